import RedoTestSupport
import Testing

/// What is heard where a page has nothing to list: why, and what can be typed there.
@Suite struct LinearEmptinessTests {
  @Test func `a log without tasks says how the first is made`() throws {
    let script = LinearScript(try ScriptedReplica())
    #expect(script.heard.contains("Nothing to do. Type a to add a task. Type ? to see every key."))
    #expect(script.heard.contains { $0.hasPrefix("One line says it all, such as: a Pay rent ") })
  }

  @Test func `analytics without numbers say what the screen says`() throws {
    var script = LinearScript(try ScriptedReplica())
    #expect(
      script.type("analytics").contains(
        "What you finish lights up here. Type a to add the first task. ? says what will be counted."
      ))
  }

  @Test func `a plan without suggestions asks for none of them to be picked`() throws {
    var script = LinearScript(try ScriptedReplica())
    let heard = script.type("plan")
    #expect(heard.contains("Nothing planned for today. a adds a task."))
    #expect(heard.contains("Nothing left to suggest. a adds a task."))
    #expect(!heard.contains("picks a task"))
  }

  @Test func `before the first change every page names the way back and asks for no task`() throws {
    let replica = try ScriptedReplica()
    replica.add("Call Ana")
    var script = LinearScript(replica)
    script.type("<")
    for page in ["activity", "analytics", "tasks"] {
      #expect(script.type(page).contains("There were no tasks then. b returns to now."), "\(page)")
    }
    let plan = script.type("plan")
    #expect(plan.contains("Nothing planned for today. b returns to now."))
    #expect(!plan.contains("picks a task") && !plan.contains("adds a task"))
  }

  @Test func `the way back from before the first change leads to the list and its numbers`() throws
  {
    let replica = try ScriptedReplica()
    for title in ["Call Ana", "Call Ben"] { replica.add(title) }
    var script = LinearScript(replica)
    let number = try #require(script.number(of: "Call Ben"))
    #expect(script.type("<", "<").contains("\nTasks, All, by rank: 0 tasks."))
    #expect(script.heard.contains { $0.hasPrefix("Before the first change, 2 steps before now.") })
    let now = script.type("b")
    #expect(now.contains("\nTasks, All, by rank: 2 tasks. The numbers are as before"), "\(now)")
    #expect(script.type("\(number)").hasPrefix("Call Ben."))
  }

  @Test func `what nothing matches is named`() throws {
    var script = LinearScript(try .sample())
    #expect(script.type("/xyzzy").contains("Nothing matches /xyzzy. b "))
  }
}
