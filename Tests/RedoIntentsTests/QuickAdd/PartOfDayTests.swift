import RedoIntents
import RedoProtocol
import RedoTasks
import Testing

@Suite struct `A part of the day` {
  private func read(_ line: String, dismissed: Set<Chip.ID> = []) -> QuickAdd {
    QuickAdd(line, in: .at(), dismissed: dismissed)
  }

  private func due(_ parsed: QuickAdd) -> String {
    switch parsed.draft.due {
    case .unset: "unset"
    case .none: "none"
    case .at(let instant): String(instant.wallText.prefix(16))
    }
  }

  @Test(arguments: [
    ("Ring tomorrow morning", "Ring", "2026-11-21T09:00"),
    ("friday morning standup", "standup", "2026-11-27T09:00"),
    ("Tea fri evening with Ana", "Tea with Ana", "2026-11-27T18:00"),
    ("Nap by sunday afternoon", "Nap", "2026-11-22T15:00"),
    ("Mass 24 dec night", "Mass", "2026-12-24T21:00"),
    ("Call on the 1st evening", "Call", "2026-12-01T18:00"),
    ("Ship before friday morning", "Ship", "2026-11-27T09:00"),
  ])
  func `counts behind its day`(line: String, title: String, expected: String) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(due(parsed) == expected)
    #expect(parsed.chips.map(\.kind) == [.due])
  }

  @Test(arguments: [
    ("Buy tickets for opera night friday", "Buy tickets for opera night", "2026-11-27T18:00"),
    ("Good night monday", "Good night", "2026-11-23T18:00"),
    ("jazz night tomorrow", "jazz night", "2026-11-21T18:00"),
    ("book the night 24 dec", "book the night", "2026-12-24T18:00"),
    ("Yoga morning every monday", "Yoga morning", "2026-11-23T18:00"),
    ("evening tomorrow", "evening", "2026-11-21T18:00"),
    ("Plan the evening", "Plan the evening", "unset"),
    ("tomorrow 9am morning run", "morning run", "2026-11-21T09:00"),
    ("tomorrow plan the evening", "plan the evening", "2026-11-21T18:00"),
    ("night 9am friday", "night", "2026-11-27T09:00"),
  ])
  func `stays in the title anywhere else`(line: String, title: String, expected: String) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(due(parsed) == expected)
  }
}
