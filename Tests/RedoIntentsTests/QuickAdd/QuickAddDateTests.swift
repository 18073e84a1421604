import RedoIntents
import Testing

/// Dates and times of day in the line of a new task: what is left of the title, and when it is due.
struct QuickAddDateTests {
  @Test(
    arguments: [
      ("Pay rent tomorrow", "Pay rent", "2026-11-21T18:00"),
      ("Call Ana tomorrow, then rest", "Call Ana then rest", "2026-11-21T18:00"),
      ("Finish by friday.", "Finish", "2026-11-27T18:00"),
      ("Call mum tomorrow!", "Call mum", "2026-11-21T18:00"),
      ("Call mum tomorrow!!! #home", "Call mum #home", "2026-11-21T18:00"),
      ("Call mum tomorrow...", "Call mum", "2026-11-21T18:00"),
      ("Wait ... and see etc... fri", "Wait ... and see etc...", "2026-11-27T18:00"),
      ("Call mum 9am!! Now!!!", "Call mum Now!!!", "2026-11-21T09:00"),
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
      ("Meet fri @ 5pm", "Meet", "2026-11-27T17:00"),
      ("Meet mon @ noon", "Meet", "2026-11-23T12:00"),
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
      ("Meet next month on the 3rd floor", "Meet on the 3rd floor", "2026-12-20T18:00"),
      ("Meet Ana next month on the 3rd 9am", "Meet Ana", "2026-12-03T09:00"),
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
      ("Taxes at end of month p5", "Taxes", "2026-11-30T18:00"),
      ("Taxes at end of next month", "Taxes", "2026-12-31T18:00"),
      ("Meet at start of next week", "Meet", "2026-11-23T18:00"),
      ("Meet at the start of next week", "Meet", "2026-11-23T18:00"),
      ("Meet Ana at start of march", "Meet Ana", "2027-03-01T18:00"),
      ("Look at end of year figures", "Look at end of year figures", "unset"),
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
      ("Buy a 3d printer", "Buy a 3d printer", "unset"),
      ("Fix the 2D game fri", "Fix the 2D game", "2026-11-27T18:00"),
      ("Take a 2w break in 3d", "Take a 2w break", "2026-11-23T18:00"),
      ("Read plan a, 3d", "Read plan a,", "2026-11-23T18:00"),
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
    ] as [(String, String, String)])
  func `date words leave the title`(line: String, title: String, expected: String) {
    #expect(QuickAdd(line, in: .at()).draft.title == title)
    #expect(QuickAdd(line, in: .at()).dueText == expected)
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
    let chips = QuickAdd(line, in: .at()).chips
    #expect(chips.map(\.kind) == [.due, .due])
    #expect(chips.map(\.text) == expected)
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
    #expect(QuickAdd(line, in: .at()).chips.last?.text == expected)
  }
}
