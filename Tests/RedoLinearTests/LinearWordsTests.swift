import RedoScreens
import RedoTerminal
import Testing

@testable import RedoLinear

struct LinearWordsTests {
  @Test(
    arguments: [
      ("3", [3]), ("2,4", [2, 4]), ("2-5", [2, 3, 4, 5]), ("1,3-4", [1, 3, 4]), ("all", [1, 2, 3]),
      ("*", [1, 2, 3]), ("3d", nil), ("5-2", nil), ("0", nil), ("-", nil), ("1,,2", nil),
      ("1-99999999", nil), ("-3", nil), ("2w", nil),
    ] as [(String, [Int]?)])
  func `numbers are one word`(word: String, numbers: [Int]?) {
    #expect(NumberList.numbers(in: word[...], upTo: 3) == numbers)
  }

  @Test func `all means all, however many there are`() {
    for word in ["all", "*"] {
      #expect(NumberList.numbers(in: word[...], upTo: 1_500)?.count == 1_500)
    }
    #expect(NumberList.numbers(in: "all", upTo: 0) == nil)
  }

  @Test func `where a value follows, the first word alone names numbers`() {
    let value = NumberList.leading("2 5", upTo: 9, isAlone: false)
    #expect(value.numbers == [2] && value.rest == "5")
    let alone = NumberList.leading("2 5-6 8", upTo: 9, isAlone: true)
    #expect(alone.numbers == [2, 5, 6, 8] && alone.rest == "")
    let none = NumberList.leading("fri 9am", upTo: 9, isAlone: false)
    #expect(none.numbers == [] && none.rest == "fri 9am")
  }

  @Test func `a number that is named again is named once, where it was first`() {
    #expect(NumberList.numbers(in: "3,1-4,3", upTo: 9) == [3, 1, 2, 4])
    let word = Array(repeating: "1-1000", count: 100).joined(separator: ",")
    #expect(NumberList.numbers(in: word[...], upTo: 9)?.count == 1_000)
    let line = NumberList.leading("2 5-6 2-3", upTo: 9, isAlone: true)
    #expect(line.numbers == [2, 5, 6, 3] && line.rest == "")
  }

  @Test func `characters that are shown as marks take no words with them at the end of a row`() {
    let numbers = (10...40).map(String.init).joined(separator: " ")
    let line = "Kopf a" + String(repeating: "\u{E0041}", count: 12) + " " + numbers
    let rows = LinearText.rows(of: line, columns: 40, glyphs: .unicode)
    let words = rows.joined(separator: " ").split(separator: " ")
    #expect(words.suffix(31).joined(separator: " ") == numbers)
    #expect(rows.allSatisfy { TextWidth.columns(of: $0) <= 40 })
  }

  @Test(
    arguments: [
      ("s/old/new/", "an old hat", "an new hat"), ("s/old/new", "old old", "new old"),
      ("s/old//", "old hat", " hat"), ("s/no/x/", "hat", nil), ("s//x/", "hat", nil),
      ("s/a/b/c", "hat", nil), ("s/é/e/", "café", "cafe"),
    ] as [(String, String, String?)])
  func `a part of a line is replaced once`(line: String, text: String, result: String?) {
    #expect(Substitution(line)?.applied(to: text) == result)
  }

  @Test func `long lines are set in behind their first row, and none is too wide`() {
    let line = "1. Call the bank about the card, due Wed 10:00, priority 4, #money, @ben"
    let rows = LinearText.rows(of: line, columns: 40, glyphs: .unicode)
    #expect(
      rows == [
        "1. Call the bank about the card, due Wed", "   10:00, priority 4, #money, @ben",
      ])
    #expect(LinearText.rows(of: line, columns: nil, glyphs: .unicode) == [line])
    let wide = LinearText.rows(of: "2. 買い物リスト 🎉 for the party", columns: 12, glyphs: .unicode)
    #expect(wide.allSatisfy { TextWidth.columns(of: $0) <= 12 })
  }

  @Test func `without UTF-8 punctuation becomes its like`() {
    #expect(
      LinearText.rows(of: "Added “Ana’s tea” · 2 × 3 …", columns: nil, glyphs: .ascii)
        == ["Added \"Ana's tea\" - 2 x 3 ~"])
  }

  @Test func `what would act on a terminal is shown instead`() {
    #expect(
      LinearText.rows(of: "evil\u{1B}[31m\u{7}\u{202E}", columns: nil, glyphs: .unicode)
        == ["evil␛[31m␇·"])
  }

  @Test(
    arguments: [
      ("why?", "why?"), ("Buy milk", "Buy milk."), ("", ""), ("a", "a."), ("Stop.", "Stop."),
      ("and so on…", "and so on…"),
    ])
  func `no sentence ends twice`(words: String, sentence: String) {
    #expect(LinearMessage.ended(words) == sentence)
  }

  @Test(
    arguments: [
      ("the past; b returns", "The past; b returns."), ("a name", "A name."),
      ("fw does it here", "fw does it here."), ("b leaves it", "b leaves it."),
      ("done “Press Esc and Space now”", "Done “Press Esc and Space now”."),
    ])
  func `a message is a sentence in which keys and what a person wrote stay as they are`(
    text: String, sentence: String
  ) {
    #expect(LinearMessage.sentence(text, LinearKeyNames(.standard)) == sentence)
  }
}
