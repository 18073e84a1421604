import RedoIntents
import RedoTasks
import RedoTestSupport
import Testing

/// Repeats in the line of a new task: which are understood, and when they begin.
struct QuickAddRepeatTests {
  @Test(arguments: [
    ("every day", 1), ("daily", 1), ("weekly", 7), ("biweekly", 14), ("Monthly", 30),
    ("yearly", 365), ("every 10 days", 10), ("every 2 weeks", 14), ("every week", 7),
    ("every month", 30), ("every year", 365), ("every other week", 14), ("every 2nd week", 14),
    ("every third day", 3), ("every 3 months", 90),
    ("EVERY 1 day", 1), ("quarterly", 90), ("every quarter", 90), ("every fortnight", 14),
    ("each day", 1), ("each week", 7), ("each 2 weeks", 14), ("every two weeks", 14),
    ("every twelve days", 12), ("every 3d", 3), ("every 2w", 14), ("every 6mo", 180),
    ("every 2days", 2),
  ])
  func `repeats are understood`(words: String, expected: Int) {
    let parsed = QuickAdd("Stretch " + words, in: .at())
    #expect(parsed.draft == TaskDraft(title: "Stretch", rhythm: .days(Int64(expected))))
  }

  @Test func `every monday repeats weekly from the next monday on, and on mondays`() {
    let parsed = QuickAdd("Water plants every monday 9am", in: .at())
    #expect(parsed.draft.title == "Water plants" && parsed.draft.rhythm?.isFixed == true)
    #expect(parsed.draft.frequencyDays == 7)
    #expect(QuickAdd("Water plants every monday 9am", in: .at()).dueText == "2026-11-23T09:00")
    #expect(QuickAdd("Water plants every monday", in: .at()).dueText == "2026-11-23T18:00")
    #expect(QuickAdd("Water plants every monday tomorrow", in: .at()).dueText == "2026-11-21T18:00")
  }

  @Test(arguments: [
    ("every other friday", 14, "2026-11-27T18:00"), ("every 15th", 30, "2026-12-15T18:00"),
    ("every 1st of the month 9am", 30, "2026-12-01T09:00"),
    ("9am every 21st p4", 30, "2026-11-21T09:00"), ("each monday", 7, "2026-11-23T18:00"),
    ("each monday: 9am", 7, "2026-11-23T09:00"),
  ])
  func `a repeat that names its day starts there`(words: String, days: Int, start: String) {
    let parsed = QuickAdd("Pay Ana " + words, in: .at())
    #expect(parsed.draft.title == "Pay Ana" && parsed.draft.rhythm?.isFixed == true)
    #expect(parsed.draft.frequencyDays == days)
    #expect(QuickAdd("Pay Ana " + words, in: .at()).dueText == start)
  }

  @Test(
    arguments: [
      ("Pay Ana every month on the 15th", .months(1), "2026-12-15T18:00"),
      ("Pay Ana monthly on 1st of the month 9am", .months(1), "2026-12-01T09:00"),
      ("Pay Ana every 2 months on the 1st p4", .months(2), "2026-12-01T18:00"),
      ("Pay Ana by the 25th every month", .months(1), "2026-11-25T18:00"),
      ("Pay Ana every 24 dec", .years(1), "2026-12-24T18:00"),
      ("Pay Ana every december 24th 9am", .years(1), "2026-12-24T09:00"),
      ("Pay Ana yearly on 24 dec", .years(1), "2026-12-24T18:00"),
      ("Pay Ana 24 dec every year", .years(1), "2026-12-24T18:00"),
      ("Pay Ana quarterly fixed 1 jan", .months(3), "2027-01-01T18:00"),
      ("Pay Ana every 30 days fixed 1 jan", .fixedDays(30), "2027-01-01T18:00"),
      ("Pay Ana on the 1st of every month 9am", .months(1), "2026-12-01T09:00"),
      ("15th of each month Pay Ana", .months(1), "2026-12-15T18:00"),
      ("Pay Ana 24 dec of every year", .years(1), "2026-12-24T18:00"),
      ("Pay Ana on the monday of each week 9am", .fixedDays(7), "2026-11-23T09:00"),
      ("Friday of every week Pay Ana", .fixedDays(7), "2026-11-27T18:00"),
      ("Pay Ana on monday of every other week", .fixedDays(14), "2026-11-23T18:00"),
      ("Mon of every second week 9am Pay Ana", .fixedDays(14), "2026-11-23T09:00"),
      ("Pay Ana friday of each fortnight", .fixedDays(14), "2026-11-27T18:00"),
      ("Pay Ana on the 24th of december of every year", .years(1), "2026-12-24T18:00"),
      ("Pay Ana on the 24 dec of every year", .years(1), "2026-12-24T18:00"),
      ("Pay Ana every 5th of each month", .months(1), "2026-12-05T18:00"),
      ("Every 5th of every month Pay Ana", .months(1), "2026-12-05T18:00"),
      ("Each 24 dec of every year Pay Ana", .years(1), "2026-12-24T18:00"),
      ("Pay Ana every 15th fixed", .months(1), "2026-12-15T18:00"),
      ("Pay Ana every month on the 15th fixed", .months(1), "2026-12-15T18:00"),
      ("Monthly on the 15th Pay Ana", .months(1), "2026-12-15T18:00"),
      ("Every 15th: Pay Ana", .months(1), "2026-12-15T18:00"),
      ("Pay Ana every 24 dec 2027", .years(1), "2027-12-24T18:00"),
      ("Pay Ana every 3 months on 15 mar", .months(3), "2027-03-15T18:00"),
      ("Every quarter on 31 dec Pay Ana", .months(3), "2026-12-31T18:00"),
      ("Every 6 months on 1st june Pay Ana", .months(6), "2027-06-01T18:00"),
      ("Pay Ana every month 1 jan", .days(30), "2027-01-01T18:00"),
      ("Pay Ana first monday of january monthly", .days(30), "2027-01-04T18:00"),
    ] as [(String, Rhythm, String)])
  func `a day of the week, the month or the year comes again on that day`(
    line: String, rhythm: Rhythm, start: String
  ) {
    let parsed = QuickAdd(line, in: .at())
    #expect(parsed.draft.title == "Pay Ana" && parsed.draft.rhythm == rhythm)
    #expect(QuickAdd(line, in: .at()).dueText == start)
  }

