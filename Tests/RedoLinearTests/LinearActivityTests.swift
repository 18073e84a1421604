import RedoIntents
import RedoTestSupport
import Testing

/// What is done by the numbers of the activity.
struct LinearActivityTests {
  @Test func `a number keeps its meaning however many changes come above it`() throws {
    let replica = try ScriptedReplica()
    for title in ["Alpha", "Beta", "Gamma"] { replica.add(title) }
    var script = LinearScript(replica)
    #expect(script.type("activity").contains("\n2. 14:05, “Beta”: created"))
    script.type("a Delta")
    #expect(script.type("c 2").hasPrefix("Completed “Beta”"))
    #expect(script.type("c 1").hasPrefix("Completed “Gamma”"))
    #expect(script.type("3").hasPrefix("Alpha."))
    #expect(script.type("b").contains("The numbers are as before"))
    #expect(script.type("p 3 5") == "Changed the priority of “Alpha”. u undoes.")
  }

  @Test func `lines that are read on say what their numbers mean, whatever came above them`() throws
  {
    let replica = try ScriptedReplica()
    for number in 1...40 { replica.add("Errand\(number)") }
    var script = LinearScript(replica)
    script.type("activity", "a Another", "")
    let number = try #require(script.number(of: "“Errand7”"))
    #expect(number == 34)
    #expect(script.type("c \(number)").hasPrefix("Completed “Errand7”"))
  }

  @Test func `several numbers are one act on the tasks of the changes, on each task once`() throws {
    let replica = try ScriptedReplica()
    let alpha = try #require(replica.add("Alpha"))
    let beta = try #require(replica.add("Beta"))
    let water = try #require(replica.add("Water every day"))
    try replica.prioritize("Water", 5)
    var script = LinearScript(replica)
    script.type("activity")
    script.type("c 1,2")
    #expect(replica.written.last == .complete([water]))
    script.type("s 3,4 sat")
    guard case .snooze(let moved, _)? = replica.written.last else {
      Issue.record("\(script.heard)")
      return
    }
    #expect(moved.count == 2 && Set(moved) == [alpha, beta])
    #expect(script.type("p 3,4 5").contains("2 tasks"))
    #expect(script.type("D 3,4").hasPrefix("Delete these 2 tasks?"))
    script.type("n")
    #expect(replica.written.count == 7)
    #expect(script.type("c 3,4").hasPrefix("Completed 2 tasks"))
    #expect(script.type("u").hasPrefix("Undone: completed 2 tasks"))
  }

  @Test func `a change outlives its task, and a number of it says so`() throws {
    let replica = try ScriptedReplica()
    for title in ["Alpha", "Beta"] { replica.add(title) }
    var script = LinearScript(replica)
    script.type("activity")
    #expect(script.type("D 1 y").hasPrefix("Deleted “Beta”"))
    #expect(script.type("c 1").hasPrefix("The task is gone; v shows the change"))
    #expect(script.type("c 1,2").hasPrefix("Completed “Alpha”"))
    #expect(script.type("v 1").hasPrefix("Change:"))
  }
}
