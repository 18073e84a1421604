import RedoIntents
import RedoTasks
import Testing

@Suite struct `Dismissing a chip` {
  private func read(_ line: String, without chips: [Chip] = []) -> QuickAdd {
    QuickAdd(line, in: .at(), dismissed: Set(chips.map(\.id)))
  }

  @Test(arguments: [
    ("Call 3d printing shop", "Call 3d printing shop"), ("Read p5 of it", "Read p5 of it"),
    ("Go tomorrow 9am", "Go tomorrow 9am"), ("Use #home", "Use #home"), ("Or @ana", "Or @ana"),
    ("Try \"a b\" x", "Try \"a b\" x"), ("Try \\#x y", "Try \\#x y"), ("So // so", "So // so"),
    ("Run daily", "Run daily"), ("Tip ~3", "Tip ~3"), ("Now every 2 weeks", "Now every 2 weeks"),
  ])
  func `its words stay in the title as they were typed`(line: String, shown: String) {
    let parsed = read(line)
    #expect(parsed.chips.count == 1)
    let again = read(line, without: parsed.chips)
    #expect(again.chips.isEmpty)
    #expect(again.draft == TaskDraft(title: again.draft.title))
    let title = TitleText(again.draft.title)
    #expect(title.shown == shown)
    #expect(title.tags.isEmpty && title.people.isEmpty)
  }

  @Test func `the next best part takes its place`() throws {
    let parsed = read("Read p5 p2")
    #expect(parsed.draft.priority == 2)
    let again = read("Read p5 p2", without: parsed.chips)
    #expect(again.draft.priority == 5)
    #expect(again.draft.title == "Read p2")
  }

  @Test func `the end of a range is a time of day where its beginning is dismissed`() {
    let parsed = read("Meet 9am to 10am")
    #expect(parsed.draft.title == "Meet to 10am")
    let again = read("Meet 9am to 10am", without: parsed.chips)
    #expect(again.draft.title == "Meet 9am to")
    #expect(again.chips.map(\.range) == [12..<16])
  }

  @Test func `a dismissed chip stays dismissed while the rest of the line changes`() throws {
    let chip = try #require(read("Call 3d printing").chips.first)
    let longer = read("Please call 3d printing shop tomorrow", without: [chip])
    #expect(longer.draft.title == "Please call 3d printing shop")
    #expect(longer.chips.map(\.kind) == [.due])
  }

  @Test func `one of two equal words can be dismissed by itself`() throws {
    let line = "a tomorrow b tomorrow"
    let last = try #require(read(line).chips.last)
    #expect(last.range == 13..<21)
    let again = read(line, without: [last])
    #expect(again.draft.title == "a b tomorrow")
    #expect(again.chips.map(\.range) == [2..<10])
  }

  @Test func `a phrase that grows stays dismissed`() throws {
    let chip = try #require(read("Film tomorrow").chips.first)
    #expect(read("Film tomorrow 9am", without: [chip]).draft.title == "Film tomorrow 9am")
  }
}
