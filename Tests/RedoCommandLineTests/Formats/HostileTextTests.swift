import Foundation
import RedoCommandLine
import RedoProtocol
import RedoTestSupport
import Testing

/// Texts in which the signs of the formats stand beside what combines with them come back from files;
/// the tasks are made by other devices' changes, which no format's escapes have touched.
struct HostileTextTests {
  private static let scalars: [Unicode.Scalar] =
    Array(",;:\"'\\#@+-=[](){}<>&*_~%./!|apxnN15é👩ש".unicodeScalars) + marks + ["\u{A0}"]
  /// An accent, a keycap, a variation, a joiner, a skin tone and vowels, all part of what is before.
  private static let marks: [Unicode.Scalar] = [
    "\u{301}", "\u{20E3}", "\u{FE0F}", "\u{200D}", "\u{1F3FB}", "\u{93E}", "\u{5B0}",
  ]
  private static let blanks: [Unicode.Scalar] = [" ", "\t"]

  /// A text of some scalars that is not blank.
  private func text(
    of scalars: [Unicode.Scalar], _ counts: ClosedRange<Int>, _ generator: inout SeededGenerator
  ) -> String {
    let count = Int.random(in: counts, using: &generator)
    let drawn = (0..<count).compactMap { _ in scalars.randomElement(using: &generator) }
    let isBlank = drawn.allSatisfy(\.properties.isWhitespace)
    return String(String.UnicodeScalarView(isBlank ? drawn + ["a"] : drawn))
  }

