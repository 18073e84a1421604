import RedoIntents
import Testing

/// What people type for dates and repeats elsewhere, or mistype, and what is told of it.
struct BorrowedSlipsTests {
  /// Whether a line tells of its words, and of what to write instead.
  private func tells(_ line: String, _ words: String, _ instead: String) -> Bool {
    KeptWords.note(of: line) == "“\(words)” stays in the title; write \(instead)"
      && QuickAdd(line, in: KeptWords.dates).draft.title.contains(words)
  }

  @Test(arguments: [
    ("Call Ana tommorow 5pm", "tommorow", "tomorrow"), ("Tomorow call Ana", "Tomorow", "tomorrow"),
    ("Meet Ana wensday 9am", "wensday", "wednesday"), ("Meet thrusday", "thrusday", "thursday"),
    ("See a film tonite #fun", "tonite", "tonight"), ("Call mum 2moro", "2moro", "tomorrow"),
    ("Gym by firday", "firday", "friday"),
  ])
  func `a day that is misspelled is told`(line: String, words: String, instead: String) {
    #expect(tells(line, words, instead))
  }

  @Test(arguments: [
    ("See the dentist half yearly", "half", "every 6 months"),
    ("Water it bi weekly p4", "bi", "biweekly"),
    ("Pay it bi monthly", "bi", "every 2 months or every 2 weeks"),
    ("Check it semi annually #home", "semi", "every 6 months"),
    ("Pay rent monthly 15th", "15th", "monthly on the 15th"),
    ("Pay rent 1st monthly p4", "1st", "monthly on the 1st"),
    ("Pay rent every month 5th", "5th", "on the 5th"),
  ])
  func `a part or a day of a unit beside its repeat is told`(
    line: String, words: String, instead: String
  ) {
    #expect(tells(line, words, instead))
  }

  @Test(arguments: [
    "Eat half daily", "Win the 15th monthly prize", "Read the 3rd weekly", "Be semi daily",
    "Sing the 15th song monthly", "Read page 15 monthly",
  ])
  func `what else stands beside a repeat is not`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test(arguments: [
    ("Call Ana tomorrow (9am)", "(9am)", "9am"), ("Call Ana [fri]", "[fri]", "fri"),
    ("Call Ana (24 Dec) #home", "(24 Dec)", "24 dec"),
    ("[tomorrow] call Ana", "[tomorrow]", "tomorrow"),
    ("Call Ana (next week).", "(next week).", "next week"),
    ("Call Ana fri (14:30)", "(14:30)", "14:30"),
    ("Learn the cello (someday)", "(someday)", "someday"),
  ])
  func `a date between brackets is told at an end of the title`(
    line: String, words: String, instead: String
  ) {
    #expect(tells(line, words, instead))
  }

  @Test(arguments: [
    "Watch Avatar (3d)", "Sit the exam (SAT)", "Read the minutes (2026-11-01)", "Play it (4:30)",
    "Move the (fri) meeting", "Watch Blue (May)", "Read it (again)", "Fix it ()", "Fix ( it )",
    "Ask (fri or so)", "Type [x] [ ]", "Learn verses (10:30)",
  ])
  func `what else stands between brackets is not`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test(arguments: [
    ("Call Ana fri 15h", "15h", "15:00"), ("Call Ana fri 14h30 #home", "14h30", "14:30"),
    ("Call Ana tomorrow 14:30h", "14:30h", "14:30"), ("Call Ana at 18h", "at 18h", "18:00"),
    ("Call Ana by 18h p4", "by 18h", "by 18:00"), ("Call Ana at 9h30", "at 9h30", "9:30"),
    ("Call Ana fri at 1430", "at 1430", "14:30"), ("Call Ana fri at 1430h", "at 1430h", "14:30"),
    ("Meet fri at 15h with Ana", "at 15h", "15:00"),
  ])
  func `an hour as it is written elsewhere is told`(line: String, words: String, instead: String) {
    #expect(tells(line, words, instead))
  }

  @Test(arguments: [
    "Study fri 3h", "Study fri 1h30", "Pay Ana fri 1500", "Meet fri at 1500 Main Street",
    "Look fri at 1984", "Study 15h", "Rest fri 24h", "Fly fri ab14h30", "Cook it at 18hz",
    "Meet fri at 1430 Elm Street", "Watch fri 15h of it",
  ])
  func `what may be a length or a number is not`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test(arguments: [
    ("Call Ana mon AM", "AM", "the part of the day, as in tomorrow morning"),
    ("Call Ana tomorrow pm #home", "pm", "the part of the day, as in tomorrow afternoon"),
    ("Call Ana fri around noon", "around noon", "at noon"),
    ("Call Ana fri noonish", "noonish", "at noon"),
    ("Call Ana tomorrow lunchtime", "lunchtime", "at noon"),
    ("Call Ana tomorrow at lunch", "at lunch", "at noon"), ("Call Ana fri ~9am", "~9am", "9am"),
    ("See a film tonight 8", "8", "at 8"),
    ("Call Ana tomorrow from 9 to 10", "from 9 to 10", "one time of day, the beginning or the end"),
    (
      "Call Ana fri between 9 and 17", "between 9 and 17",
      "one time of day, the beginning or the end"
    ),
    ("Call Ana fri 9am sharp", "sharp", "the time alone, such as 3pm"),
  ])
  func `a time behind a day that is not read is told`(line: String, words: String, instead: String)
  {
    #expect(tells(line, words, instead))
  }

