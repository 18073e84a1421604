import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

@Suite struct `The quick-add line` {
  private func read(_ line: String, dismissed: Set<Chip.ID> = []) -> QuickAdd {
    QuickAdd(line, in: .at(), dismissed: dismissed)
  }

  private func due(_ line: String) -> String {
    switch read(line).draft.due {
    case .unset: "unset"
    case .none: "none"
    case .at(let instant): String(instant.wallText.prefix(16))
    }
  }

  @Test func `a full line fills every field`() throws {
    let line = "Pay rent tomorrow 9am p5 every month ~2 #home // landlord's new account"
    let parsed = read(line)
    #expect(
      try parsed.titledDraft()
        == TaskDraft(
          title: "Pay rent #home", description: "landlord's new account", priority: 5,
          rhythm: .days(30), storyPoints: 2,
          due: .at(try #require(Instant(rfc3339: "2026-11-21T09:00:00Z")))))
    #expect(
      parsed.chips.map(\.text) == [
        "due Sat 21 Nov 09:00", "priority 5", "every 30 days", "2 points", "#home", "description",
      ])
    let bytes = Array(line.utf8)
    #expect(
      parsed.chips.map { String(decoding: bytes[$0.range], as: UTF8.self) } == [
        "tomorrow 9am", "p5", "every month", "~2", "#home", "// landlord's new account",
      ])
    let title = TitleText(parsed.draft.title)
    #expect(title.shown == "Pay rent")
    #expect(title.tags == ["home"])
  }

  @Test func `a plain line is a title and nothing else`() {
    let parsed = read("  Buy  milk\tand bread ")
    #expect(parsed.draft == TaskDraft(title: "Buy milk and bread"))
    #expect(parsed.chips.isEmpty)
  }

