import RedoTasks
import RedoTestSupport
import Testing

/// What is done by the numbers of a task's steps.
struct LinearStepTests {
  @Test func `steps of one line are ticked together, and unticked where all are done`() throws {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Pack"))
    try replica.describe("Pack", "- [ ] tent\n- [ ] rope\n- [ ] lamp")
    func description() -> String? {
      replica.projection[id].map { replica.projection.description(of: $0) }
    }
    var script = LinearScript(replica)
    script.type("1")
    #expect(script.type("x 1,2") == "Ticked “tent” and “rope” of “Pack”. u undoes.")
    #expect(description() == "- [x] tent\n- [x] rope\n- [ ] lamp")
    #expect(script.type("x 1-3") == "Ticked “lamp” of “Pack”. u undoes.")
    script.type("x 1,3")
    #expect(description() == "- [ ] tent\n- [x] rope\n- [ ] lamp")
    for line in ["x 4", "x 1,4"] { #expect(script.type(line) == "Only steps are ticked.") }
    #expect(replica.written.count == 5)
  }
}
