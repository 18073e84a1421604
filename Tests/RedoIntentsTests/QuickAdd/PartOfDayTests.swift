import RedoIntents
import RedoTasks
import Testing

@Suite struct `A part of the day` {
  private func read(_ line: String, dismissed: Set<Chip.ID> = []) -> QuickAdd {
    QuickAdd(line, in: .at(), dismissed: dismissed)
  }

  @Test(arguments: [
    ("Ring tomorrow morning", "Ring", "2026-11-21T09:00"),
    ("friday morning standup", "standup", "2026-11-27T09:00"),
    ("Tea fri evening with Ana", "Tea with Ana", "2026-11-27T18:00"),
    ("Nap by sunday afternoon", "Nap", "2026-11-22T15:00"),
    ("Mass 24 dec night", "Mass", "2026-12-24T21:00"),
    ("Call on the 1st evening", "Call", "2026-12-01T18:00"),
    ("Ship before friday morning", "Ship", "2026-11-27T09:00"),
    ("Ring tomorrow in the morning", "Ring", "2026-11-21T09:00"),
    ("Ring fri at night", "Ring", "2026-11-27T21:00"),
    ("Ring this afternoon", "Ring", "2026-11-20T15:00"),
  ])
  func `counts behind its day`(line: String, title: String, expected: String) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
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
    ("ring in the evening friday", "ring in the evening", "2026-11-27T18:00"),
  ])
  func `stays in the title anywhere else`(line: String, title: String, expected: String) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
  }

  @Test(arguments: [
    ("tomorrow evening at 8pm dinner", "dinner", "2026-11-21T20:00"),
    ("dinner friday evening 8pm", "dinner", "2026-11-27T20:00"),
    ("lunch at noon tomorrow morning", "lunch", "2026-11-21T12:00"),
    ("8pm friday evening dinner", "dinner", "2026-11-27T20:00"),
    ("friday evening dinner at 20:15 with Ana", "dinner with Ana", "2026-11-27T20:15"),
    ("Party friday night until midnight", "Party", "2026-11-28T00:00"),
    ("friday night midnight mass", "midnight mass", "2026-11-27T21:00"),
    ("Call 9am friday evening, tue", "Call 9am friday evening,", "2026-11-24T18:00"),
    ("film tonight 8:30", "film", "2026-11-20T20:30"),
    ("at 8:30 tonight film", "film", "2026-11-20T20:30"),
    ("film friday evening 7:30", "film", "2026-11-27T19:30"),
    ("friday evening film 7:30", "film", "2026-11-27T19:30"),
    ("tea tomorrow afternoon 3:30", "tea", "2026-11-21T15:30"),
    ("run tomorrow morning 6:30", "run", "2026-11-21T06:30"),
    ("film tonight 8:30am", "film", "2026-11-20T08:30"),
    ("fly friday night 1:30", "fly", "2026-11-27T01:30"),
    ("film tonight 1am", "film", "2026-11-21T01:00"),
    ("12:30am tonight film", "film", "2026-11-21T00:30"),
    ("film tonight 12:30", "film", "2026-11-21T00:30"),
    ("film at 12:30 tonight", "film", "2026-11-21T00:30"),
    ("film tonight 12:00", "film", "2026-11-21T00:00"),
    ("film tonight 12:30pm", "film", "2026-11-20T12:30"),
    ("film tonight at 8 #home", "film #home", "2026-11-20T20:00"),
    ("film at 8 tonight with Ana", "film with Ana", "2026-11-20T20:00"),
    ("run tomorrow morning at 6", "run", "2026-11-21T06:00"),
    ("film tonight at 8 Elm Street", "film at 8 Elm Street", "2026-11-20T18:00"),
    ("film tonight at 3", "film at 3", "2026-11-20T18:00"),
    ("dinner tomorrow 8:30 in the evening", "dinner", "2026-11-21T20:30"),
    ("dinner 8:30 at night friday", "dinner", "2026-11-27T20:30"),
    ("dinner 8:30 in the evening", "dinner", "2026-11-20T20:30"),
    ("run tomorrow at 6:30 in the morning with Ana", "run with Ana", "2026-11-21T06:30"),
    ("film tomorrow 8:30 in the afternoon", "film in the afternoon", "2026-11-21T08:30"),
    ("tomorrow 9:30 morning run", "morning run", "2026-11-21T09:30"),
    (
      "call Bob tomorrow 8:30. In the evening call Ana", "call Bob In the evening call Ana",
      "2026-11-21T08:30"
    ),
    ("call Bob tomorrow 8:30; at night read", "call Bob at night read", "2026-11-21T08:30"),
    ("tomorrow 8:30, in the evening call Ana", "in the evening call Ana", "2026-11-21T08:30"),
  ])
  func `gives way to a time of day and goes with it`(
    line: String, title: String, expected: String
  ) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
  }

  @Test(arguments: [
    ("call 9:30 pm in the evening", "call", "2026-11-20T21:30"),
    ("call 9am in the morning with Ana", "call with Ana", "2026-11-21T09:00"),
    ("call 9am in the evening", "call in the evening", "2026-11-21T09:00"),
    ("lock up 11pm at night #home", "lock up #home", "2026-11-20T23:00"),
    ("meet fri 9pm at night market", "meet at night market", "2026-11-27T21:00"),
    ("lock up 9pm at night friday", "lock up", "2026-11-27T21:00"),
    ("call fri 8:30 pm. In the evening read", "call In the evening read", "2026-11-27T20:30"),
    ("lock up 12:30 at night", "lock up", "2026-11-21T00:30"),
    ("feed Leo 3:30 in the night", "feed Leo", "2026-11-21T03:30"),
    ("fly 1:30 in the morning", "fly", "2026-11-21T01:30"),
    ("lunch 12:30 in the afternoon", "lunch", "2026-11-21T12:30"),
    ("party friday 12:00 at night", "party", "2026-11-28T00:00"),
    ("party 12:00 at night", "party", "2026-11-21T00:00"),
  ])
  func `goes with a time of day in front of it that it says again or whose half it says`(
    line: String, title: String, expected: String
  ) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
  }

  @Test(arguments: [
    (
      "dinner friday 8:30 to 9:30 in the evening", "dinner to 9:30 in the evening",
      "2026-11-27T20:30"
    ),
    (
      "from 8:30 until 9:30 in the evening tea", "until 9:30 in the evening tea", "2026-11-20T20:30"
    ),
    ("sleep 10:30 - 1:30 at night", "sleep - 1:30 at night", "2026-11-20T22:30"),
    ("work 9:30 to 8:30 in the evening", "work to 8:30 in the evening", "2026-11-21T09:30"),
    ("work 8am to 9:30 in the evening", "work to 9:30 in the evening", "2026-11-21T08:00"),
  ])
  func `behind the end of a range is that of its beginning where this comes before it`(
    line: String, title: String, expected: String
  ) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
  }

  @Test(arguments: [
    ("dinner at 8 in the evening", "dinner", "2026-11-20T20:00"),
    ("run at 6 in the morning with Ana", "run with Ana", "2026-11-21T06:00"),
    ("dinner tomorrow at 8 in the evening", "dinner", "2026-11-21T20:00"),
    ("dinner at 8 in the evening friday", "dinner", "2026-11-27T20:00"),
    ("feed Leo at 2 at night", "feed Leo", "2026-11-21T02:00"),
    ("lock up at 12 at night", "lock up", "2026-11-21T00:00"),
    ("meet at 9 at night market", "meet at 9 at night market", "unset"),
    ("tea tomorrow 3 in the afternoon", "tea", "2026-11-21T15:00"),
    ("call Bob at 8. In the evening read", "call Bob at 8. In the evening read", "unset"),
    ("meet at 9 in the afternoon", "meet at 9 in the afternoon", "unset"),
    ("serve 8 in the evening", "serve 8 in the evening", "unset"),
    (
      "fri feed 2 cats in the morning and 3 at night",
      "feed 2 cats in the morning and 3 at night", "2026-11-27T18:00"
    ),
    (
      "feed fri 2 in the morning and 3 at night", "feed 2 in the morning and 3 at night",
      "2026-11-27T18:00"
    ),
  ])
  func `makes a time of an hour behind at or a day, which may be of either half alone`(
    line: String, title: String, expected: String
  ) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
  }

  @Test func `stays with its day in the title, and the time with itself, where one is dismissed`()
    throws
  {
    let line = "friday evening dinner at 8pm"
    let chips = read(line).chips
    #expect(chips.map(\.text) == ["due Fri 27 Nov", "at 20:00"])
    let day = read(line, dismissed: [try #require(chips.first).id])
    #expect(day.chips.map(\.text) == ["due Fri 20 Nov 20:00"])
    #expect(day.draft.title == "friday evening dinner")
    #expect(day.dueText == "2026-11-20T20:00")
    let clock = read(line, dismissed: [try #require(chips.last).id])
    #expect(clock.draft.title == "dinner at 8pm")
    #expect(clock.dueText == "2026-11-27T18:00")
    let one = read("dinner friday evening 8pm")
    #expect(one.chips.map(\.text) == ["due Fri 27 Nov 20:00"])
    let none = read(one.line, dismissed: Set(one.chips.map(\.id)))
    #expect(none.draft == TaskDraft(title: one.line))
  }

  @Test(arguments: [
    ("standup every monday morning", "standup", 7, "2026-11-23T09:00"),
    ("tea every day evening", "tea", 1, "2026-11-20T18:00"),
    ("daily morning standup", "standup", 1, "2026-11-21T09:00"),
    ("tea every morning", "tea", 1, "2026-11-21T09:00"),
    ("Every night at 10pm lock up", "lock up", 1, "2026-11-20T22:00"),
    ("tea every evening from monday", "tea from", 1, "2026-11-23T18:00"),
    ("every other friday afternoon cake", "cake", 14, "2026-11-27T15:00"),
    ("Report every 1st of the month morning", "Report", 30, "2026-12-01T09:00"),
    ("Report every 15th evening p4", "Report", 30, "2026-12-15T18:00"),
    ("standup every monday morning 9:15", "standup", 7, "2026-11-23T09:15"),
    ("at noon tea every day evening", "tea", 1, "2026-11-21T12:00"),
    ("tea every day evening from monday", "tea from", 1, "2026-11-23T18:00"),
    ("tea every day evening from monday morning", "tea from", 1, "2026-11-23T09:00"),
    ("tea every evening 8:30", "tea", 1, "2026-11-20T20:30"),
    ("tea every day in the evening", "tea", 1, "2026-11-20T18:00"),
    ("tea every friday evening 8:30", "tea", 7, "2026-11-27T20:30"),
    ("run every morning at 8", "run", 1, "2026-11-21T08:00"),
    ("tea every friday evening at 8 p4", "tea", 7, "2026-11-27T20:00"),
    ("lock up every night at 11", "lock up", 1, "2026-11-20T23:00"),
    ("run every morning at 8 in the evening", "run", 1, "2026-11-20T20:00"),
    ("run every morning at 8 Elm Street", "run at 8 Elm Street", 1, "2026-11-21T09:00"),
    ("tea daily noon", "tea", 1, "2026-11-21T12:00"),
    ("lunch every monday noon #work", "lunch #work", 7, "2026-11-23T12:00"),
    ("report every friday end of day", "report", 7, "2026-11-27T23:59"),
    ("daily noon walk", "noon walk", 1, "unset"),
  ])
  func `counts behind a repeat that names its day or has every day`(
    line: String, title: String, days: Int, expected: String
  ) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.draft.frequencyDays == days)
    #expect(parsed.dueText == expected)
  }

  @Test(arguments: [
    ("tea weekly evening", "tea evening", 7), ("tea every 2 days evening", "tea evening", 2),
    ("tea evening daily", "tea evening", 1), ("tea every week evening", "tea evening", 7),
  ])
  func `stays in the title behind any other repeat and before all`(
    line: String, title: String, days: Int
  ) {
    #expect(read(line).draft == TaskDraft(title: title, rhythm: .days(Int64(days))))
  }

  @Test func `makes a repeat with its hour count from the due date, as a time of day does`() {
    #expect(read("tea every day evening").draft.rhythm?.isFixed == true)
    #expect(
      read("tea daily evening").chips.map(\.text)
        == ["every day from the due date, due Fri 20 Nov 18:00"])
    let parsed = read("standup every monday morning")
    #expect(
      parsed.chips.map(\.text) == ["every 7 days from the due date, due Mon 23 Nov 09:00"])
    let again = read(parsed.line, dismissed: Set(parsed.chips.map(\.id)))
    #expect(again.draft.title == "standup every monday morning" && again.draft.frequencyDays == nil)
  }

  @Test(arguments: ["every monday morning", "monday morning", "daily evening"])
  func `is refused in a field that holds a repeat and no time`(text: String) {
    #expect(throws: FieldPhraseError.noRepeat(text)) {
      try FieldPhrase.repetition(text, in: .at())
    }
  }
}
