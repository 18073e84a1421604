import RedoIntents
import Testing

/// What is told of words that say how often something is done, or until when, and are no repeat.
struct SpokenRepeatsTests {
  static let forEach = "a task for each time, such as every mon or daily 9am"

  @Test(arguments: [
    ("Call mum once a week", "once a week", "weekly"),
    ("Back up once per month #home", "once per month", "monthly"),
    ("Gym twice a week", "twice a week", SpokenRepeatsTests.forEach),
    ("Gym 3 times a week p4", "3 times a week", SpokenRepeatsTests.forEach),
    ("Stretch 2x a day", "2x a day", SpokenRepeatsTests.forEach),
    ("Gym three times per week", "three times per week", SpokenRepeatsTests.forEach),
    ("Water it bimonthly", "bimonthly", "every 2 months or every 2 weeks"),
    ("Check the logs nightly", "nightly", "every night"),
    ("Drink hourly", "hourly", "daily, as no repeat is shorter"),
    ("See the dentist semi-annually", "semi-annually", "every 6 months"),
  ])
  func `how often is told where the title ends, and the repeat to write`(
    line: String, words: String, instead: String
  ) {
    #expect(KeptWords.note(of: line) == "“\(words)” stays in the title; write \(instead)")
    let draft = QuickAdd(line, in: KeptWords.dates).draft
    #expect(draft.title.contains(words) && draft.rhythm == nil)
  }

  @Test(arguments: [
    "Fix the nightly build", "Read the bimonthly report", "Try once a bit", "Measure twice",
    "Ask what once a week means", "Run 3 times a lap",
    "Swim once a week on friday", "Fix the nightly", "Install Firefox Nightly",
  ])
  func `such words inside a title are not`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test(arguments: [
    ("Water it twice weekly", "twice", SpokenRepeatsTests.forEach),
    ("Stretch 3 times daily #home", "3 times", SpokenRepeatsTests.forEach),
    ("Stretch 2x every day", "2x", SpokenRepeatsTests.forEach),
    ("Water it once every 2 weeks", "once", "the repeat alone, such as weekly"),
  ])
  func `how many times is told in front of a repeat, which holds once`(
    line: String, words: String, instead: String
  ) {
    #expect(KeptWords.note(of: line) == "“\(words)” stays in the title; write \(instead)")
    let draft = QuickAdd(line, in: KeptWords.dates).draft
    #expect(draft.title.contains(words) && draft.rhythm != nil)
  }

  @Test(arguments: [
    "Measure twice, cut once fri", "Read it twice today", "Say it once more weekly",
  ])
  func `how many times is not where no repeat stands`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test(arguments: [
    ("Rent every monday until 1 feb", "until 1 feb"),
    ("Pills daily 8am until 20 feb #home", "until 20 feb"),
    ("Scrum every monday except 25 jan", "except 25 jan"),
    ("Stretch every day ending 3 aug", "ending 3 aug"),
  ])
  func `the end of a repeat and what it leaves out are told behind it`(line: String, words: String)
  {
    let instead = "the repeat alone, which goes on until #once ends it"
    #expect(KeptWords.note(of: line) == "“\(words)” stays in the title; write \(instead)")
    let draft = QuickAdd(line, in: KeptWords.dates).draft
    #expect(draft.title.contains(words) && draft.rhythm != nil)
  }

  @Test func `the end of a repeat that is kept as it is is not told`() {
    #expect(KeptWords.note(of: #"Read every monday \until the end"#) == nil)
  }

  @Test(arguments: [
    ("Stretch every day for 2 weeks", "for 2 weeks"),
    ("Pills daily 8am for 10 days", "for 10 days"),
    ("Physio every mon at 5pm for 3 weeks #health", "for 3 weeks"),
  ])
  func `for how long a task is to come back is told`(line: String, words: String) {
    let instead = "the repeat alone, which goes on until #once ends it"
    #expect(KeptWords.note(of: line) == "“\(words)” stays in the title; write \(instead)")
  }

