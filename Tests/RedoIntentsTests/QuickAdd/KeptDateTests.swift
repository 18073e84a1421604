import RedoIntents
import Testing

/// What is told of words that look like a date or a time of day and are none, or one too many.
struct KeptDateTests {
  @Test(arguments: [
    ("Meet mon at 5", "at 5", "5am or 5pm"), ("Call tonight at 3", "at 3", "3am or 3pm"),
    ("Meet At 17 tomorrow", "At 17", "17:00"), ("Dinner fri at 7 with Ana", "at 7", "7am or 7pm"),
    ("Pay on the 24th at 9", "at 9", "9am or 9pm"), ("Pay end of month at 5", "at 5", "5am or 5pm"),
    ("Pay by 24.12 at 17 #home", "at 17", "17:00"), ("Pay every 15th at 9", "at 9", "9am or 9pm"),
  ])
  func `an hour beside a date that may be of either half of the day is told`(
    line: String, words: String, instead: String
  ) {
    #expect(KeptWords.note(of: line) == "“\(words)” stays in the title; write \(instead)")
  }

  @Test(arguments: [
    "Meet at 5 Elm Street mon", "Look at 7 houses", "Meet mon at 25", "Meet mon at",
    "Meet on the 3rd at 9 Elm Street",
  ])
  func `a number behind at that stands by itself is a word`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test(
    arguments: [
      ("Call Ana 13pm", "13pm", "13:00"),
      ("Call Ana 0am", "0am", "a time of day, such as 9am or 14:30"),
      ("Dinner 3-4pm fri", "3-4pm", "one time of day, such as 3pm"),
      ("Dinner 11-1pm fri", "11-1pm", "one time of day, such as 11am"),
      ("Dinner 10–12am fri", "10–12am", "one time of day, such as 10pm"),
      ("Dinner fri 2:30-4pm", "2:30-4pm", "one time of day, such as 2:30pm"),
      ("Dance fri 8pm-midnight", "8pm-midnight", "one time of day, such as 8pm"),
      ("Walk in 1.5 hours", "in 1.5 hours", "in 90 minutes"),
      ("Rest in 0 days", "in 0 days", "today"),
      ("Rest in 0 hours", "in 0 hours", "a number from 1 on"),
      ("Rest in 2.5 days", "in 2.5 days", "a whole number of days"),
      ("Pay 12/24/2026 rent", "12/24/2026", "2026-12-24"),
      ("Pay 1/2/2027", "1/2/2027", "2027-01-02 or 2027-02-01"),
      ("Party 31 nov #home", "31 nov", "a day that the month has, such as 30 nov"),
      ("Party Feb 30", "Feb 30", "a day that the month has, such as 28 feb"),
      ("Gig 29 feb 2027", "29 feb 2027", "a day that the month has, such as 28 feb"),
      ("Pay 2026-02-30 rent", "2026-02-30", "a day that the month has, such as 2026-02-28"),
      ("Pay 30.2.2027", "30.2.2027", "a day that the month has, such as 2027-02-28"),
      ("x at 9 #home fri", "at 9", "9am or 9pm"), ("mon meet at 14 #home", "at 14", "14:00"),
      ("Standup daily at 9", "at 9", "9am or 9pm"), ("Meet mon at 9.", "at 9.", "9am or 9pm"),
      ("Meet mon at 9, p2", "at 9,", "9am or 9pm"),
      ("Pay 24-12-2026 rent", "24-12-2026", "2026-12-24"), ("Pay rent 24/12", "24/12", "24 dec"),
      ("Pay 31/1 #home", "31/1", "31 jan"), ("Pay by 12/24 or so", "by 12/24", "by 24 dec"),
      ("Pay due 20261224 rent", "due 20261224", "due 2026-12-24"),
      ("Pay on 12/24 #home", "on 12/24", "on 24 dec"),
      ("Pay rent before 12/24", "before 12/24", "before 24 dec"),
      ("Pay 24.12.26", "24.12.26", "2026-12-24"), ("Pay 24/12/26 #home", "24/12/26", "2026-12-24"),
      ("Pay 12/24/26", "12/24/26", "2026-12-24"), ("Pay 24-12-26", "24-12-26", "2026-12-24"),
      ("Pay 1/2/27", "1/2/27", "2027-01-02 or 2027-02-01"),
      ("Pay 2026.12.24", "2026.12.24", "2026-12-24"),
      ("Pay 24 Dec 27", "27", "the whole year, 2027"),
      ("Pay dec 24 '27", "'27", "the whole year, 2027"),
      ("Meet 14:00-15:00", "14:00-15:00", "one time of day, such as 14:00"),
      ("Meet 9am-5pm mon", "9am-5pm", "one time of day, such as 9am"),
      ("Meet mon 10:15-11:30", "10:15-11:30", "one time of day, such as 10:15"),
      ("Meet mon 9:30-10:00", "9:30-10:00", "one time of day, such as 9:30"),
      ("Gym on Mondays p4", "on Mondays", "every monday"),
      ("Run everyday", "everyday", "every day"),
      ("Gym mondays 7am", "mondays", "every monday"),
      ("mon gym, thursdays", "thursdays", "every thursday"),
      ("Standup weekdays 9:15", "weekdays", "daily, or a task for each day, such as every mon"),
      ("Standup on weekdays", "on weekdays", "daily, or a task for each day, such as every mon"),
      ("Trip 24-26 dec #travel", "24-26 dec", "one day, such as 24 dec"),
      ("24-26 dec trip", "24-26 dec", "one day, such as 24 dec"),
      ("p4 31 nov party", "31 nov", "a day that the month has, such as 30 nov"),
      ("Trip 24 - 26 dec", "24 -", "one day, such as 26 dec"),
      ("From 24 to 26 dec trip", "From 24 to", "one day, such as 26 dec"),
      ("Trip Dec 24 - 26 #home", "- 26", "one day, such as dec 24"),
      ("Trip Dec 24 or 26", "or 26", "one day, such as dec 24"),
      ("Trip 24 or 26 dec", "24 or", "one day, such as 26 dec"),
      ("Trip Dec 24th-26th 2027", "Dec 24th-26th 2027", "one day, such as 24 dec 2027"),
      ("Pay on the 22 p4", "on the 22", "on the 22nd"),
      ("Renew by december", "by december", "by 1 december or by end of december"),
      (
        "Renew before Aug 2027 p4", "before Aug 2027", "before 1 aug 2027 or before end of aug 2027"
      ),
      ("Stretch in 45m", "in 45m", "in 45min or in 45mo"),
      ("Pay t:2026-12-01", "t:2026-12-01", "2026-12-01"), ("Pay Due:fri", "Due:fri", "fri"),
      ("Pay rec:+1w", "rec:+1w", "every and how often, as in every week"),
      ("Pay !High", "!High", "p1 to p5, p5 the highest"),
      ("Pay !!1", "!!1", "p1 to p5, p5 the highest"),
      ("Meet mon at nine", "at nine", "9am or 9pm"), ("Meet mon at 15h", "at 15h", "15:00"),
      ("(B) Call Ana", "(B)", "p1 to p5, p5 the highest"),
      ("Pay <2026-12-04 Fri 15:00>", "<2026-12-04", "2026-12-04"),
      ("Pay 2026/12/5", "2026/12/5", "2026-12-05"),
      ("Pay <2026-12-04>", "<2026-12-04>", "2026-12-04"),
      ("Meet mon at 5.30", "at 5.30", "5:30am or 5:30pm"), ("Meet at 9h30 fri", "at 9h30", "9:30"),
      ("Meet mon at 0900", "at 0900", "09:00"), ("Post tomorrow 0900", "0900", "09:00"),
      ("Post tomorrow 24:00", "24:00", "at midnight"),
      ("Pay every month 31 dec fixed", "fixed", "it right behind the repeat, as in weekly fixed"),
      ("Meet mon 9-10", "9-10", "one time of day, such as 9am or 9pm"),
      ("Meet 13-15 mon 13-15 #home", "13-15", "one time of day, such as 13:00"),
      ("Meet fri @ 5", "@ 5", "5am or 5pm"),
      ("Meet 2027-02-01 15:00:30 CET", "CET", "the time as this machine's zone has it"),
      ("Meet tomorrow 15:00 CET", "CET", "the time as this machine's zone has it"),
      ("Meet mon 3 pm utc with Ana", "utc", "the time as this machine's zone has it"),
      ("Meet tomorrow 15:00+02:00", "15:00+02:00", "the time as this machine's zone has it"),
      ("15:00:00-0500 meet fri", "15:00:00-0500", "the time as this machine's zone has it"),
      ("Meet fri 15:00Z", "15:00Z", "the time as this machine's zone has it"),
      ("Meet fri 15:00 +0200", "+0200", "the time as this machine's zone has it"),
      ("Meet fri 3pm -05:00 #work", "-05:00", "the time as this machine's zone has it"),
      ("Meet fri 15:00:30 UTC+2 at Ana's", "UTC+2", "the time as this machine's zone has it"),
      ("Call at 15:00:30 tomorrow", "15:00:30", "15:00"),
      ("Rest 2 weeks from friday", "2 weeks from", "the day itself, such as fri or 24 dec"),
      ("Rest 3 days after dec 4", "3 days after", "the day itself, such as fri or 24 dec"),
      ("Rest 2 days before friday", "2 days", "the day itself, such as fri or 24 dec"),
      ("Call Ana mon after next", "after next", "the day itself, such as fri or 24 dec"),
      ("Call Ana after friday", "after", "the date by which it is due"),
      ("Visit Ana a week on friday", "a week", "a week from the day, as in a week from friday"),
      ("Rest 1 week Friday 9am", "1 week", "a week from the day, as in a week from friday"),
      ("Visit Ana a week tomorrow", "a week", "a week from the day, as in a week from friday"),
      ("Visit Ana friday week 9am", "week", "a week from the day, as in a week from friday"),
      ("Visit Ana tomorrow week", "week", "a week from the day, as in a week from friday"),
      ("Friday week call Ana", "week", "a week from the day, as in a week from friday"),
      ("p4 on mon week, call Ana #home", "week,", "a week from the day, as in a week from friday"),
      ("Tomorrow week: trip", "week:", "a week from the day, as in a week from friday"),
      ("Rest 2 weeks on friday", "2 weeks", "the day itself, such as fri or 24 dec"),
      ("Rest a fortnight on friday", "a fortnight", "the day itself, such as fri or 24 dec"),
      ("A fortnight tomorrow rest", "A fortnight", "the day itself, such as fri or 24 dec"),
      (
        "Rest a fortnight after friday", "a fortnight after",
        "the day itself, such as fri or 24 dec"
      ),
    ] as [(String, String, String)])
  func `what looks like a date or a time and is none is told, and stays in the title`(
    line: String, words: String, instead: String
  ) {
    #expect(KeptWords.note(of: line) == "“\(words)” stays in the title; write \(instead)")
    #expect(QuickAdd(line, in: KeptWords.dates).draft.title.contains(words))
  }

