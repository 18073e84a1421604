import RedoIntents
import RedoTasks
import Testing

/// Labels put on titles and taken off them.
@Suite struct LabelEditTests {
  @Test(arguments: [
    ("Buy\tmilk\t#home", "Buy\tmilk"), ("Buy\t#HOME milk", "Buy milk"),
    ("#home\tBuy  milk\t@ana", "Buy  milk\t@ana"), ("Buy  #home  milk", "Buy   milk"),
    ("\t#home", "\t#home"),
  ])
  func `a label goes with the blank in front of it, a tab as well, and all else stays`(
    stored: String, left: String
  ) throws {
    let title = TitleText(stored)
    let edit = LabelEdit(removing: [try #require(TitleLabel(.tag, name: "home"))])
    #expect(title.tags.map { $0.lowercased() } == ["home"] && edit.missing(in: [title]).isEmpty)
    #expect(edit.applied(to: title) == left)
  }

  @Test(.timeLimit(.minutes(1))) func `tens of thousands of labels come and go at once`() {
    let words = (0..<20_000).map { "#tag\($0)" }
    let title = TitleText("Water " + words.joined(separator: " "))
    let removal = LabelRemoval(words.map { "-" + $0 }.joined(separator: " "))
    var edit = LabelEdit(removing: removal.labels)
    #expect(removal.chips.count == words.count && edit.missing(in: [title]).isEmpty)
    #expect(edit.applied(to: title) == "Water")
    (edit.added, edit.removed) = (edit.removed, [])
    #expect(edit.applied(to: TitleText("Water")) == title.stored)
  }
}
