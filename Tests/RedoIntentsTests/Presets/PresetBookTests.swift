import RedoIntents
import Testing

@Suite struct PresetBookTests {
  private func preset(_ name: String, _ line: String = "p5") throws -> Preset {
    Preset(name: try PresetName(name), line: line)
  }

  private func names(_ book: PresetBook) -> [String] { book.all.map(\.name.text) }

  @Test func `what Redo brings along comes first, and what is used most before it`() throws {
    var book = PresetBook(own: [try preset("Critical"), try preset("Errands")])
    #expect(
      names(book)
        == ["All", "Today", "Urgent", "High priority", "This week", "Critical", "Errands"])
    book.apply(.use(try PresetName("errands")))
    book.apply(.use(try PresetName("Errands")))
    book.apply(.use(try PresetName("This week")))
    #expect(names(book).prefix(3) == ["Errands", "This week", "All"])
  }

  @Test func `a built-in preset cannot be replaced, renamed, coloured or deleted`() throws {
    let builtIn = Preset.builtIn
    var book = PresetBook(own: [try preset("today", "p1")])
    let today = try PresetName("Today")
    for change in [
      PresetChange.save(try preset("TODAY", "p1")), .rename(today, to: try PresetName("Now")),
      .recolor(today, .red), .delete(today),
    ] {
      book.apply(change)
      #expect(book.all == builtIn)
    }
    #expect(throws: PresetError.isBuiltIn("Today")) { try book.check(try PresetName("today")) }
  }

  @Test func `a preset is renamed, coloured, given another filter and deleted`() throws {
    var book = PresetBook(own: [try preset("Critical")])
    let (old, new) = (try PresetName("Critical"), try PresetName("Burning"))
    book.apply(.use(old))
    book.apply(.rename(old, to: new))
    book.apply(.recolor(new, .red))
    book.apply(.save(Preset(name: new, line: "overdue", color: .amber)))
    #expect(book.own.map(\.line) == ["overdue"] && book.own.map(\.color) == [.amber])
    #expect(book.uses == ["burning": 1])
    book.apply(.delete(new))
    #expect(book.own.isEmpty && book.uses.isEmpty)
  }

  @Test func `a preset that is there no more has no other name`() throws {
    let book = PresetBook(own: [try preset("Jobs")])
    #expect(throws: PresetError.isGone("Work")) {
      try book.check(try PresetName("Office"), insteadOf: try PresetName("Work"))
    }
  }

  @Test func `a full book takes other names and filters, and no more presets`() throws {
    let book = PresetBook(own: try (1...200).map { try preset("N\($0)") })
    #expect(throws: PresetError.noRoom) { try book.check(try PresetName("New")) }
    #expect(throws: Never.self) {
      try book.check(try PresetName("New"), insteadOf: try PresetName("N1"))
    }
  }

  @Test func `two presets of the user's cannot have one name, whatever its case`() throws {
    var book = PresetBook(own: [
      try preset("A", "p1"), try preset("b", "p2"), try preset("a", "p3"),
    ])
    #expect(book.own.map(\.line) == ["p3", "p2"])
    #expect(throws: PresetError.nameIsTaken("b")) {
      try book.check(try PresetName("B"), insteadOf: try PresetName("a"))
    }
    book.apply(.rename(try PresetName("a"), to: try PresetName("B")))
    #expect(book.own.map(\.name.text) == ["a", "b"])
    #expect(throws: Never.self) {
      try book.check(try PresetName("A"), insteadOf: try PresetName("a"))
    }
  }

  @Test(arguments: [
    ("", PresetError.noName), ("  \t", .noName), ("a=b", .unusableName), ("a\u{7}", .unusableName),
    ("a=\u{338}b", .unusableName),
    (String(repeating: "x", count: 33), .longName),
    ("e" + String(repeating: "\u{301}", count: 200), .longName),
  ]) func `a name that the config could not keep is refused`(text: String, error: PresetError) {
    #expect(throws: error) { try PresetName(text) }
  }

  @Test func `the filter lines that Redo brings along are understood`() {
    for preset in Preset.builtIn {
      #expect(TaskFilter(preset.line, in: .at()).problems.isEmpty, "\(preset.name.text)")
    }
  }
}