  private func title(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...4, using: &generator))
      .map { _ in text(of: Self.scalars, 1...4, &generator) }.joined(separator: " ")
  }

  private func description(_ generator: inout SeededGenerator) -> String? {
    let count = Int.random(in: 0...4, using: &generator)
    guard count > 0 else { return nil }
    let lines = (0..<count).map { _ in
      text(of: Self.scalars + Self.blanks + Self.blanks, 1...8, &generator)
    }
    return lines.joined(separator: Bool.random(using: &generator) ? "\n" : "\n\n")
  }

  /// The changes of 40 tasks: drafts, open ones that may repeat, done and archived ones.
  private func log(_ generator: inout SeededGenerator) throws -> String {
    var bytes: [UInt8] = []
    for number in 1...40 {
      let kind = number % 4
      let fields = TaskFields(
        title: title(&generator), description: description(&generator), privacy: number % 5 == 0,
        storyPoints: Int64.random(in: 0...12, using: &generator),
        priority: UInt8.random(in: 1...5, using: &generator),
        frequencyDays: kind == 1 ? Int64.random(in: 1...400, using: &generator) : nil)
      var changes: [Change] = [.create(fields)]
      let todo = try Desk.todoID(number)
      if kind > 0 {
        changes.append(
          .createTodo(NewTodo(todoID: todo, deadline: Instant(milliseconds: 1_800_000_000_000))))
      }
      if kind == 2 {
        let moment = Instant(milliseconds: 1_700_000_000_000)
        changes.append(.completeTodo(TodoCompletion(todoID: todo, completed: moment)))
      }
      if kind == 3 { changes.append(.archive) }
      var parent: NodeID?
      for (place, change) in changes.enumerated() {
        let node = try Desk.change(change, of: number, on: parent, lamport: Int64(place) + 1)
        parent = node.id
        bytes += node.line
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Some fields of all tasks, each task as bytes, so that no two spellings of a letter are the same.
  private func rows(of desk: Desk, _ names: [String]) throws -> Set<[UInt8]> {
    let tasks = try desk.run("list --all --json").objects()
    return Set(
      tasks.map { task in
        let last = (task["todos"] as? [[String: Any]])?.last
        let values = names.map { name -> String in
          switch name {
          case "due": return "\(last?["deadline"] ?? "")"
          case "done": return "\(last?["completed"] is String)"
          case "lines":
            let text = (task["description"] as? String) ?? ""
            return text.split(separator: "\n").joined(separator: "\n")
          default: return "\(task[name] ?? "")"
          }
        }
        return Array(values.joined(separator: " | ").utf8)
      })
  }

  @Test(arguments: [
    (
      "csv", "a.csv",
      "title tags people priority storyPoints frequencyDays description privacy archived due done"
    ),
    (
      "ics", "a.ics",
      "title tags people priority storyPoints frequencyDays description privacy archived due done"
    ),
    (
      "markdown", "a.md",
      "title tags people priority storyPoints frequencyDays description due done"
    ),
    ("todotxt", "a.txt", "title tags people priority frequencyDays due done"),
    (
      "taskwarrior", "a.json",
      "title tags people priority storyPoints frequencyDays lines archived due done"
    ),
  ])
  func `signs that something combines with come back as they were, in every field`(
    format: String, file: String, kept: String
  ) throws {
    let names = kept.split(separator: " ").map(String.init)
    var generator = SeededGenerator.fromEnvironment(default: 20_261_126)
    for round in 0..<12 {
      let (desk, other) = (try Desk(), try Desk(2))
      desk.append(try log(&generator))
      let exported = desk.run("export --format \(format)")
      other.files[file] = exported.standardOutput
      let imported = other.run("import --yes \(file)")
      #expect(imported.complaint.isEmpty)
      let context: Comment = "seed \(generator.seed), round \(round)\n\(exported.text)"
      let (expected, found) = (try rows(of: desk, names), try rows(of: other, names))
      #expect(expected.count == 40)
      for row in found.subtracting(expected) {
        Issue.record("\(String(decoding: row, as: UTF8.self)), \(context)")
      }
      #expect(found.count == expected.count, context)
      #expect(!imported.text.contains("tags are spelled"), context)
      #expect(!imported.text.contains("do not spell"), context)
    }
  }

  @Test func `blank lines of a description come back from a checklist, first and last ones too`()
    throws
  {
    let desk = try Desk()
    let texts = [
      "\nfirst", "last\n", "\n\n both\n\n", "a\n\nb", "a\n \t\nb", "\n", "  ", "\\", "\\\n\\\\ ",
      "\n\\x",
    ]
    for (place, text) in texts.enumerated() {
      let fields = TaskFields(title: "T\(place)", description: text)
      desk.append(
        String(decoding: try Desk.change(.create(fields), of: place + 1).line, as: UTF8.self))
    }
    let exported = desk.run("export --format markdown")
    #expect(exported.text.hasPrefix("- [ ] T0\n  \\\n  first\n- [ ] T1\n  last\n  \\\n"))
    #expect(exported.text.contains("- [ ] T3\n  a\n\n  b\n"))
    let other = try Desk(2)
    other.files["a.md"] = exported.standardOutput
    other.run("import --yes a.md")
    #expect(try rows(of: other, ["description"]) == rows(of: desk, ["description"]))
    #expect(try rows(of: other, ["description"]).count == texts.count)
    #expect(desk.run("help export").text.contains("blank lines are left out"))
  }

  @Test func `control characters become signs that can be seen in a calendar as elsewhere`() throws
  {
    let desk = try Desk()
    let fields = TaskFields(title: "a\u{1B}[31m", description: "b\u{7F}\u{85}\tc")
    desk.append(String(decoding: try Desk.change(.create(fields), of: 1).line, as: UTF8.self))
    let text = desk.run("export --format ics").text
    #expect(text.contains("SUMMARY:a␛[31m\r\nDESCRIPTION:b␡\u{FFFD}\tc\r\n"))
  }

  @Test func `of the blanks before a sign in a table just the one that was put there goes`() throws
  {
    let desk = try Desk()
    for (place, text) in ["=1", " =1", "  -", "  x", "@\u{301}", "=\u{20E3}"].enumerated() {
      let fields = TaskFields(title: "T\(place)", description: text)
      desk.append(
        String(decoding: try Desk.change(.create(fields), of: place + 1).line, as: UTF8.self))
    }
    let exported = desk.run("export --format csv")
    #expect(exported.text.contains("\" =\u{20E3}\""))
    let other = try Desk(2)
    other.files["a.csv"] = exported.standardOutput
    other.run("import --yes a.csv")
    #expect(try rows(of: other, ["description"]) == rows(of: desk, ["description"]))
    #expect(try rows(of: other, ["description"]).count == 6)
  }
}