  @Test(arguments: [
    "Meet the PM fri", "Ask fri PM candidates", "Cook fri at lunch club",
    "Walk fri around noon lake",
    "See tonight 8 films", "Read fri from 9 to 10 pages", "Pay fri 8", "Tune fri C sharp",
    "Look sharp fri 9am", "Drive fri from 3 rivers to 4",
  ])
  func `what goes on behind a day is not`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test(arguments: [
    ("Ship it 1/27", "1/27", "27 jan"), ("Ship the box 12/24 #home", "12/24", "24 dec"),
    ("Ship it 12/24 9am", "12/24", "24 dec"), ("Ship it at 9am 12/24", "12/24", "24 dec"),
    ("Meet Ana 3/12 at 14:00", "3/12", "3 dec or 12 mar"), ("Meet 5/5 5pm", "5/5", "5 may"),
    ("Ship 24/12 9am", "24/12", "24 dec"),
  ])
  func `a day and a month between a stroke are told, in whichever order`(
    line: String, words: String, instead: String
  ) {
    #expect(tells(line, words, instead))
  }

  @Test(arguments: [
    "Read part 12/24", "Ship 12/24", "Set it to 1/27", "Take 1/2 9am", "Win 3/4 fri",
    "Be open 24/7 9am",
    "Ship 3/12 fri 9am", "Ship 12/24 boxes", "Split it 50/50", "Rate it 9/10",
    "Read chapter 3/12 8pm", "Watch episode 5/24 at 20:00", "Watch a lecture 3/14",
    "Do workout day 5/30", "Buy a drill bit 5/16",
  ])
  func `what may be a part of a whole is not`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test(arguments: [
    ("Answer Ana within 24h", "within 24h", "in 24h"),
    ("Answer Ana within 30min #work", "within 30min", "in 30min"),
    ("Answer Ana within 3d", "within", "in"),
    ("Answer Ana within 3d fri", "3d", "one of the two dates alone"),
    ("Plan it all next quarter", "next quarter", "start of next quarter or end of next quarter"),
    ("Call Ana 3 mondays from now", "3 mondays from now", "the day itself, such as fri or 24 dec"),
    ("Pay rent by month end", "by month end", "by end of month"),
    ("Pay rent before the year's end p4", "before the year's end", "before end of year"),
    ("Pay rent by end Jan", "by end Jan", "by end of jan"),
    ("Pay rent by march end", "by march end", "by end of march"),
    ("Pay rent by the end of Q1", "by the end of Q1", "by 31 mar"),
    ("Send the report end of Q4", "end of Q4", "31 dec"),
    ("Eat in 1.5h", "in 1.5h", "in 90 minutes"),
  ])
  func `a span and the end of one are told in words of other habits`(
    line: String, words: String, instead: String
  ) {
    #expect(tells(line, words, instead))
  }

  @Test(arguments: [
    "Plan next quarter", "Set goals for next quarter", "Send the report for end of Q1",
    "Stay within 24h of flights", "Walk within 5km", "Sit by the end", "Stop by week end party",
    "Read 3 mondays from it", "Learn 3 mondays", "Put it in 1.5l", "Write by end user",
  ])
  func `such words of a title about a span are not`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test(arguments: [
    ("Call Ana tom 5pm", "tom", "tomorrow"),
    ("Lunch with Ana tom at noon #work", "tom", "tomorrow"),
    ("Lunch with Ana 12:30 tom", "tom", "tomorrow"), ("tom 9am call Ana", "tom", "tomorrow"),
    ("Call Ana tod 5pm", "tod", "today"), ("Piano ev monday", "ev", "every"),
    ("Water it ev day", "ev day", "every day"),
    ("Water it ev 2 weeks", "ev 2 weeks", "every 2 weeks"),
    ("Water it ev other day p4", "ev other day", "every other day"),
  ])
  func `what Todoist has for tomorrow, today and every is told where it can be no name`(
    line: String, words: String, instead: String
  ) {
    #expect(tells(line, words, instead))
  }