  @Test(arguments: [
    "Closed on Mondays in May", "Buy everyday shoes", "Walk March 2-3 miles",
    "Pick (B) mon", "Look at one mon",
    "Read 3/4 of it", "Win 3-4", "Born 12/24/1960", "Meet at 5 Elm Street", "Open 24/7",
    "Look at 7 \"big houses\"", "Wait in 1.5 lines", "Say \\13pm", "Party \\31 nov", "Ask the team",
    "Look at 9", "Turn on TV at 20", "Meet at 14 #home", "Page 30 Feb report", "Run in 25:00",
    "Letter from mon", "School starting friday", "Daily mail from Ana mon",
    "Release 1.12.26", "Release 24.13.26", "Ship 24.12.26 to Ana", "Part 24-12-26",
    "Pay 24 dec 27 people", "Pay fri 27", "Release 10.15.07", "Sum 3-4-26",
    "Release 30.13.2027", "Build 2026-42-30", "Read chapter 24-12", "Ratio 3/4", "Week 24/12",
    "Read part 12/24", "Open 24/7 mon", "Party mon 9-10 people", "9-10 people mon", "SAT 24/7",
    "Genesis 1:26-2:25", "Invoice 20261224", "Pay Ana tomorrow 1500", "Pay mon 5.30",
    "Learn CET mon 9am", "Talk 9am est planning",
    "Look after the cat fri", "Talk on 13/2 strategy", "Sit before 16/9 screens",
    "Buy milk at 2.50 fri", "Fri buy milk at 2.50",
    "Agent mon 0007", "Flat fri 0412", "Locker fri 0901", "Read mon 1-3", "Buy eggs fri 6-8",
    "Run 02:30:15", "Flight 15:00+02:00", "Dinner fri 7pm +2", "Call fri 9am +4930",
    "Meet 15:00 -2", "Swim once a week on friday", "Plan friday week menu", "Rest 2 days on friday",
    "Rent a car for a fortnight on friday", "Swim once a fortnight on friday",
    "Book a fortnight on 24 dec", "Two fortnights fri", "Start 3 hours before 5pm",
    "Luke 10:25-11:13", "Ratio 10:20-20:30", "Book a house for 2 weeks on friday",
    "Rent a car for a week on friday", "Plan 3 runs a week on sunday", "Save $50 a week tomorrow",
    "Swim 2x a week tomorrow", "Feed the cat 2 weeks on 24 dec", "Pay 9am +1200 dollars",
    "Run in 03:45:00 sunday", "Log 01:30:00 of practice every day",
    "Compare mon and tue numbers by friday", "Watch Sat and Sun races today",
    "Mail Good Friday and Monday plans tomorrow", "Friday week plan", "Sunday week in review",
    "Monday week kickoff", "Sunday week wrap-up", "Friday week call",
    "mon week 48 report", "Cut video at 00:12:30 by friday 3pm", "Cut 00:12:30 tomorrow morning",
    "Cut 00:12:30 in 2 hours", "Cut 00:12:30 2027-12-24T09:00", "Cut 00:12:30 fri every morning",
    "\\Ana friday week trip", "Add 24 to dec 26", "Read 3 to 1 dec", "Read dec 24 to 26 people",
    "Wait on the 15 people", "Swim in 50m pool", "Pick t:1", "Shout !now",
    "Wait until may comes", "Review !4", "Plan weekends", "Plan weekends with Ana fri",
    "Dinner at TGI Fridays tomorrow",
  ])
  func `words that may well be ordinary are not told`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test(arguments: [
    ("Fair mon 9am - 10am", "- 10am"), ("Fair from 3pm to 4pm", "to 4pm"),
    ("Fair 9am to noon fri", "to noon"), ("Fair mon 9am - 10", "- 10"),
    ("Fair 9 to 10am", "9 to"), ("Fair mon between 9 and 10 am", "between 9 and"),
  ])
  func `the other end of a range of hours is told, as a task is due at one time`(
    line: String, words: String
  ) {
    let instead = "one time of day, the beginning or the end"
    #expect(KeptWords.note(of: line) == "“\(words)” stays in the title; write \(instead)")
  }

