import RedoIntents
import RedoProtocol
import RedoTasks
import Testing

@Suite struct `The quick-add line` {
  private func read(_ line: String) -> QuickAdd {
    QuickAdd(line, in: .at())
  }

  @Test func `a full line fills every field`() throws {
    let line = "Pay rent tomorrow 9am p5 every month ~2 #home // landlord's new account"
    let parsed = read(line)
    #expect(
      try parsed.titledDraft()
        == TaskDraft(
          title: "Pay rent #home", description: "landlord's new account", priority: 5,
          rhythm: .days(30), storyPoints: 2,
          due: .at(try #require(Instant(rfc3339: "2026-11-21T09:00:00Z")))))
    #expect(
      parsed.chips.map(\.text) == [
        "due Sat 21 Nov 09:00", "priority 5", "every 30 days", "2 points", "#home", "description",
      ])
    let bytes = Array(line.utf8)
    #expect(
      parsed.chips.map { String(decoding: bytes[$0.range], as: UTF8.self) } == [
        "tomorrow 9am", "p5", "every month", "~2", "#home", "// landlord's new account",
      ])
    let title = TitleText(parsed.draft.title)
    #expect(title.shown == "Pay rent")
    #expect(title.tags == ["home"])
  }

  @Test(arguments: ["Pay rent p1", "Pay rent !"])
  func `the priority that is the highest elsewhere is told as the lowest`(line: String) {
    #expect(read(line).chips.map(\.text) == ["priority 1, the lowest"])
  }

  @Test func `a plain line is a title and nothing else`() {
    let parsed = read("  Buy  milk\tand bread ")
    #expect(parsed.draft == TaskDraft(title: "Buy milk and bread"))
    #expect(parsed.chips.isEmpty)
  }

  @Test(arguments: [
    ("x p1", 1), ("x P3", 3), ("p5 x", 5), ("x !", 1), ("x !!!!!", 5), ("x !!! y", 3),
    ("p4: x", 4), ("x p2!", 2),
    ("p1 x p2", 2), ("x p4, y", 4),
  ])
  func `priorities are understood`(line: String, expected: Int) {
    #expect(read(line).draft.priority == expected)
  }

  @Test(arguments: [
    "x p9", "x p0", "x p", "x p10", "x !!!!!!", "x ~-1", "x ~", "x ~99999", "x ~1.5",
    "x every 0 days", "x every -1 days", "x every days", "x every 99999999 days",
    "x every 9999999 weeks", "x every weekday", "x 0d", "x in 0 days", "x 30 feb", "x 25:00",
    "x tomorrowish", "x p5ish", "a! b", "x#home", "wow!!!", "x ~٣", "in", "every", "at", "next",
    "x fifth friday of february", "x the 5th monday of feb", "last friday x", "x 1 jan 10000",
    "x jan 1 10000", "x by 1 jan 1969", "x first friday", "x on the last friday of next year",
    "x 6th friday of june", "x second last friday of june", "x fifth friday of feb 2027",
    "x the fifth friday of the month", "x last friday of the year", "x 12th monday",
    "x first monday of december 10000",
    "x // y".replacing(" // ", with: "//"), "see https://example.org", "Call Tom", "meet at 9",
    "give each a day off", "give each two weeks off",
  ])
  func `what is out of range or only similar stays in the title`(line: String) {
    let parsed = read(line)
    #expect(parsed.draft == TaskDraft(title: line))
    #expect(parsed.chips.isEmpty)
  }

  @Test(arguments: [
    ("x ~0", 0), ("x ~3", 3), ("~13 x", 13), ("x ~9999", 9999), ("x ~1 ~2", 2),
  ])
  func `story points are understood`(line: String, expected: Int) {
    #expect(read(line).draft.storyPoints == expected)
  }

