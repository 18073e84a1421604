import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

@testable import RedoViewModels

/// What becomes of a triage's decisions in other programs and on other devices while it shows.
@Suite struct TriageElsewhereTests {
  /// What another program on this device does with the last of three decisions: `u` undoes, `r` does
  /// again, `n` does something new.
  @Test(arguments: [
    ("u", 2), ("ur", 3), ("uu", 1), ("uur", 2), ("un", 2), ("urn", 3), ("nuu", 2),
  ])
  func `what another program undoes counts no more until it does it again`(
    deeds: String, count: Int
  ) throws {
    for seesEach in [true, false] {
      var script = ScreenScript(try .sample())
      let queue = script.states
      try script.press("Tjkc")
      let kinds = script.viewModel.triage?.steps.map(\.kind) ?? []
      for deed in deeds {
        switch deed {
        case "u": _ = try script.replica.run(.undo)
        case "r": _ = try script.replica.run(.redo)
        default: script.replica.add("Buy milk tomorrow")
        }
        if seesEach { script.replay() }
      }
      script.replay()
      let triage = try #require(script.viewModel.triage)
      #expect(triage.isOver && triage.steps.map(\.kind) == Array(kinds.prefix(count)))
      #expect(triage.untouchedCount == 3 - count)
      try script.press("U")
      #expect(script.viewModel.triage?.isTakenBack == true)
      #expect(script.states.isSuperset(of: queue))
    }
  }

  @Test(arguments: ["2", "l", "c", "z", "Dy"], ["phone", "laptop"])
  func `what is taken back in the activity elsewhere counts no more`(
    keys: String, device: String
  ) throws {
    var script = ScreenScript(try .sample())
    let replica = script.replica
    let before = script.states
    try script.press("Th\(keys)<Esc>")
    #expect(script.viewModel.triage?.steps.count == 2)
    let other = device == "laptop" ? replica : try replica.fork(device: device, seed: 9)
    let last = try #require(replica.projection.graph.nodes.last)
    _ = try other.run(.takeBackChange(last.id))
    if device == "phone" { replica.take(from: other) }
    script.replay()
    let triage = try #require(script.viewModel.triage)
    #expect(triage.steps.map(\.kind) == [.snoozed] && triage.untouchedCount == 2)
    try script.press("U")
    #expect(script.viewModel.triage?.headline == "All of it is taken back")
    #expect(script.states == before)
    try script.press("u")
    #expect(script.viewModel.triage?.steps.map(\.kind) == [.snoozed])
  }
}