  @Test(arguments: [
    ("Call in 2 weeks on friday", "in 2 weeks"), ("Meet fri 13 nov", "fri"),
    ("Meet mon 9am 10am", "10am"),
  ])
  func `a date that stays since one right beside it counts is told`(line: String, words: String) {
    #expect(
      KeptWords.note(of: line) == "“\(words)” stays in the title; write one of the two dates alone")
    #expect(KeptWords.note(of: "Move monday meeting to tue 10am") == nil)
  }

  @Test(arguments: [
    ("Trip from 24 dec to 26 dec", "from 24 dec to"), ("Trip dec 24 - dec 26", "dec 24 -"),
    ("Trip Mon to Fri 9am", "Mon to"), ("Trip between mon and fri", "between mon and"),
    ("Trip mon or tue 9am", "mon or"), ("Meet fri 9am or 10am", "or 10am"),
    ("Meet mon 9am - tue 10am #work", "mon 9am -"),
  ])
  func `a date that is joined to the one that counts is told with what joins them`(
    line: String, words: String
  ) {
    #expect(
      KeptWords.note(of: line) == "“\(words)” stays in the title; write one of the two dates alone")
    #expect(KeptWords.note(of: "Read mon tue or wed")?.hasPrefix("“mon tue or” stays") == true)
    #expect(
      KeptWords.note(of: "Meet mon 9am 10am or 11am")?.hasPrefix("“10am or 11am” stays") == true)
    #expect(KeptWords.note(of: "Call mon, then meet to plan fri") == nil)
  }

  @Test func `all dates that stay in a line are told at once`() {
    let instead = "write one of the dates alone"
    #expect(KeptWords.note(of: "Plan mon tue wed") == "“mon tue” stays in the title; \(instead)")
    #expect(
      KeptWords.note(of: "mon tue plan wed thu") == "“mon tue wed” stays in the title; \(instead)")
    #expect(
      KeptWords.note(of: "Monday tuesday plan")?.hasPrefix("“Monday” stays in the title") == true)
  }

  @Test(arguments: [
    "Black Friday mon", "Good Friday monday plans", "SAT sat", "Ask Bobby Friday friday",
    "Man called Thursday thursday",
  ])
  func `a weekday that is a name beside a date is none that was spare`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test(arguments: [
    ("Dentist Friday in two weeks", "Friday"), ("Call Ana Friday 13 Nov", "Friday"),
    ("Call Ana Friday Nov 13 9am", "Friday"), ("Call Ana Monday next month", "Monday"),
    ("Gym Monday, Wednesday", "Monday,"),
  ])
  func `a weekday with a capital is told beside the date that it goes with`(
    line: String, words: String
  ) {
    #expect(
      KeptWords.note(of: line) == "“\(words)” stays in the title; write one of the two dates alone")
  }

  @Test func `all days of a list are told, with capitals, too`() {
    for line in ["Gym Mon, Wed, Fri", "Gym Mon Wed Fri"] {
      #expect(
        KeptWords.note(of: line)?.hasSuffix("write one of the dates alone") == true, "\(line)")
    }
  }

  @Test(arguments: [
    "Plan Black Friday in 2 weeks", "Watch Freaky Friday 25 dec", "Take the SAT in 2 weeks",
    "Watch Wednesday tonight", "Watch Manic Monday 9pm", "Book Good Friday 2 may 2027",
    "Read Monday, Tuesday notes by fri",
  ])
  func `a weekday that is a name is not, whatever date is behind it`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }
}
