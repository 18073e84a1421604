import RedoIntents
import Testing

/// Words that people mean as a date and that are none, and figures that they mean as none.
struct MeantDatesTests {
  @Test(
    arguments: [
      ("Call Ana fri 9 - 10", "9 - 10", "one time of day, the beginning or the end"),
      ("Call Ana fri 10 – 12 #home", "10 – 12", "one time of day, the beginning or the end"),
      ("See a film tonight 8ish", "8ish", "at 8"),
      ("See a film tonight at 8-ish", "at 8-ish", "at 8"),
      ("See a film tomorrow evening around 8", "around 8", "at 8"),
      ("Call Ana tomorrow?", "tomorrow?", "tomorrow"),
      ("Call Ana next week? #home", "next week?", "next week"),
      ("Call Ana 24 dec?", "24 dec?", "24 dec"), ("Call Ana fri 9am?", "9am?", "9am"),
      ("Call Ana fri half 9", "half 9", "9:30am or 9:30pm"),
      ("Call Ana tomorrow at half nine #home", "at half nine", "9:30am or 9:30pm"),
      ("Call mum on sundays at 5", "on sundays", "every sunday"),
      ("Swim once a week on sundays", "on sundays", "every sunday"),
      ("Ship it 24/12 at 9 #home", "24/12", "24 dec"),
      ("Send it end of day #work", "end of day", "eod"),
      ("Send it end of the day", "end of the day", "eod"),
      ("Send it by cob fri", "by cob", "by eod"), ("Send it fri by cob", "by cob", "by eod"),
      ("Ship it 24/12 1430", "24/12 1430", "24 dec 14:30"),
      ("Ship it 24/12 at 0900", "24/12 at 0900", "24 dec 09:00"),
      (
        "Pay Ana on the 1st and the 15th", "on the 1st and the 15th",
        "one day, such as on the 1st"
      ),
    ] as [(String, String, String)])
  func `what is meant as a date is told with what to write`(
    line: String, words: String, instead: String
  ) {
    #expect(KeptWords.note(of: line) == "“\(words)” stays in the title; write \(instead)")
    #expect(QuickAdd(line, in: KeptWords.dates).draft.title.contains(words))
  }

  @Test(
    arguments: [
      ("Call Ana around 9 tomorrow", "around 9", "9am or 9pm"),
      ("Call Ana by nine on friday", "by nine", "9am or 9pm"),
      ("Call Ana at 9ish fri #home", "at 9ish", "9am or 9pm"),
      ("Call Ana half 9 tomorrow", "half 9", "9:30am or 9:30pm"),
      ("Call Ana 9-11 tomorrow", "9-11", "one time of day, such as 9am or 9pm"),
      ("Call Ana 9 to 11 fri", "9 to 11", "one time of day, the beginning or the end"),
      (
        "Call Ana between 9 and 11 next week", "between 9 and 11",
        "one time of day, the beginning or the end"
      ),
      ("Call Ana 0900 tomorrow", "0900", "09:00"), ("Call Ana at 1430 fri", "at 1430", "14:30"),
      ("Stretch 9ish every day", "9ish", "9am or 9pm"),
    ] as [(String, String, String)])
  func `a time in front of a day is told as one behind it is`(
    line: String, words: String, instead: String
  ) {
    #expect(KeptWords.note(of: line) == "“\(words)” stays in the title; write \(instead)")
    #expect(QuickAdd(line, in: KeptWords.dates).draft.title.contains(words))
  }

  @Test(
    arguments: [
      "Read chapters 9-11 tomorrow", "Read pages 9 to 11 fri", "Meet the PM fri", "Pay 5p tomorrow",
      "Study 15h fri", "Meet 9-10 people mon", "Walk around 90 fri", "Play by 9 rules fri",
      "Win 3-1 fri", "Pay Ana 1500 tomorrow", "Cut it half fri",
      "Read pp. 12-24 by monday", "Upgrade 18 to 20 before fri",
    ] as [String])
  func `what is no time in front of a day is not`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test(
    arguments: [
      "Blood pressure 12/8 9am", "Win fri 3 - 1", "Read fri 9 - 10 pages", "See tonight 8ish films",
      "Buy a hat for the sun?", "Watch Avatar 3d?", "Ask about tomorrow?",
      "Eat fri half 9 pies", "Cut it fri half", "Grill corn on the cob fri",
      "Sing on sundays at 5 churches", "Send end of day report",
      "Think of end of day",
      "Read verse 10:30?", "Ship 12/24 1430", "Ship it 24/12 1430 boxes",
      "Read on the 1st and the 15th page",
    ] as [String])
  func `what is no date is not`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }
}
