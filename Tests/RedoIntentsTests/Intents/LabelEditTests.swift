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
    #expect(title.tags.map { $0.lowercased() } == ["home"] && edit.missing(in: title).isEmpty)
    #expect(edit.applied(to: title) == left)
  }
}
