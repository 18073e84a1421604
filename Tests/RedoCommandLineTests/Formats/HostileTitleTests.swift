import Foundation
import RedoCommandLine
import RedoProtocol
import RedoTestSupport
import Testing

/// Whatever the words of a title look like, a file of lines gives them back as they were.
struct HostileTitleTests {
  private static let words = [
    "x", "X", "(A)", "(z)", "2020-01-01", "pri:Z", "due:2020-01-01", "due:soon", "+plus", "+",
    "@at",
    "@", "#tag", "#2", "rec:3d", "rec:+1w", "time:09:00", "note:abc", "a:b:c", ":a:b",
    "https://a.b/c",
    "\\", "\\x", "\\\\+y", "\\word", "\\due:2020-01-01", "p5", "P5", "p9", "~3", "every:2w",
    "every",
    "done:2020-01-01", "tomorrow", "!!", "//", "[x]", "[ ]", "-", "*", "\"q\"", "\u{202E}back",
    "\u{200F}", "e\u{301}", "\u{301}x", "👩‍👩‍👧", "a\u{A0}b", "k:", ":v", "#home,", "@ana.", "`c`",
    "_i_", "é", "plain", "words", "\u{FEFF}", "\u{FEFF}mark", "\\\u{FEFF}",
  ]

  /// One task as its fields are told.
  private struct Row: Equatable, CustomStringConvertible {
    let fields: [[UInt8]]

    init(_ task: [String: Any]) {
      let last = (task["todos"] as? [[String: Any]])?.last
      let isDone = (task["currentTodo"] is NSNull) && last?["completed"] is String
      fields = [
        task["title"], task["tags"], task["people"], task["priority"],
        isDone ? last?["deadline"] : task["deadline"], isDone,
      ].map { Array("\($0 ?? "")".utf8) }
    }

    var description: String {
      fields.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " | ")
    }
  }

  private func rows(of desk: Desk) throws -> [Row] {
    try desk.run("list --all --json").objects().map(Row.init)
      .sorted { $0.description.utf8.lexicographicallyPrecedes($1.description.utf8) }
  }

  /// A table of tasks with words drawn at random.
  private func table(_ generator: inout SeededGenerator) -> String {
    var lines = ["id,title,tags,people,priority,due,completed"]
    for number in 0..<40 {
      let title = (0..<Int.random(in: 1...5, using: &generator))
        .map { _ in Self.words.randomElement(using: &generator) ?? "" }.joined(separator: " ")
      let due =
        [
          "", "2026-12-24T09:30:00Z", "2026-12-24T18:00:00Z", "2026-02-01T00:00:00.250Z",
          "2027-01-01T23:59:59Z",
        ].randomElement(using: &generator) ?? ""
      let done = Int.random(in: 0..<4, using: &generator) == 0 ? "2026-11-10T18:00:00Z" : ""
      let fields = [
        "\(number)", " " + title, ["", "home", "home work"].randomElement(using: &generator) ?? "",
        ["", "ana"].randomElement(using: &generator) ?? "",
        "\(Int.random(in: 1...5, using: &generator))", due, done,
      ]
      lines.append(
        fields.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }.joined(separator: ","))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test(arguments: [("todotxt", "a.txt"), ("markdown", "a.md"), ("csv", "b.csv")])
  func `titles that look like anything else come back as they were`(
    format: String, file: String
  ) throws {
    var generator = SeededGenerator.fromEnvironment(default: 20_261_123)
    for round in 0..<12 {
      let (desk, other) = (try Desk(), try Desk(2))
      desk.files["a.csv"] = Array(table(&generator).utf8)
      #expect(desk.run("import --yes a.csv").complaint.isEmpty)
      let exported = desk.run("export --format \(format)")
      other.files[file] = exported.standardOutput
      let imported = other.run("import --yes \(file)")
      #expect(imported.complaint.isEmpty)
      let context: Comment = "seed \(generator.seed), round \(round)\n\(exported.text)"
      let (expected, found) = (try rows(of: desk), try rows(of: other))
      #expect(expected.count == 40)
      #expect(found.filter { !expected.contains($0) } == [], context)
      #expect(found.count == expected.count, context)
      #expect(other.run("import --yes \(file)").lines.contains("40 tasks are there already"))
    }
  }

  @Test(arguments: ["todotxt", "markdown", "csv", "ics"])
  func `a byte order mark at the start of the first title is no part of the file's own`(
    format: String
  ) throws {
    let (desk, other) = (try Desk(), try Desk(2))
    desk.files["a.md"] = Array("- [ ] \u{FEFF}Pay rent\n".utf8)
    #expect(desk.run("import --yes a.md").complaint.isEmpty)
    other.files["a"] = desk.run("export --format \(format)").standardOutput
    #expect(other.run("import --yes --format \(format) a").complaint.isEmpty)
    // Foundation's own reader of JSON drops the mark.
    #expect(other.run("list --json").text.utf8.contains("\"title\":\"\u{FEFF}Pay rent\"".utf8))
  }

  @Test func `a todo txt line that only looks done is a plain one to every program`() throws {
    let desk = try Desk()
    desk.files["a.csv"] = Array("title\nx marks the spot\n(A) grade\n2026-01-01 was a day\n".utf8)
    desk.run("import --yes a.csv")
    #expect(
      desk.run("export --format todotxt").lines.sorted() == [
        "\\(A) grade", "\\2026-01-01 was a day", "\\x marks the spot",
      ])
  }

  @Test func `tabs and marks of direction are in the file, and nothing that acts on a terminal is`()
    throws
  {
    let desk = try Desk()
    desk.files["a.csv"] = Array(
      "title,description\n\u{200F}שלום\u{202E} you,\"one\ttwo\n\n\tthree\u{1B}[31m\"\n".utf8)
    desk.run("import --yes a.csv")
    let file = desk.run("export --format markdown")
    #expect(file.text == "- [ ] \u{200F}שלום\u{202E} you\n  one\ttwo\n\n  \tthree␛[31m\n")
    let other = try Desk(2)
    other.files["a.md"] = file.standardOutput
    other.run("import --yes a.md")
    let description = try other.run("list --all --json").objects().first?["description"] as? String
    #expect(description == "one\ttwo\n\n\tthree␛[31m")
    desk.output = .monochrome(columns: 80)
    #expect(desk.run("export --format markdown").text.contains("one·two"))
  }
}
