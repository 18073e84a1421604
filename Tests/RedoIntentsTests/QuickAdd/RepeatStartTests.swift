import RedoIntents
import RedoProtocol
import RedoTasks
import Testing

/// On which day a repeat begins.
struct RepeatStartTests {
  private func due(_ line: String, _ context: DateContext = .at()) -> String? {
    guard case .at(let instant) = QuickAdd(line, in: context).draft.due else { return nil }
    return String(instant.wallText.prefix(16))
  }

  @Test(arguments: [
    ("Gym every 20th 9am", "2026-12-20T09:00"), ("Gym every 20th 15:00", "2026-11-20T15:00"),
    ("Gym every 2 months on the 20th at 9am", "2027-01-20T09:00"),
    ("Gym on the 20th 9am every month", "2026-12-20T09:00"),
    ("Gym every 20 nov morning", "2027-11-20T09:00"),
    ("Gym 20 nov 9am every year", "2027-11-20T09:00"),
    ("Gym every friday 9am", "2026-11-27T09:00"), ("Gym every 20th", "2026-11-20T18:00"),
    ("Gym on the 20th 9am", "2026-11-20T09:00"),
    ("Gym this friday 9am every week", "2026-11-20T09:00"),
  ])
  func `a repeat whose time is past on its own day begins on the next one`(
    line: String, expected: String
  ) {
    #expect(due(line) == expected)
  }

  @Test(arguments: [
    ("Gym every 20th evening", "2026-12-20T18:00"), ("Gym 20 nov night yearly", "2027-11-20T21:00"),
    ("Gym every 20th", "2026-12-20T18:00"), ("Gym on the 20th every month", "2026-12-20T18:00"),
    ("Gym every 20 nov", "2027-11-20T18:00"), ("Gym every 20th 22:00", "2026-11-20T22:00"),
    ("Gym today every 20th", "2026-11-20T23:59"), ("Gym 20 nov yearly", "2027-11-20T18:00"),
    ("Gym today monthly fixed", "2026-11-20T23:59"),
  ])
  func `a repeat that is typed in the evening of its day keeps its hour, told or not`(
    line: String, expected: String
  ) {
    #expect(due(line, .at("2026-11-20T21:30:00Z")) == expected)
  }

  @Test(arguments: [
    ("Pay every 31st 9am", "2027-01-31T12:00:00Z", "2027-03-31T09:00"),
    ("Pay monthly on the 30th", "2027-01-31T12:00:00Z", "2027-03-30T18:00"),
    ("Pay every 29 feb 9am", "2028-02-29T12:00:00Z", "2032-02-29T09:00"),
  ])
  func `a repeat begins in a month that has its day, by which the log knows the day`(
    line: String, now: String, expected: String
  ) {
    #expect(due(line, .at(now)) == expected)
  }
}