  @Test(arguments: [
    "Party every 24 dec and 31 dec", "Party every 24.12. or 1.5.", "Check every 1.5. hours",
    "Dinner every may 3 friends meet", "Ship every 2 dec boxes",
  ])
  func `a date of the year that goes on is none of a repeat's, and stays`(line: String) {
    #expect(QuickAdd(line, in: .at()).draft == TaskDraft(title: line))
  }

  @Test(arguments: [
    "Gym every mon and thu", "Gym every other mon or thu",
    "Gym every mon, wed, fri", "Club every 3rd friday",
    "Report every 1st and 15th", "Ask every 3rd customer", "Gym every tue or thu evening",
    "Club every third friday", "Club every last friday", "Pill every hour", "Pill every 12h",
    "Gym every mon,thu", "Gym every mon,wed and fri", "Gym every mon-fri", "Gym each tue/thu",
    "Pill every 2 hours", "Clean after every 3d print", "Pills every first day",
    "Report every hour 9", "Play every 2d game",
  ])
  func `a repeat that cannot be counted in days stays in the title whole`(line: String) {
    #expect(QuickAdd(line, in: .at()).draft == TaskDraft(title: line))
  }

  @Test(arguments: [
    ("Backup every 2 weeks on fri", "Backup", 14, "2026-11-27T18:00"),
    ("Trash every week on tue 7am", "Trash", 7, "2026-11-24T07:00"),
    ("Trash weekly on tuesday", "Trash", 7, "2026-11-24T18:00"),
    ("Rent biweekly on mon p4", "Rent", 14, "2026-11-23T18:00"),
  ])
  func `weeks that name their day count from the due date`(
    line: String, title: String, days: Int, start: String
  ) {
    let parsed = QuickAdd(line, in: .at())
    #expect(parsed.draft.title == title && parsed.draft.rhythm?.isFixed == true)
    #expect(parsed.draft.frequencyDays == days)
    #expect(QuickAdd(line, in: .at()).dueText == start)
  }

  @Test(arguments: ["Prepare weekly sun protection", "Gym every week on mon and thu"])
  func `a weekday behind weeks that goes on is none of theirs`(line: String) {
    #expect(QuickAdd(line, in: .at()).draft.rhythm?.isFixed != true)
  }

  @Test(arguments: [
    ("Physio every mon 9am until 1 feb", "Physio until 1 feb", "2026-11-23T09:00"),
    ("Pills daily 8am until 20 dec", "Pills until 20 dec", "2026-11-21T08:00"),
    ("Scrum every monday 9am except 28 dec", "Scrum except 28 dec", "2026-11-23T09:00"),
  ])
  func `when a repeat ends is not when it begins`(line: String, title: String, start: String) {
    #expect(QuickAdd(line, in: .at()).draft.title == title)
    #expect(QuickAdd(line, in: .at()).dueText == start)
    #expect(QuickAdd("Stay until 1 feb", in: .at()).dueText == "2027-02-01T18:00")
  }

  @Test(arguments: [
    "every mon ", "mon ", "every 1st ", "end of ", "every 1st mon and ", "1st and ",
    "mon of every day ", "mon and thu of every week ", "every day of every day ",
  ])
  func `a line of many repeats is read in time that grows with its length`(words: String) {
    let growth = Growth(from: 500, to: 4_000, within: 16, slack: 0.05) { count in
      let line = "every " + String(repeating: words, count: count)
      return ThreadTime.seconds { _ = QuickAdd(line, in: .at()) }
    }
    #expect(growth.isBounded, "\(growth)")
  }

  @Test(arguments: [
    ("Team retro every friday", ["every 7 days from the due date, due Fri 27 Nov 18:00"]),
    ("Team retro every friday 16:00", ["every 7 days from the due date", "due Fri 27 Nov 16:00"]),
    ("Team retro every week", ["every 7 days"]),
  ])
  func `a repeat on a weekday says when it is due for the first time`(
    line: String, expected: [String]
  ) {
    #expect(QuickAdd(line, in: .at()).chips.map(\.text) == expected)
  }
}
