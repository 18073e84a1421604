import RedoTestSupport
import Testing

/// What is done by the numbers of the plan.
struct LinearPlanTests {
  @Test(arguments: ["t 5,6", "t 5,8", "- 1,2", "+5", "-1"])
  func `tasks that one line plans or puts off come back with one undo`(line: String) throws {
    var script = LinearScript(try .sample())
    let plan = script.type("plan")
    let written = script.replica.written.count
    #expect(script.type(line).hasSuffix("u undoes."))
    #expect(script.replica.written.count == written + 1)
    script.type("u")
    #expect(script.type("") == plan)
  }

  @Test func `marks on the plan are told, and a number means its task alone whatever is marked`()
    throws
  {
    var script = LinearScript(try .sample())
    script.type("plan")
    #expect(script.type("mark 1,6").contains("2 tasks are marked."))
    #expect(script.type("t 5").hasPrefix("Planned “"))
    #expect(script.type("p").contains("2 tasks"))
  }

  @Test(arguments: [(100, "100 tasks"), (103, "the first 100 of 103 tasks")])
  func `suggestions that end before the tasks do are said to`(tasks: Int, words: String) throws {
    let replica = try ScriptedReplica()
    for number in 1...tasks { replica.add("Task \(number) in 9 days") }
    var script = LinearScript(replica)
    #expect(script.type("plan").contains("Suggestions by rank, \(words):"))
  }
}
