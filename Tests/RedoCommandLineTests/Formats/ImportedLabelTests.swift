import Foundation
import RedoCommandLine
import RedoTestSupport
import Testing

/// What becomes of the tags and people that other programs' files name.
struct ImportedLabelTests {
  let desk: Desk

  init() throws { desk = try Desk() }

  @Test func `labels are read as people write them, and what cannot be one is told`() throws {
    desk.files["a.csv"] = Array(
      ("title,tags,people\nOne,#home @x,@bob\nThree,🏠House&/Garden c++,\n"
        + "Two,\"home, work;2nd\",ana.b\n").utf8)
    let output = desk.run("import --yes a.csv")
    #expect(output.lines.contains("lost: tags are spelled with hyphens (1)"))
    #expect(
      output.lines.contains("lost: tags that letters and hyphens do not spell are kept as text (3)")
    )
    let tasks = try desk.run("list --all --json --sort title").objects()
    #expect(
      tasks.map { $0["tags"] as? [String] }
        == [["home"], ["House-Garden", "c-"], ["home", "work"]])
    #expect(tasks.map { $0["people"] as? [String] } == [["x", "bob"], [], ["ana-b"]])
    #expect(
      tasks.map { $0["description"] as? String } == ["", "tags: 🏠House&/Garden, c++", "tags: 2nd"])
  }

  @Test func `names that no label tells apart stay apart as text`() throws {
    desk.files["todo.txt"] = Array(
      "One +C++ @C#\nTwo +C# +a.b +work:x @C#\nThree +.NET +🏠\n".utf8)
    desk.run("import --yes todo.txt")
    let tasks = try desk.run("list --json --sort created").objects()
    let found = Dictionary(
      uniqueKeysWithValues: tasks.map {
        ($0["title"] as? String ?? "", $0["description"] as? String ?? "")
      })
    #expect(
      found == [
        "One": "tags: C++\npeople: C#", "Two": "tags: C#\npeople: C#", "Three": "tags: .NET, 🏠",
      ])
  }
}