  @Test(arguments: [
    "call tom 5pm", "Meet with tom at noon", "pick up tom 17:30", "Call Tom 5pm",
    "Ask Ana and tom 9am",
    "Feed tom fri", "Find tom", "Play tod", "Charge EV monday", "charge ev monday",
    "Test the ev daily",
    "Buy ev charger fri", "Play tom 5 times",
  ])
  func `names and cars are not`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test(arguments: [
    ("Stretch every day at 9.15", "at 9.15", "9:15am or 9:15pm"),
    ("Stretch every day 15h", "15h", "15:00"), ("Stretch daily 0900", "0900", "09:00"),
    ("Stretch every monday AM", "AM", "the part of the day, as in tomorrow morning"),
    ("Stretch every evening 7", "7", "at 7"),
    ("Stretch every morning and evening", "and evening", SpokenRepeatsTests.forEach),
  ])
  func `a time behind a repeat that is not read is told`(
    line: String, words: String, instead: String
  ) {
    #expect(tells(line, words, instead))
  }

  @Test(arguments: [
    ("Call Ana fri around 10", "around 10", "10am or 10pm"),
    ("Call Ana fri 10 to 12", "10 to 12", "one time of day, the beginning or the end"),
    ("Call Ana fri 15 Uhr", "15 Uhr", "15:00"), ("Call Ana tomorrow evening 7", "7", "at 7"),
    ("Call Ana same time tomorrow", "same time", "a time of day, such as 9am or 14:30"),
    ("Call Ana two weeks today", "two weeks", "the day itself, such as fri or 24 dec"),
    ("Call Ana friday fortnight", "fortnight", "the day itself, such as fri or 24 dec"),
  ])
  func `what else a day leaves of its time is told`(line: String, words: String, instead: String) {
    #expect(tells(line, words, instead))
  }

  @Test(arguments: [
    "Do both at the same time tomorrow", "Win fri 3 to 1", "Pack for two weeks today",
    "Read fri 10 to 12 pages", "Walk fri around 90", "Stretch daily at 5.15 mats", "Pay daily 1500",
    "Eat every morning and rest", "Read friday fortnight report", "Save tomorrow evening 70",
  ])
  func `what goes on or counts something is not`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test(arguments: [
    ("Pay rent due 07/02", "due 07/02", "due 7 feb or 2 jul"),
    ("Pay rent by 3/12 #home", "by 3/12", "by 3 dec or 12 mar"),
    ("Pay rent 24dec", "24dec", "24 dec"), ("Pay rent by 1Mar", "by 1Mar", "by 1 mar"),
    ("Gym Mondays 9am", "Mondays", "every monday"),
    ("Call Ana Wednesdays at 14:00 #work", "Wednesdays", "every wednesday"),
    ("Gym Mon-Fri 9:15", "Mon-Fri", "daily, or a task for each day, such as every mon"),
    ("Gym sat/sun 10am", "sat/sun", "a task for each day, such as every mon"),
  ])
  func `days of more than one meaning or of every week are told`(
    line: String, words: String, instead: String
  ) {
    #expect(tells(line, words, instead))
  }

  @Test(arguments: [
    "Cut it by 1/2", "Cut it by 3/4", "Ship on 3/12 odds", "Fix room 24decor", "Read 31feb",
    "Dine at Fridays 7pm", "Book TGI Fridays 19:00", "Hear Happy Mondays 20:00", "Plan Mondays fri",
    "Watch Suns 7pm", "Visit Mons 9am",
    "Read the mon-fri notes by fri", "Ship 24dec build",
  ])
  func `what may be a part, a name or goes on is not`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test func `days that go with their repeat are told once`() {
    let instead = "daily, or a task for each day, such as every mon"
    #expect(tells("Gym every mon-fri 9am", "every mon-fri", instead))
    #expect(tells("Gym weekly on mon-fri", "on mon-fri", instead))
  }

  @Test(arguments: [
    ("Call Ana 930am", "930am", "9:30am"), ("Call Ana tomorrow 0930am", "0930am", "9:30am"),
    ("Feed Rex 7am/7pm", "7am/7pm", "one time of day, such as 7am"),
    ("Trip 14.-16.12.", "14.-16.12.", "one day, such as 14.12."),
    ("Trip 28.12.-3.1. #travel", "28.12.-3.1.", "one day, such as 28.12."),
    ("Pay bills on the 1st and 15th", "on the 1st and 15th", "one day, such as on the 1st"),
    ("Swim on mon/thu", "on mon/thu", "a task for each day, such as every mon"),
    ("Get a haircut every 6-8 weeks", "every 6-8 weeks", "a number, as in every 3 weeks"),
    ("Get a haircut every month or so", "or so", "the repeat alone, such as monthly"),
    ("See the dentist every half-year", "every half-year", "every 6 months"),
    ("Trip Dec 20 through Jan 3", "Dec 20 through", "one of the two dates alone"),
  ])
  func `several days, times and numbers are told, and one to write`(
    line: String, words: String, instead: String
  ) {
    #expect(tells(line, words, instead))
  }

  @Test(arguments: [
    "Read on the 1st and 15th page", "Build 1.-2.0", "Fix am/pm", "Walk through fri",
    "Buy 7/8 am radio",
    "Tune 1365am", "Swim on mon/thu lanes", "Rate every 6-8 pages", "Read every month or skip it",
  ])
  func `what else looks like several of them is not`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }
}
