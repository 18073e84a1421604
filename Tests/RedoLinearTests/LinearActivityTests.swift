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
    let number = try #require(LinearSessionTests.number(of: "“Errand7”", in: script))
    #expect(number == 34)
    #expect(script.type("c \(number)").hasPrefix("Completed “Errand7”"))
  }
}