  @Test(arguments: [
    "Rent a house every year for 2 weeks", "See mum every month for a week",
    "Stretch every day for 20 minutes", "Rest every monday for a day", "Stay for 2 weeks",
  ])
  func `for how long each time is not`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test(arguments: ["every week day", "every work day", "each week day", "each business day"])
  func `a day of the week in two words is no repeat, and told`(phrase: String) {
    let line = "Report \(phrase)"
    #expect(
      KeptWords.note(of: line)
        == "“\(phrase)” stays in the title; write daily, or a task for each day, such as every mon")
    #expect(QuickAdd(line, in: KeptWords.dates).draft == TaskDraft(title: line))
  }

  @Test func `a quarter of an hour is none of a year`() {
    let line = "Stretch every quarter of an hour"
    #expect(QuickAdd(line, in: KeptWords.dates).draft == TaskDraft(title: line))
  }

  @Test func `the beginning of a repeat and its first day are told in words`() {
    #expect(
      KeptWords.note(of: "Gym every monday beginning 1 feb")
        == "“beginning” stays in the title; write the first date alone, such as fri or 24 dec")
    #expect(
      KeptWords.note(of: "Pay every month on the first #home")
        == "“on the first” stays in the title; write on the 1st")
    #expect(KeptWords.note(of: "Book school beginning fri") == nil)
    #expect(KeptWords.note(of: "Work daily on the first draft") == nil)
  }

  @Test(arguments: [
    ("Drink every hour", "every hour"), ("Drink every 30 minutes p4", "every 30 minutes"),
    ("Drink every hour of every day", "every hour of every day"),
  ])
  func `a repeat of hours is told to be one of days`(line: String, words: String) {
    let instead = "daily or every 2 days, as no repeat counts hours"
    #expect(KeptWords.note(of: line) == "“\(words)” stays in the title; write \(instead)")
    let draft = QuickAdd(line, in: KeptWords.dates).draft
    #expect(draft.title == line.replacing(" p4", with: ""))
    #expect(draft.rhythm == nil && draft.due == .unset)
  }

  @Test(arguments: [
    ("Water it once a fortnight", "once a fortnight", "biweekly"),
    ("Gym 2x week", "2x week", SpokenRepeatsTests.forEach),
    ("Gym 3x/week #sport", "3x/week", SpokenRepeatsTests.forEach),
    ("Back up 1x/month", "1x/month", "monthly"), ("Back up once/week", "once/week", "weekly"),
    ("Water it alternate days", "alternate days", "every other day"),
    ("Water it on alternate weeks", "on alternate weeks", "every other week"),
    ("Gym every alternate day", "every alternate day", "every other day"),
    ("Gym every alternate Friday", "every alternate", "every other, as in every other fri"),
    ("Gym on alternate fridays", "on alternate fridays", "every other friday"),
    ("See the dentist every half year", "every half year", "every 6 months"),
    ("Clean the roof every december", "every december", "every 1 december"),
  ])
  func `how often is told in words of other habits, too`(
    line: String, words: String, instead: String
  ) {
    #expect(KeptWords.note(of: line) == "“\(words)” stays in the title; write \(instead)")
    let draft = QuickAdd(line, in: KeptWords.dates).draft
    #expect(draft.title.contains(words) && draft.rhythm == nil)
  }

  @Test(arguments: [
    "Suggest alternate days", "Plan alternate days for Ana", "Find an alternate route",
    "Swim once a fortnight on friday", "Fix the 2x week bug", "Buy 2x milk",
    "Love every december song",
    "Print 2x/page", "Rest every half mile",
  ])
  func `such words that a title may be about are not`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test(arguments: [
    ("Back up nightly at 10pm", "nightly", "every night"),
    ("Take a pill once a day 9am", "once a day", "daily"),
    ("Take a pill twice a day at 9am #home", "twice a day", SpokenRepeatsTests.forEach),
  ])
  func `how often is told in front of a time of day, too`(
    line: String, words: String, instead: String
  ) {
    #expect(KeptWords.note(of: line) == "“\(words)” stays in the title; write \(instead)")
  }

  @Test(arguments: [
    "Fix the nightly at 10pm", "Plan once a week fri 9am", "Swim once a week 9am fri",
    "Fix nightly 10pm crash",
  ])
  func `how often in front of a day or a name is not`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test(arguments: [
    (
      "Recycle every second Wednesday", "every second Wednesday",
      "every other wed or every 4 weeks on wed"
    ),
    ("Recycle every 2nd fri 7am", "every 2nd fri", "every other fri or every 4 weeks on fri"),
    ("Recycle every 3rd wed", "every 3rd wed", "every monday"),
    ("Recycle every 2nd wed of the month", "every 2nd wed of the month", "every monday"),
  ])
  func `every second day of the week is told to be every other one, or of four weeks`(
    line: String, words: String, instead: String
  ) {
    #expect(
      KeptWords.note(of: line)?.hasPrefix("“\(words)” stays in the title; write \(instead)") == true
    )
  }
}