  @Test(arguments: [
    ("x p1", 1), ("x P3", 3), ("p5 x", 5), ("x !", 1), ("x !!!!!", 5), ("x !!! y", 3),
    ("p4: x", 4), ("x p2!", 2),
    ("p1 x p2", 2), ("x p4, y", 4),
  ])
  func `priorities are understood`(line: String, expected: Int) {
    #expect(read(line).draft.priority == expected)
  }

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
    let parsed = read("Stretch " + words)
    #expect(parsed.draft == TaskDraft(title: "Stretch", rhythm: .days(Int64(expected))))
  }

  @Test func `every monday repeats weekly from the next monday on, and on mondays`() {
    let parsed = read("Water plants every monday 9am")
    #expect(parsed.draft.title == "Water plants" && parsed.draft.rhythm?.isFixed == true)
    #expect(parsed.draft.frequencyDays == 7)
    #expect(due("Water plants every monday 9am") == "2026-11-23T09:00")
    #expect(due("Water plants every monday") == "2026-11-23T18:00")
    #expect(due("Water plants every monday tomorrow") == "2026-11-21T18:00")
  }

  @Test(arguments: [
    ("every other friday", 14, "2026-11-27T18:00"), ("every 15th", 30, "2026-12-15T18:00"),
    ("every 1st of the month 9am", 30, "2026-12-01T09:00"),
    ("9am every 21st p4", 30, "2026-11-21T09:00"), ("each monday", 7, "2026-11-23T18:00"),
    ("each monday: 9am", 7, "2026-11-23T09:00"),
  ])
  func `a repeat that names its day starts there`(words: String, days: Int, start: String) {
    let parsed = read("Pay Ana " + words)
    #expect(parsed.draft.title == "Pay Ana" && parsed.draft.rhythm?.isFixed == true)
    #expect(parsed.draft.frequencyDays == days)
    #expect(due("Pay Ana " + words) == start)
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
    let parsed = read(line)
    #expect(parsed.draft.title == "Pay Ana" && parsed.draft.rhythm == rhythm)
    #expect(due(line) == start)
  }

  @Test(arguments: [
    "Party every 24 dec and 31 dec", "Party every 24.12. or 1.5.", "Check every 1.5. hours",
    "Dinner every may 3 friends meet", "Ship every 2 dec boxes",
  ])
  func `a date of the year that goes on is none of a repeat's, and stays`(line: String) {
    #expect(read(line).draft == TaskDraft(title: line))
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
    #expect(read(line).draft == TaskDraft(title: line))
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
    let parsed = read(line)
    #expect(parsed.draft.title == title && parsed.draft.rhythm?.isFixed == true)
    #expect(parsed.draft.frequencyDays == days)
    #expect(due(line) == start)
  }

  @Test(arguments: ["Prepare weekly sun protection", "Gym every week on mon and thu"])
  func `a weekday behind weeks that goes on is none of theirs`(line: String) {
    #expect(read(line).draft.rhythm?.isFixed != true)
  }

  @Test(arguments: [
    ("Physio every mon 9am until 1 feb", "Physio until 1 feb", "2026-11-23T09:00"),
    ("Pills daily 8am until 20 dec", "Pills until 20 dec", "2026-11-21T08:00"),
    ("Scrum every monday 9am except 28 dec", "Scrum except 28 dec", "2026-11-23T09:00"),
  ])
  func `when a repeat ends is not when it begins`(line: String, title: String, start: String) {
    #expect(read(line).draft.title == title)
    #expect(due(line) == start)
    #expect(due("Stay until 1 feb") == "2027-02-01T18:00")
  }

  @Test(arguments: [
    "every mon ", "mon ", "every 1st ", "end of ", "every 1st mon and ", "1st and ",
    "mon of every day ", "mon and thu of every week ", "every day of every day ",
  ])
  func `a line of many repeats is read in time that grows with its length`(words: String) {
    let growth = Growth(from: 500, to: 4_000, within: 16, slack: 0.05) { count in
      let line = "every " + String(repeating: words, count: count)
      return ThreadTime.seconds { _ = read(line) }
    }
    #expect(growth.isBounded, "\(growth)")
  }

  @Test(arguments: [
    "x p9", "x p0", "x p", "x p10", "x !!!!!!", "x ~-1", "x ~", "x ~99999", "x ~1.5",
    "x every 0 days", "x every -1 days", "x every days", "x every 99999999 days",
    "x every 9999999 weeks", "x every weekday", "x 0d", "x in 0 days", "x 30 feb", "x 25:00",
    "x tomorrowish", "x p5ish", "a! b", "x#home", "wow!!!", "x ~٣", "in", "every", "at", "next",
    "x fifth friday of february", "x the 5th monday of feb", "last friday x", "x 1 jan 10000",
    "x jan 1 10000", "x by 1 jan 1969", "x first friday", "x on the last friday of next year",
    "x 6th friday of june", "x second last friday of june", "x fifth friday of feb 2027",
    "x the fifth friday of the month", "x last friday of the year", "x 12th monday",
    "x first monday of december 10000",
    "x // y".replacing(" // ", with: "//"), "see https://example.org", "Call Tom", "meet at 9",
    "give each a day off", "give each two weeks off",
  ])
  func `what is out of range or only similar stays in the title`(line: String) {
    let parsed = read(line)
    #expect(parsed.draft == TaskDraft(title: line))
    #expect(parsed.chips.isEmpty)
  }

  @Test(arguments: [
    ("x ~0", 0), ("x ~3", 3), ("~13 x", 13), ("x ~9999", 9999), ("x ~1 ~2", 2),
  ])
  func `story points are understood`(line: String, expected: Int) {
    #expect(read(line).draft.storyPoints == expected)
  }

  @Test(arguments: [
    ("Pay rent tomorrow", "Pay rent", "2026-11-21T18:00"),
    ("Call Ana tomorrow, then rest", "Call Ana then rest", "2026-11-21T18:00"),
    ("Finish by friday.", "Finish", "2026-11-27T18:00"),
    ("Call mum tomorrow!", "Call mum", "2026-11-21T18:00"),
    ("Tomorrow: call mum", "call mum", "2026-11-21T18:00"),
    ("Call mum 7.30pm tomorrow", "Call mum", "2026-11-21T19:30"),
    ("Call mum by 7.12 pm", "Call mum", "2026-11-20T19:12"),
    ("Pay 7.30 tomorrow", "Pay 7.30", "2026-11-21T18:00"),
    ("Renew it in a fortnight", "Renew it", "2026-12-04T18:00"),
    ("Tea in 1h30m", "Tea", "2026-11-20T15:35"), ("Tea @ in 1h", "Tea", "2026-11-20T15:05"),
    ("Hug each other friday", "Hug each other", "2026-11-27T18:00"),
    ("Mail it to each by friday", "Mail it to each", "2026-11-27T18:00"),
    ("tomorrow 9am Pay rent", "Pay rent", "2026-11-21T09:00"),
    ("14:30 standup", "standup", "2026-11-20T14:30"),
    ("Standup 9:15", "Standup", "2026-11-21T09:15"),
    ("Meet Ana 14:30 in the park friday", "Meet Ana in the park", "2026-11-27T14:30"),
    ("Move monday meeting to tue 10am", "Move monday meeting to", "2026-11-24T10:00"),
    ("Fly dec 24 at noon", "Fly", "2026-12-24T12:00"),
    ("Fly 2026/12/24 at noon", "Fly", "2026-12-24T12:00"),
    ("Sort photos/2026/12/24", "Sort photos/2026/12/24", "unset"),
    ("Ship it in 2 hours", "Ship it", "2026-11-20T16:05"),
    ("Look again 2026-12-24 14:30:15", "Look again", "2026-12-24T14:30"),
    ("Look again 2026-12-24 14:30:15+01:00", "Look again", "2026-12-24T13:30"),
    ("Look again 2026-12-24 14:30Z p4", "Look again", "2026-12-24T14:30"),
    ("Look again fri at 14:30:15", "Look again", "2026-11-27T14:30"),
    ("Meet fri @ 5pm", "Meet", "2026-11-27T17:00"), ("Meet mon @ noon", "Meet", "2026-11-23T12:00"),
    ("Look @ it fri", "Look @ it", "2026-11-27T18:00"),
    ("Run 02:30:15", "Run 02:30:15", "unset"),
    ("Learn the cello someday", "Learn the cello", "none"),
    ("Learn the cello", "Learn the cello", "unset"),
    ("Someday never comes tomorrow", "Someday never comes", "2026-11-21T18:00"),
    ("Go next week 2026-12-24T14:30:00+01:00", "Go next week", "2026-12-24T13:30"),
    ("Pay rent on the 1st", "Pay rent", "2026-12-01T18:00"),
    ("Pay rent on the 24th at 9", "Pay rent at 9", "2026-11-24T18:00"),
    ("Meet on the 24th at 9 Elm Street", "Meet on the 24th at 9 Elm Street", "unset"),
    ("Pay rent every month on the 15th at 9am #home", "Pay rent #home", "2026-12-15T09:00"),
    ("Report due 30th p4", "Report", "2026-11-30T18:00"),
    ("By the 25th every month pay Ana", "pay Ana", "2026-11-25T18:00"),
    ("Meet on the 3rd floor", "Meet on the 3rd floor", "unset"),
    ("Hand in by 1st draft", "Hand in by 1st draft", "unset"),
    ("Call the 3rd", "Call the 3rd", "unset"),
    ("Dentist the 25th at 2:30pm", "Dentist", "2026-11-25T14:30"),
    ("Dentist 2:30pm the 25th #home", "Dentist #home", "2026-11-25T14:30"),
    ("Call the 3rd at noon", "Call", "2026-12-03T12:00"),
    ("Call at 9am the 3rd time", "Call the 3rd time", "2026-11-21T09:00"),
    ("Watch the 3rd 9:30 show", "Watch the 3rd show", "2026-11-21T09:30"),
    ("Call friday the 4th p4", "Call", "2026-12-04T18:00"),
    ("Call fri 4th 9am", "Call", "2026-12-04T09:00"),
    ("Meet fri 4th floor", "Meet 4th floor", "2026-11-27T18:00"),
    ("Watch friday the 13th", "Watch the 13th", "2026-11-27T18:00"),
    ("Film tonight", "Film", "2026-11-20T18:00"),
    ("Pay last day of november p4", "Pay", "2026-11-30T18:00"),
    ("Read the end of march report", "Read the end of march report", "unset"),
    ("Read the start of march report", "Read the start of march report", "unset"),
    ("Pay the deposit at the start of march", "Pay the deposit", "2027-03-01T18:00"),
    ("Silvester 31.12. #party", "Silvester #party", "2026-12-31T18:00"),
    ("Lunch @12:30 fri @ana", "Lunch @ana", "2026-11-27T12:30"),
    ("Lunch fri @1 pm", "Lunch", "2026-11-27T13:00"),
    ("Watch @9gag fri", "Watch @9gag", "2026-11-27T18:00"),
    ("Zahnarzt 24.12., 9am", "Zahnarzt", "2026-12-24T09:00"),
    ("Fri., 9am: call Ana", "call Ana", "2026-11-27T09:00"),
    ("24.12.: buy a tree", "buy a tree", "2026-12-24T18:00"),
    ("Call Ana etc., fri", "Call Ana etc.,", "2026-11-27T18:00"),
    ("Geschenke due 24.12", "Geschenke", "2026-12-24T18:00"),
    ("Upgrade to 24.12", "Upgrade to 24.12", "unset"),
    ("Pay 24.12, then", "Pay 24.12, then", "unset"),
    ("Taxes end of month p5", "Taxes", "2026-11-30T18:00"),
    ("Write end of year review", "Write end of year review", "unset"),
    ("Send it before friday", "Send it", "2026-11-26T18:00"),
    ("Send it before the 15th", "Send it", "2026-12-14T18:00"),
    ("Send it before the end of the month", "Send it", "2026-11-30T18:00"),
    ("Board first monday of december 9am", "Board", "2026-12-07T09:00"),
    ("Stretch in 30min", "Stretch", "2026-11-20T14:35"),
    ("Tell me at the end", "Tell me at the end", "unset"),
    ("End of next month report", "report", "2026-12-31T18:00"),
    ("Renew the 5th next month", "Renew", "2026-12-05T18:00"),
    ("Renew first monday next month 9am", "Renew", "2026-12-07T09:00"),
    ("Do the taxes first next month", "Do the taxes first", "2026-12-20T18:00"),
    ("Sing the 1st, next month the rest", "Sing the 1st, the rest", "2026-12-20T18:00"),
    ("Do end of next week things", "Do things", "2026-11-29T18:00"),
    (
      "Review every last friday of the month", "Review every last friday of the month", "unset"
    ),
    ("Sing every first monday of may", "Sing every first monday of may", "unset"),
    ("Call every end of month", "Call every end of month", "unset"),
    ("Meet on the 32nd", "Meet on the 32nd", "unset"),
    ("Fair dec 4 from 3pm to 4pm", "Fair to 4pm", "2026-12-04T15:00"),
    ("Fair mon 9am - 10am", "Fair - 10am", "2026-11-23T09:00"),
    ("Fair from 3pm to 4pm on friday", "Fair to 4pm", "2026-11-27T15:00"),
    ("Fair on the 15th from 3pm to 4pm", "Fair to 4pm", "2026-12-15T15:00"),
    ("Paper from 3pm", "Paper from", "2026-11-20T15:00"),
    ("Fair mon from 9am until 10am", "Fair until 10am", "2026-11-23T09:00"),
    ("Fair from 9am till noon fri", "Fair till noon", "2026-11-27T09:00"),
    ("Post 9am until 10am fri", "Post 9am", "2026-11-27T10:00"),
    ("Buy milk for saturday", "Buy milk", "2026-11-21T18:00"),
    ("Buy milk for sat 9am every week p4", "Buy milk", "2026-11-21T09:00"),
    ("Book a table for 7pm to 9pm", "Book a table to 9pm", "2026-11-20T19:00"),
    ("Present for saturday meeting", "Present for meeting", "2026-11-21T18:00"),
    ("For friday: buy milk", "buy milk", "2026-11-27T18:00"),
    ("Rent a car for 3d", "Rent a car for 3d", "unset"),
    ("Rent a car for 2w from fri", "Rent a car for 2w from", "2026-11-27T18:00"),
    ("Order filament for 3d printer", "Order filament for 3d printer", "unset"),
    ("What to wait for: 3d", "What to wait for:", "2026-11-23T18:00"),
    ("Think what to ask for by friday", "Think what to ask for", "2026-11-27T18:00"),
    ("Rent due on friday", "Rent", "2026-11-27T18:00"),
    ("Rent due by the 15th", "Rent", "2026-12-15T18:00"),
    ("Rent due in 2 hours", "Rent", "2026-11-20T16:05"),
    ("End of month: close books", "close books", "2026-11-30T18:00"),
    ("By the 15th, pay Ana", "pay Ana", "2026-12-15T18:00"),
    ("Sweep on the 1st, 2nd and 3rd floor", "Sweep on the 1st, 2nd and 3rd floor", "unset"),
    ("Conference 9am mon to 5pm wed", "Conference 9am mon to", "2026-11-25T17:00"),
    ("Conference mon from 9am to 5pm on wed", "Conference mon from 9am to", "2026-11-25T17:00"),
  ])
  func `date words leave the title`(line: String, title: String, expected: String) {
    #expect(read(line).draft.title == title)
    #expect(due(line) == expected)
  }

  @Test(arguments: [
    ("Meet 14:30 Ana friday", ["at 14:30", "due Fri 27 Nov"]),
    ("today Call 9am", ["due Fri 20 Nov", "at 09:00, 5 hours late"]),
    ("2026-11-19 Call at noon", ["due Thu 19 Nov 2026", "at 12:00, 1 day late"]),
    ("friday Party at midnight", ["due Sat 28 Nov", "at 00:00"]),
  ])
  func `a time apart from its day is one chip more, and each says its own`(
    line: String, expected: [String]
  ) {
    let chips = read(line).chips
    #expect(chips.map(\.kind) == [.due, .due])
    #expect(chips.map(\.text) == expected)
  }

  @Test(arguments: [
    ("#home Pay rent @ana", "Pay rent #home @ana", "Pay rent"),
    ("Ask @ana about #rent today", "Ask @ana about #rent", "Ask @ana about"),
    ("Ask @ana about rent #home", "Ask @ana about rent #home", "Ask @ana about rent"),
    ("Buy #2 pencils", "Buy #2 pencils", "Buy #2 pencils"),
    ("Talk to @ana, now", "Talk to @ana, now", "Talk to @ana, now"),
    ("Fix \\#1 #work", "Fix #1 #work", "Fix #1"),
    ("Explain \\#home", "Explain \\#home", "Explain #home"),
    ("Explain \"#home @ana\" #doc", "Explain \\#home \\@ana #doc", "Explain #home @ana"),
  ])
  func `labels move to the end, but for those inside the sentence`(
    line: String, stored: String, shown: String
  ) {
    #expect(read(line).draft.title == stored)
    #expect(TitleText(stored).shown == shown)
  }

  @Test(arguments: [
    ("\\tomorrow never knows", "tomorrow never knows"),
    ("Watch \"Tomorrow Never Dies\"", "Watch Tomorrow Never Dies"),
    ("Read \"p5 of  the book\", twice", "Read p5 of  the book, twice"),
    ("\\\\server", "\\server"), ("C:\\dir", "C:\\dir"), ("\\", "\\"), ("say \"hi", "say \"hi"),
    ("5\" pipe", "5\" pipe"), ("\"\"", "\"\""), ("\" \"", "\" \""), ("a \\// b", "a // b"),
    ("\"a // b\"", "a // b"), ("\\\"quoted\"", "\"quoted\""), ("\"  p5 \" x", "p5  x"),
    ("it's \"so\" it's", "it's so it's"),
  ])
  func `a backslash or quotes keep words as they are`(line: String, title: String) {
    #expect(read(line).draft == TaskDraft(title: title))
  }

  @Test(arguments: [
    (#"Fix \\d+ in it"#, #"Fix \d+ in it"#), (#"Learn \\LaTeX"#, #"Learn \LaTeX"#),
    (#"Say \"so" twice"#, #"Say "so" twice"#), (#"Open \\\server\share"#, #"Open \\server\share"#),
    (#"See \"two words", then"#, #"See "two words", then"#),
  ])
  func `a backslash before a backslash or quotes keeps them`(line: String, title: String) {
    #expect(read(line).draft == TaskDraft(title: title))
  }

  @Test(arguments: [
    ("Pay // the rent", "the rent"), ("Pay //  p5 tomorrow #x ", "p5 tomorrow #x"),
    ("Pay // a // b", "a // b"), ("Pay //", nil), ("Pay // ", nil),
    ("Pay // \"x\" \\y", "\"x\" \\y"),
  ])
  func `a description is what follows two slashes, as it is`(line: String, expected: String?) {
    #expect(read(line).draft == TaskDraft(title: "Pay", description: expected))
    #expect(read(line).chips.map(\.kind) == [.description])
  }

  @Test(arguments: [
    ("Team retro every friday", ["every 7 days from the due date, due Fri 27 Nov 18:00"]),
    ("Team retro every friday 16:00", ["every 7 days from the due date", "due Fri 27 Nov 16:00"]),
    ("Team retro every week", ["every 7 days"]),
  ])
  func `a repeat on a weekday says when it is due for the first time`(
    line: String, expected: [String]
  ) {
    #expect(read(line).chips.map(\.text) == expected)
  }

  @Test(arguments: [
    ("Call today 9am", "due Fri 20 Nov 09:00, 5 hours late"),
    ("Call 2026-11-19 12:00", "due Thu 19 Nov 2026 12:00, 1 day late"),
    ("Call every friday 9am", "due Fri 27 Nov 09:00"),
    ("Call 9am", "due Sat 21 Nov 09:00"), ("Call today", "due Fri 20 Nov 18:00"),
  ])
  func `a date that has passed says how late it is, where it is not the next one that is meant`(
    line: String, expected: String
  ) {
    #expect(read(line).chips.last?.text == expected)
  }

  @Test func `control characters and line breaks of a paste are kept`() {
    let line = "a\u{1B}[31m\nb\r c\0 tomorrow"
    #expect(read(line).draft.title == "a\u{1B}[31m\nb\r c\0")
  }

  @Test(arguments: ["", "  ", "tomorrow", "p5 #home", "// only a description", "#home @ana"])
  func `a line without a title is refused with the line in hand`(line: String) throws {
    let error = #expect(throws: QuickAddError.self) { try read(line).titledDraft() }
    #expect(error == .emptyTitle(line: line))
    #expect(try #require(error).message.contains("type what is to be done"))
  }

  @Test func `a line without a title still changes the other fields`() {
    let draft = read("p2 ~3 // new words").draft
    #expect(draft == TaskDraft(title: "", description: "new words", priority: 2, storyPoints: 3))
    #expect(read("#home p2 @ana").draft == TaskDraft(title: "#home @ana", priority: 2))
  }
}
