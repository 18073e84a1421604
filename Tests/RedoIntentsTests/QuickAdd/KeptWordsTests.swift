import RedoIntents
import RedoTestSupport
import Testing

struct KeptWordsTests {
  @Test func `words among parts that were understood are told, and what those parts hold is not`() {
    #expect(
      KeptWords.note(of: "#a due:x p4 \"p9 due:y\" @b p8 tomorrow // p7")
        == "2 words of other programs stay in the title: instead of due:x write x; "
        + "instead of p8 write p5, the highest")
    #expect(KeptWords.note(of: "#a p4 \"p9\" tomorrow // p7") == nil)
    #expect(KeptWords.note(of: "p9 #a p9 p9") == "“p9” stays in the title; write p5, the highest")
    #expect(
      KeptWords.note(of: "Gym rec:1w t:2026-12-24")?.hasPrefix("2 words of other programs") == true)
    #expect(KeptWords.note(of: "Mix rec:studio t:1 points:many depends:") == nil)
  }

  @Test func `slips are of no other program, beside words of one or not`() {
    let hour = "instead of 13pm write 13:00"
    #expect(
      KeptWords.note(of: "Call Ana 13pm 31 nov")
        == "these stay in the title: \(hour); "
        + "instead of 31 nov write a day that the month has, such as 30 nov")
    #expect(
      KeptWords.note(of: "Call Ana due:x 13pm")
        == "these stay in the title: instead of due:x write x; \(hour)")
  }

  @Test func `words of a title that is known are not told again`() {
    var kept = KeptWords(besides: "Fix p9")
    kept.take(from: QuickAdd("Fix p9 due:fri", in: KeptWords.dates))
    #expect(kept.note == "“due:fri” stays in the title; write fri")
  }

  @Test(arguments: ["#a x ", "due:N "])
  func `a line of many words is looked through in the time that its length asks for`(
    words: String
  ) {
    let growth = Growth(from: 4_000, to: 32_000, within: 16, slack: 0.05) { count in
      let line = (0..<count).map { words.replacing("N", with: "n\($0)") }.joined()
      let reading = QuickAdd(line, in: KeptWords.dates)
      var kept = KeptWords()
      return ThreadTime.seconds { kept.take(from: reading) }
    }
    #expect(growth.isBounded, "\(growth)")
  }
}
