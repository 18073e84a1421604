import RedoIntents
import RedoTasks
import RedoTerminal
import RedoTestSupport
import Testing

@testable import RedoViewModels

/// How many keys a triage takes, measured by pressing them.
@Suite struct TriageKeysTests {
  /// The keys of each common decision; those that leave the task as it is go on with Space.
  private static let decisions: [(name: String, keys: String)] = [
    ("done", "c"), ("1 day", "h"), ("3 days", "j"), ("1 week", "k"), ("2 weeks", "l"),
    ("archive", "z"), ("delete", "Dy"), ("priority", "4<Space>"), ("skip", "<Space>"),
    ("tomorrow", "s<Enter>"),
  ]

  @Test func `a hundred tasks take at most two keys each and leave an empty backlog`() throws {
    var script = ScreenScript(try .backlog(100))
    try script.press("T")
    let triage = try #require(script.viewModel.triage)
    #expect(triage.queue.count == 100)
    var keys = 1
    for index in 0..<100 {
      let (name, pressed) = Self.decisions[index % Self.decisions.count]
      let count = try KeyNotation.keys(in: pressed).count
      #expect(count <= 2, "\(name)")
      #expect(script.viewModel.triage?.position == index, "before \(name)")
      try script.press(pressed)
      keys += count
    }
    #expect(script.viewModel.triage?.isOver == true)
    #expect(keys == 131, "that is 1.3 keys a task")
    // Two of the ten have priority 4 already, and ten were left as they are.
    #expect(script.viewModel.triage?.untouchedCount == 12)
    #expect(script.viewModel.triage?.steps.count == 88, "every decision is an intent of its own")
    try script.press("<Enter>")
    #expect(script.viewModel.context == .list)
  }

  @Test func `one key takes back a hundred decisions, and one brings them back`() throws {
    var script = ScreenScript(try .backlog(100))
    let before = script.states
    try script.press("T")
    for index in 0..<100 { try script.press(Self.decisions[index % 10].keys) }
    let after = script.states
    #expect(after != before)
    let written = script.replica.written.count
    try script.press("U")
    #expect(script.states == before)
    #expect(script.replica.written.count == written + 1, "one write, however many decisions")
    #expect(
      script.viewModel.message?.text == "Took back everything done to 88 tasks")
    try script.press("u")
    #expect(script.states == after)
    #expect(script.viewModel.triage?.isTakenBack == false)
    try script.press("<C-r>")
    #expect(script.states == before)
    #expect(script.viewModel.triage?.isTakenBack == true)
  }
}
