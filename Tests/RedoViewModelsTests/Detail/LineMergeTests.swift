import Testing

@testable import RedoViewModels

/// Two changes of one text, put together line by line.
@Suite struct LineMergeTests {
  @Test(arguments: ["\n", "\r\n"])
  func `changes of lines apart come together, whatever ends the lines`(end: String) {
    func text(_ lines: String...) -> String { lines.joined(separator: end) }
    let base = text("one", "two", "three", "four")
    let merged = LineMerge.merged(
      base: base, mine: text("ONE", "two", "three", "four"),
      theirs: text("one", "two", "three", "FOUR"))
    #expect(merged == text("ONE", "two", "three", "FOUR"))
    #expect(
      LineMerge.merged(
        base: base, mine: text("one", "TWO", "three", "four"),
        theirs: text("one", "2", "three", "four")) == nil)
  }

  @Test func `steps that both ticked come together side by side, where no line came or went`() {
    let base = "- [ ] one\n- [ ] two\n- [ ] three"
    let mine = "- [x] one\n- [ ] two\n- [x] three"
    let all = "- [x] one\n- [x] two\n- [x] three"
    let ticked = LineMerge.merged(
      base: base, mine: mine, theirs: "- [ ] one\n- [x] two\n- [ ] three")
    #expect(ticked == all)
    #expect(LineMerge.merged(base: base, mine: mine, theirs: "- [x] one\n- [x] two\n") == nil)
    #expect(LineMerge.merged(base: base, mine: mine, theirs: base + "\n- [ ] four") == nil)
  }

  @Test func `a mark behind a line end is part of its line`() {
    let merged = LineMerge.merged(
      base: "a\n\u{301}b\nc\nd", mine: "A\n\u{301}b\nc\nd", theirs: "a\n\u{301}b\nc\nD")
    #expect(merged?.utf8.elementsEqual("A\n\u{301}b\nc\nD".utf8) == true)
  }
}
