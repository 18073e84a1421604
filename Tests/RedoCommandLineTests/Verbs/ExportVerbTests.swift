import Foundation
import RedoCommandLine
import RedoProtocol
import RedoTasks
import RedoViewModels
import Testing

/// What `export` makes of its operands.
struct ExportVerbTests {
  let desk: Desk

  init() throws {
    desk = try Desk()
    desk.run("add Pay rent #home")
  }

  @Test(arguments: [
    "backup.jsonl", "tasks.JSON", "todo.txt", "a.ics", "a.csv", "notes.md", "./backup", "/tmp/x",
    "~/x", "#home out.csv", "tasks.markdown", "out.ical",
  ])
  func `the name of a file is no filter`(operands: String) {
    let output = desk.run("export " + operands)
    #expect(output.exitCode == 2)
    #expect(output.standardOutput.isEmpty)
    #expect(output.complaint.contains("standard output"))
    #expect(output.complaint.contains("`redo export > "))
  }

  @Test func `an export as JSON may be asked for as of every verb that reads`() {
    let asked = desk.run("export --json #home")
    #expect(asked.exitCode == 0 && asked.text.contains(#""title":"Pay rent""#))
    #expect(asked == desk.run("export --format json #home"))
    #expect(asked == desk.run("export --json --format json #home"))
    #expect(asked.text == desk.run("list --json #home").text)
    let torn = desk.run("export --json --format csv")
    #expect(torn.exitCode == 2 && torn.standardOutput.isEmpty)
    #expect(
      torn.complaint
        == "redo: export takes only one of --format FORMAT and --json; leave the other out\n")
  }

  @Test func `a filter that matches nothing says that the export is empty`() {
    let output = desk.run("export zzz")
    #expect(output.exitCode == 0 && output.standardOutput.isEmpty)
    #expect(output.complaint.contains("nothing matches “zzz”"))
    #expect(desk.run("export #home").standardError.isEmpty)
  }

  @Test func `a word with the name of a term is told as a list tells it`() {
    let none = desk.run("export done")
    #expect(none.complaint.contains("nothing matches “done”"))
    #expect(none.complaint.contains("instead of done write is:done"))
    let some = desk.run("export #home|done")
    #expect(some.text.contains("Pay rent"))
    #expect(some.complaint.contains("instead of done write is:done"))
    #expect(!some.complaint.contains("nothing matches"))
    #expect(desk.run("export rent").standardError.isEmpty)
  }

  @Test(arguments: [
    ("!is:archived", ["Pay rent", "Sweep"]), ("#home", ["Pay rent", "Sweep", "Dust"]),
    ("!is:done", ["Pay rent", "Dust"]), ("!is:done !is:archived", ["Pay rent"]),
    ("sort:due", ["Pay rent", "Sweep", "Dust"]),
  ])
  func `the filter alone decides, and done and archived tasks are missing only where it says so`(
    filter: String, titles: [String]
  ) throws {
    desk.run("done \(try #require(desk.run("add Sweep #home").lines.first))")
    desk.run("archive \(try #require(desk.run("add Dust #home").lines.first))")
    let output = desk.run("export --format markdown " + filter)
    #expect(output.standardError.isEmpty)
    for title in ["Pay rent", "Sweep", "Dust"] {
      #expect(output.text.contains(title) == titles.contains(title), "\(title): \(output.text)")
    }
  }

  @Test(arguments: ["#home", "sort:title"])
  func `the screen exports of a filter what its list shows`(filter: String) throws {
    desk.run("done \(try #require(desk.run("add Sweep #home").lines.first))")
    desk.run("add Air the room #home")
    var world = World(dates: desk.dates, isInputTerminal: false, output: .plain, version: "1.2.3")
    world.projection = desk.projection
    let shown = try ExportedFile(.found(filter), as: .markdown, in: world)
    let text = String(decoding: shown.bytes, as: UTF8.self)
    #expect(text.contains("Pay rent") && !text.contains("Sweep"))
    #expect(filter == "#home" || text.hasPrefix("- [ ] Air the room"))
  }

  @Test(arguments: TaskFormat.allCases)
  func `the help says which formats keep the earlier times of a repeating task`(
    format: TaskFormat
  ) throws {
    let id = try #require(desk.run("add Water the plants every day 2026-12-24 18:00").lines.first)
    desk.run("done \(id)")
    let text = desk.run("export --format \(format.rawValue)").text
    #expect(text.contains("Water the plants"))
    let keeps = ["2026-12-24", "20261224"].contains { text.contains($0) }
    #expect(keeps == [.json, .jsonl].contains(format))
    #expect(desk.run("help export").text.contains("and all but json the earlier times"))
  }

  /// The ids of the tasks whose changes are in an export.
  private func ids(in output: CommandOutput) throws -> Set<String> {
    let ids = try output.lines.map { line in
      let node = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return try #require(node?["taskId"] as? String)
    }
    return Set(ids)
  }

  @Test func `a filter hands out the changes of what it finds, and none of deleted tasks`() throws {
    let rent = try #require(desk.projection.tasks.first?.id.description)
    let sweep = try #require(desk.run("add Sweep #home").lines.first)
    let gone = try #require(desk.projection.tasks.first { $0.id.description != rent }?.id)
    desk.run("delete \(sweep) --yes")
    #expect(try ids(in: desk.run("export #home")) == [rent])
    #expect(try ids(in: desk.run("export")) == [rent, gone.description])
    #expect(try ids(in: desk.run("export sort:due")) == [rent, gone.description])
    desk.run("delete \(rent) --yes")
    let none = desk.run("export #home")
    #expect(none.standardOutput.isEmpty && none.complaint.contains("nothing matches “#home”"))
    #expect(try ids(in: desk.run("export")) == [rent, gone.description])
  }

  @Test(arguments: TaskFormat.allCases)
  func `at a terminal no format holds what acts on it`(format: TaskFormat) {
    desk.run(["add", "Evil \u{9B}31m\u{7F}end"])
    desk.output = .monochrome(columns: 80)
    let text = desk.run("export --format \(format.rawValue)").text
    #expect(text.contains("Evil"))
    let acting = text.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n"
    }
    #expect(acting.isEmpty, "\(text)")
  }

  @Test func `a whole export of nothing says nothing`() throws {
    let empty = try Desk().run("export")
    #expect(empty.exitCode == 0 && empty.standardError.isEmpty)
  }
}
