import RedoLinear
import RedoTasks
import RedoTestSupport
import RedoViewModels
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

  @Test func `steps are counted as they are read, whatever stands between them`() throws {
    let replica = try ScriptedReplica()
    replica.add("Pack")
    try replica.describe("Pack", "To sleep:\n- [ ] tent\nTo climb:\n\n- [ ] rope\n- [ ] hooks")
    var script = LinearScript(replica)
    script.type("1")
    for line in ["1. To do: tent", "2. To do: rope", "3. To do: hooks"] {
      #expect(script.heard.contains(line))
    }
    #expect(script.type("x 2") == "Ticked “rope” of “Pack”. u undoes.")
    #expect(script.type("3") == "Ticked “hooks” of “Pack”. u undoes.")
  }

  @Test func `a step's number means the step that was read, wherever it stands by now`() throws {
    let replica = try ScriptedReplica()
    replica.add("Pack")
    try replica.describe("Pack", "- [ ] tent\n- [ ] rope\n- [ ] lamp")
    var script = LinearScript(replica)
    script.type("1")
    try replica.describe("Pack", "- [ ] map\n- [ ] lamp\n- [ ] tent")
    let (projection, dates) = (replica.projection, replica.dates)
    script.meanwhile { $0.absorb(projection, at: dates) }
    for line in ["2", "x 2", "x 1,2"] {
      script.type(line)
      #expect(script.heard.last == "That is not here any more; Enter reads what is.")
    }
    #expect(script.type("x 1") == "Ticked “tent” of “Pack”. u undoes.")
    #expect(script.type("3") == "Ticked “lamp” of “Pack”. u undoes.")
    #expect(script.type("x 1,3") == "Unticked “lamp” and “tent” of “Pack”. u undoes.")
  }
}
