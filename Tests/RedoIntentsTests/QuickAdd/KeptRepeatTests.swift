import RedoIntents
import RedoTasks
import Testing

/// What is told of words that look like a repeat, or like a part of one, and are none.
struct KeptRepeatTests {
  @Test(arguments: [
    "every 3rd friday", "every third friday", "every last friday", "every 1st and 15th",
    "every hour", "every 12h", "every 2 hours", "every weekend", "every mon and thu",
    "every mon,thu", "every mon-fri", "every tue/thu", "each weekday", "each mon and thu",
    "every 1h30m", "every monday to friday",
  ])
  func `a repeat that no log can say is told, in figures and in words`(phrase: String) {
    #expect(KeptWords.note(of: "Club \(phrase)")?.contains("“\(phrase)”") == true)
  }

  @Test func `a day of a month that no repeat has is told behind one, and what to write`() {
    let end = "write every 31st, which is the last day of a shorter month"
    for line in ["Pay rent every month on the last day", "Pay monthly on the last day at 9am"] {
      #expect(KeptWords.note(of: line) == "“on the last day” stays in the title; \(end)", "\(line)")
    }
    #expect(KeptWords.note(of: "every month on the last day pay rent")?.hasSuffix(end) == true)
    #expect(
      KeptWords.note(of: "Pay every last day of the month")?.contains("“every last day”") == true)
    #expect(
      KeptWords.note(of: "Club monthly on the first monday")?.contains("“on the first monday”")
        == true)
    #expect(KeptWords.note(of: "Club monthly on the first monday of december") == nil)
    #expect(KeptWords.note(of: "Read on the last day") == nil)
  }

  @Test(arguments: [
    ("Rent on the last day of every month", "on the last day of every month"),
    ("last day of each month pay Ana", "last day of each month"),
    ("Pay Ana on the last day every month", "on the last day every month"),
    ("Pay Ana at the end of every month p4", "at the end of every month"),
    ("Pay Ana end of every month", "end of every month"),
    ("At the end of every month, pay Ana", "At the end of every month,"),
    ("End of each month: pay Ana", "End of each month:"),
    ("Pay Ana every last day of every month", "every last day of every month"),
  ])
  func `the last day of every month is no repeat in front of it, and told with it`(
    line: String, words: String
  ) {
    let end = "write every 31st, which is the last day of a shorter month"
    #expect(KeptWords.note(of: line) == "“\(words)” stays in the title; \(end)")
    let draft = QuickAdd(line, in: KeptWords.dates).draft
    #expect(draft.title == line.replacing(" p4", with: "") && draft.rhythm == nil)
  }

  @Test(arguments: [
    "on the first monday of every month", "first monday of each month", "last friday every month",
    "the second last fri of every 2 months", "first of every month", "on the 15th of every quarter",
    "start of every week", "the first weekday of every other month", "1st and 15th of every month",
    "on the 1st and the 15th of each month", "first and third monday of every month",
    "1st and 15th every month", "15th every month", "last working day of every month",
    "first week of every month", "the last week of each quarter", "first of every two months",
    "middle of every month",
  ])
  func `a day that no repeat has is told in front of one, too`(phrase: String) {
    let line = "Club \(phrase) 9am"
    #expect(
      KeptWords.note(of: line)?.hasPrefix("“\(phrase)” stays in the title; write every monday")
        == true)
    let draft = QuickAdd(line, in: KeptWords.dates).draft
    #expect(draft.title == "Club \(phrase)" && draft.rhythm == nil)
  }

  @Test(
    arguments: [
      ("Review last week every week", "Review last week", .days(7)),
      ("Recap the last week every month", "Recap the last week", .days(30)),
      ("Sum up last week every week on monday", "Sum up last week", .fixedDays(7)),
      ("Review last week each week 4pm", "Review last week", .fixedDays(7)),
    ] as [(String, String, Rhythm)])
  func `a week that a repeat is about is none of its days`(
    line: String, title: String, rhythm: Rhythm
  ) {
    #expect(KeptWords.note(of: line) == nil)
    let draft = QuickAdd(line, in: KeptWords.dates).draft
    #expect(draft.title == title && draft.rhythm == rhythm)
  }

  @Test(arguments: [
    "end of every day", "At the end of each day", "the beginning of every other day",
    "end of every friday", "end of every mon and thu", "end of every morning",
    "end of every day:",
  ])
  func `a part of each day is no repeat, and told to be the time of one`(phrase: String) {
    let line = "Tidy desks \(phrase)"
    let instead = "the time of day, as in every day eod or every monday 9am"
    #expect(KeptWords.note(of: line) == "“\(phrase)” stays in the title; write \(instead)")
    #expect(QuickAdd(line, in: KeptWords.dates).draft == TaskDraft(title: line))
  }

  @Test(arguments: [
    ("Trash every second week of the month", "every second week"),
    ("Trash every 3rd day of every month", "every 3rd day of every month"),
    ("Report every last working day of the month", "every last working day"),
    ("Trash every second week of each month", "every second week of each month"),
    ("Trash every other week of the month", "every other week"),
    ("Visit every second month of the year", "every second month"),
    ("Rest every other weekend", "every other weekend"),
  ])
  func `weeks and working days that no repeat counts are told`(line: String, words: String) {
    #expect(
      KeptWords.note(of: line)?.hasPrefix("“\(words)” stays in the title; write every monday")
        == true)
    #expect(QuickAdd(line, in: KeptWords.dates).draft == TaskDraft(title: line))
  }

  @Test(arguments: [
    ("Report monday of every month", "monday of every month"),
    ("Pay 1st/15th of every month", "1st/15th of every month"),
    ("Gym mon/thu of every week", "mon/thu of every week"),
    ("Swim on fridays of every week", "fridays of every week"),
    ("Call 9am fri of every week", "9am fri of every week"),
    ("Swim fri 9am of every week", "fri 9am of every week"),
    ("Swim fri 9am to 10am of every week", "fri 9am to 10am of every week"),
    ("Swim every monday of every month", "every monday of every month"),
    ("Gym mon and thu of every week", "mon and thu of every week"),
    ("Visit 24 dec and 2 may of every year", "24 dec and 2 may of every year"),
    ("Gym mon, wed and fri of every month p4", "mon, wed and fri of every month"),
    ("Report friday of every second week of the month", "friday of every second week"),
  ])
  func `a repeat that the words in front leave none is told with their days, which are no date`(
    line: String, words: String
  ) {
    #expect(
      KeptWords.note(of: line)?.hasPrefix("“\(words)” stays in the title; write every monday")
        == true)
    let draft = QuickAdd(line, in: KeptWords.dates).draft
    #expect(draft.title == line.replacing(" p4", with: ""))
    #expect(draft.rhythm == nil && draft.due == .unset)
  }

  @Test func `a repeat in front of the one that counts is told where it can be no word`() {
    let instead = "stays in the title; write one repeat alone"
    #expect(KeptWords.note(of: "Gym every mon and every thu 9am") == "“every mon” \(instead)")
    #expect(KeptWords.note(of: "Daily standup every monday") == nil)
  }

  @Test func `a comma parts a repeat from the of in front`() {
    let line = "Thank whoever I think of, every sunday"
    #expect(KeptWords.note(of: line) == nil)
    let draft = QuickAdd(line, in: KeptWords.dates).draft
    #expect(draft.title == "Thank whoever I think of," && draft.rhythm == .fixedDays(7))
  }

  @Test func `the end of what is no repeat is a date`() {
    let draft = QuickAdd("Swim every monday of every month until 5 may", in: KeptWords.dates).draft
    #expect(draft.title == "Swim every monday of every month")
    #expect(draft.rhythm == nil && draft.due != .unset)
  }

  @Test(arguments: [
    "Save a third of every month", "Make the most of every day", "Sum of weekly numbers",
  ])
  func `a repeat behind of is words of the title where no day stands there`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
    #expect(QuickAdd(line, in: KeptWords.dates).draft == TaskDraft(title: line))
  }

  @Test(arguments: [
    "Save a third of every month", "Club on the 15th of every month", "Ask the end of every line",
    "Club first monday of january monthly", "Every month end the trial",
    "Report monthly end of month", "Sit at the end every month", "Read first week of March report",
    "Buy end of day bread", "Find a working solution every day", "Do the first every month",
  ])
  func `what only looks like the days of a repeat in front of one is not told`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test(arguments: [
    ("Close books every month end", "end"), ("Pay monthly at the end", "at the end"),
    ("Every month end, pay", "end,"),
  ])
  func `the end of a month is told behind a repeat, which it leaves as it is`(
    line: String, words: String
  ) {
    #expect(
      KeptWords.note(of: line)?.hasPrefix("“\(words)” stays in the title; write every 31st") == true
    )
    #expect(QuickAdd(line, in: KeptWords.dates).draft.rhythm == .days(30))
  }

  @Test(arguments: [
    ("Close books every year end", "end", "every 31 dec"),
    ("Pay yearly at the end p4", "at the end", "every 31 dec"),
    ("Pay every year on the last day", "on the last day", "every 31 dec"),
    ("Pay at the end of every year", "at the end of every year", "every 31 dec"),
    ("Every year end: close books", "end:", "every 31 dec"),
    ("Every last day of the year: pay", "Every last day", "every 31 dec"),
    (
      "Pay on the second last day of each month", "on the second last day of each month",
      "every mon"
    ),
    ("Close books every quarter end", "end", "every monday"),
    ("Gym weekly on the last day", "on the last day", "every monday"),
  ])
  func `the end of a year is told with the repeat that it has, and that of a quarter with others`(
    line: String, words: String, instead: String
  ) {
    #expect(
      KeptWords.note(of: line)?.hasPrefix("“\(words)” stays in the title; write \(instead)") == true
    )
    #expect(KeptWords.note(of: "Every year end the trial") == nil)
  }

  @Test(arguments: [
    ("Gym weekly on mon and thu", "on mon and thu", "a task for each day"),
    ("Gym every week mon and thu", "mon and thu", "a task for each day"),
    ("Gym every week on tue/thu", "on tue/thu", "a task for each day"),
    ("Gym every day on weekdays", "on weekdays", "daily, or a task for each day"),
    ("Gym every week on working days", "on working days", "daily, or a task for each day"),
    ("Pay every month on the 1st and the 15th", "on the 1st and the 15th", "every monday"),
    ("Visit every year on 24 dec and 2 may", "on 24 dec and 2 may", "every monday"),
    ("Report monthly on the last working day", "on the last working day", "every monday"),
  ])
  func `several days behind a repeat are told, and none of them is when it is due`(
    line: String, days: String, instead: String
  ) {
    #expect(
      KeptWords.note(of: line)?.hasPrefix("“\(days)” stays in the title; write \(instead)") == true)
    let draft = QuickAdd(line, in: KeptWords.dates).draft
    #expect(draft.title.hasSuffix(days) && draft.due == .unset)
    #expect(draft.rhythm?.isFixed == false)
  }

  @Test(arguments: ["Bill every 15th starting 1 feb", "Bill every 15th tomorrow"])
  func `a day of each month that is no repeat before another first date is told`(line: String) {
    #expect(
      KeptWords.note(of: line)?.hasPrefix("“every 15th” stays in the title; write every monday")
        == true)
  }

  @Test(arguments: [
    ("Stretch every day starting tomorrow", "starting"),
    ("Stretch starting mon every 3 days", "starting"), ("Stretch every mon from 1 feb", "from"),
  ])
  func `what leads in the first date of a repeat is told`(line: String, word: String) {
    let instead = "the first date alone, such as fri or 24 dec"
    #expect(KeptWords.note(of: line) == "“\(word)” stays in the title; write \(instead)")
  }

  @Test(arguments: [
    ("Gym weekly from 3pm", "from"), ("Standup every mon starting 9am", "starting"),
  ])
  func `what leads in the time of a repeat is told to leave the time`(line: String, word: String) {
    #expect(
      KeptWords.note(of: line) == "“\(word)” stays in the title; write the time alone, such as 3pm")
  }

  @Test func `an end in front of a repeat is told as the due date that it is`() {
    #expect(
      KeptWords.note(of: "Rent until 1 feb every monday")
        == "“until 1 feb” is the due date, as a repeat has no end; #once ends it later")
    for line in [
      "Rent by 1 feb every monday", "Stay until 1 feb",
      "Post until 5pm daily",
    ] {
      #expect(KeptWords.note(of: line) == nil, "\(line)")
    }
  }

  @Test(arguments: [
    ("Swim tomorrow every monday", "every monday", "Saturdays"),
    ("Swim every other mon 9am 9 feb", "every other mon", "Tuesdays"),
    ("Swim every 2 weeks on fri in 3 days", "every 2 weeks on fri", "Mondays"),
    ("Swim 2027-02-02T14:30:00Z every monday p4", "every monday", "Tuesdays"),
    ("Rent 21 jan every month on the 15th", "every month on the 15th", "the 21st"),
    ("Rent 12 feb every 1st", "every 1st", "the 12th"),
    ("Card tomorrow every 24 dec", "every 24 dec", "16 Jan"),
  ])
  func `a repeat that comes on the days of another first date is told, and on which`(
    line: String, words: String, days: String
  ) {
    #expect(KeptWords.note(of: line) == "“\(words)” comes on \(days), as its first date does")
  }

  @Test(arguments: [
    "Swim every monday 1 feb", "Swim every monday 9am", "Swim tomorrow every week",
    "Rent every month on the 15th 15 feb", "Card 24 dec 2028 every 24 dec",
    "Rent on the 21st every month", "Swim someday every monday",
  ])
  func `a repeat that begins on a day of its own is not told`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }
}