  @Test(arguments: [
    ("#home Pay rent @ana", "Pay rent #home @ana", "Pay rent"),
    ("Ask @ana about #rent today", "Ask @ana about #rent", "Ask @ana about"),
    ("Ask @ana about rent #home", "Ask @ana about rent #home", "Ask @ana about rent"),
    ("Buy #2 pencils", "Buy #2 pencils", "Buy #2 pencils"),
    ("Talk to @ana, now", "Talk to @ana, now", "Talk to @ana, now"),
    ("Fix \\#1 #work", "Fix #1 #work", "Fix #1"),
    ("Explain \\#home", "Explain \\#home", "Explain #home"),
    ("Explain \"#home @ana\" #doc", "Explain \\#home \\@ana #doc", "Explain #home @ana"),
  ])
  func `labels move to the end, but for those inside the sentence`(
    line: String, stored: String, shown: String
  ) {
    #expect(read(line).draft.title == stored)
    #expect(TitleText(stored).shown == shown)
  }

  @Test(arguments: [
    ("\\tomorrow never knows", "tomorrow never knows"),
    ("Watch \"Tomorrow Never Dies\"", "Watch Tomorrow Never Dies"),
    ("Read \"p5 of  the book\", twice", "Read p5 of  the book, twice"),
    ("\\\\server", "\\server"), ("C:\\dir", "C:\\dir"), ("\\", "\\"), ("say \"hi", "say \"hi"),
    ("5\" pipe", "5\" pipe"), ("\"\"", "\"\""), ("\" \"", "\" \""), ("a \\// b", "a // b"),
    ("\"a // b\"", "a // b"), ("\\\"quoted\"", "\"quoted\""), ("\"  p5 \" x", "p5  x"),
    ("it's \"so\" it's", "it's so it's"),
  ])
  func `a backslash or quotes keep words as they are`(line: String, title: String) {
    #expect(read(line).draft == TaskDraft(title: title))
  }

  @Test(arguments: [
    (#"Fix \\d+ in it"#, #"Fix \d+ in it"#), (#"Learn \\LaTeX"#, #"Learn \LaTeX"#),
    (#"Say \"so" twice"#, #"Say "so" twice"#), (#"Open \\\server\share"#, #"Open \\server\share"#),
    (#"See \"two words", then"#, #"See "two words", then"#),
  ])
  func `a backslash before a backslash or quotes keeps them`(line: String, title: String) {
    #expect(read(line).draft == TaskDraft(title: title))
  }

  @Test(arguments: [
    ("Pay // the rent", "the rent"), ("Pay //  p5 tomorrow #x ", "p5 tomorrow #x"),
    ("Pay // a // b", "a // b"), ("Pay //", nil), ("Pay // ", nil),
    ("Pay // \"x\" \\y", "\"x\" \\y"),
  ])
  func `a description is what follows two slashes, as it is`(line: String, expected: String?) {
    #expect(read(line).draft == TaskDraft(title: "Pay", description: expected))
    #expect(read(line).chips.map(\.kind) == [.description])
  }

  @Test func `control characters and line breaks of a paste are kept`() {
    let line = "a\u{1B}[31m\nb\r c\0 tomorrow"
    #expect(read(line).draft.title == "a\u{1B}[31m\nb\r c\0")
  }

  @Test(arguments: ["", "  ", "tomorrow", "p5 #home", "// only a description", "#home @ana"])
  func `a line without a title is refused with the line in hand`(line: String) throws {
    let error = #expect(throws: QuickAddError.self) { try read(line).titledDraft() }
    #expect(error == .emptyTitle(line: line))
    #expect(try #require(error).message.contains("type what is to be done"))
  }

  @Test func `a line without a title still changes the other fields`() {
    let draft = read("p2 ~3 // new words").draft
    #expect(draft == TaskDraft(title: "", description: "new words", priority: 2, storyPoints: 3))
    #expect(read("#home p2 @ana").draft == TaskDraft(title: "#home @ana", priority: 2))
  }
}
