import RedoIntents
import RedoProtocol
import RedoTasks
import Testing

/// What the first words of a line mean that are a title further on.
struct LineStartTests {
  private func due(_ line: String, _ context: DateContext = .at()) -> String? {
    guard case .at(let instant) = QuickAdd(line, in: context).draft.due else { return nil }
    return String(instant.wallText.prefix(16))
  }

  @Test(arguments: [
    ("End of month pay rent", "pay rent", "2026-11-30T18:00"),
    ("By the end of the month pay rent", "pay rent", "2026-11-30T18:00"),
    ("On the 15th pay rent", "pay rent", "2026-12-15T18:00"),
    ("On the 15th at 9am pay rent", "pay rent", "2026-12-15T09:00"),
    ("Before the 15th pay rent", "pay rent", "2026-12-14T18:00"),
    ("Every 15th pay rent", "pay rent", "2026-12-15T18:00"),
    ("Every 15th of the month pay rent", "pay rent", "2026-12-15T18:00"),
    ("Each 1st pay rent", "pay rent", "2026-12-01T18:00"),
    ("Every 24 dec pay", "pay", "2026-12-24T18:00"),
    ("Every dec 24 pay", "pay", "2026-12-24T18:00"),
    ("Every 24.12. pay", "pay", "2026-12-24T18:00"),
  ])
  func `a day of the month or year that starts a line is when`(
    line: String, title: String, expected: String
  ) {
    let parsed = QuickAdd(line, in: .at())
    #expect(parsed.draft.title == title && due(line) == expected && parsed.chips.count == 1)
    var kept = KeptWords()
    kept.take(from: parsed)
    #expect(kept.note == nil)
  }

  @Test(arguments: [
    "On the 3rd floor fix the lamp", "On the 2nd attempt be quick",
    "Every 3rd customer gets a gift", "Every 3rd friday club", "Every 1st and 15th pay rent",
    "Every 24 dec and 31 dec party", "Every 1.5. hours check it", "Every may 3 friends meet",
    "The 15th pay rent", "15th pay rent", "24.12 pay", "Noon meal", "Every weekday stand up",
  ])
  func `what is counted or listed at the start of a line stays in the title`(line: String) {
    #expect(QuickAdd(line, in: .at()).draft == TaskDraft(title: line))
  }
}
