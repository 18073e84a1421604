import RedoTestSupport
import RedoViewModels
import Testing

/// Tasks that are named when they fall due, as far ahead as the settings say.
@Suite struct ReminderStoryTests {
  /// What is told of tasks whose time to be named has come.
  private func reminder(_ script: ScreenScript) -> String? {
    script.viewModel.board.notices.last.map { script.viewModel.text(of: $0) }
  }

  @Test func `what falls due sooner than it would be named is named when it is due`() throws {
    // Review the draft is due at 18:00, in less than four hours.
    var script = ScreenScript(try .sample()) { $0.preferences.remindMinutes = 600 }
    _ = script.remind()
    script.wait(seconds: 60 * 60 * 2)
    #expect(script.remind().isEmpty)
    script.wait(seconds: 60 * (60 * 1 + 56))
    #expect(script.remind() == [.ring])
    #expect(reminder(script)?.hasPrefix("“Review the draft” is due at 18:00") == true)
    script.wait(seconds: 60)
    #expect(script.remind().isEmpty)
  }

  @Test func `a task is named when it falls due, once, and not without the setting`() throws {
    var script = ScreenScript(try .sample()) { $0.preferences.remindMinutes = 10 }
    _ = script.remind()
    script.wait(seconds: 60 * 60)
    #expect(script.remind().isEmpty)
    // Review the draft is due at 18:00.
    script.wait(seconds: 60 * (60 * 2 + 46))
    #expect(script.remind() == [.ring])
    #expect(reminder(script) == "“Review the draft” is due at 18:00")
    script.wait(seconds: 60)
    #expect(script.remind().isEmpty)
    // In quiet hours it waits until they end.
    var night = ScreenScript(try .sample()) { settings in
      settings.preferences.remindMinutes = 0
      settings.preferences.quietHours = QuietHours("17:00-19:00")
    }
    _ = night.remind()
    night.wait(seconds: 60 * 60 * 4)
    #expect(night.remind().isEmpty)
    night.wait(seconds: 60 * 60)
    #expect(night.remind() == [.ring])
    #expect(reminder(night)?.contains("is due at 18:00") == true)
    var quiet = ScreenScript(try .sample())
    _ = quiet.remind()
    quiet.wait(seconds: 60 * 60 * 24)
    #expect(quiet.remind().isEmpty)
  }

  @Test(arguments: [
    ("2026-11-21 16:05", 1440, 2, "is due tomorrow 16:05"),
    ("2026-11-20 16:06", 1, 2, "is due at 16:06"),
    ("2026-11-20 23:59", 0, 17, "was due 20 Nov 23:59"),
  ])
  func `a task that is named on another day than it is due is named with that day`(
    due: String, lead: Int, hours: Int64, words: String
  ) throws {
    let replica = try ScriptedReplica()
    replica.add("Take pills \(due)")
    var script = ScreenScript(replica) { settings in
      settings.preferences.remindMinutes = lead
      settings.preferences.quietHours = QuietHours("22:00-07:00")
    }
    _ = script.remind()
    script.wait(seconds: hours * 3600)
    #expect(script.remind() == [.ring])
    #expect(reminder(script) == "“Take pills” \(words)")
  }
}
