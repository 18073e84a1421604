import RedoIntents
import RedoTestSupport
import RedoViewModels
import Testing

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
}
