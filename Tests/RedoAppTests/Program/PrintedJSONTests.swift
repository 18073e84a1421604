import Foundation
import RedoTestSupport
import Testing

/// What the README says that `--json` prints.
@Suite(.waits) struct PrintedJSONTests {
  /// The rows of the README's table: a verb, and its value in short.
  private static let rows: [(verb: String, value: String)] = {
    let url = Vectors.package.appendingPathComponent("README.md")
    let parts = (try? String(contentsOf: url, encoding: .utf8))?.components(
      separatedBy: "<!-- json -->\n")
    guard let parts, parts.count == 3 else { return [] }
    return parts[1].components(separatedBy: "\n").compactMap { row in
      let spans = row.components(separatedBy: "`")
      return spans.count == 5 ? (spans[1], spans[3]) : nil
    }
  }()

  /// A device with a past that a forecast can be drawn from, and a reminder.
  private static func busyProgram() throws -> Program {
    let program = Program()
    for day in 1...20 {
      let then = ["REDO_NOW": String(format: "2026-11-%02dT09:00:00Z", day)]
      let added = try program.run(["add", "Pay rent @ana #home ~2 today 18:00"], adding: then)
      try program.run(["done", String(added.output.prefix(8))], adding: then)
    }
    try program.run("add", "Water plants every 3d today 14:00")
    return program
  }

  /// A device with changes that break a rule, stand on such a one or wait, a broken line and a broken
  /// theme.
  private static func damagedProgram() throws -> Program {
    let program = Program()
    try program.run("add", "Pay rent")
    let sketch = TaskSketch()
    let root = sketch.create()
    // There is no such todo.
    let unsound = sketch.snooze(root)
    let orphan = TaskSketch(task: 2).update(TaskSketch(task: 2).create("lost"))
    var bytes = program.logBytes
    for node in [root, unsound, sketch.update(unsound), orphan] { bytes += node.line + [0x0A] }
    try Data(bytes + Array("{}\n".utf8)).write(to: program.log)
    chmod(program.log.path, 0o600)
    let themes = program.folder.appendingPathComponent("redo/themes")
    try FileManager.default.createDirectory(at: themes, withIntermediateDirectories: true)
    try Data("no = 3\n".utf8).write(to: themes.appendingPathComponent("mine.theme"))
    return program
  }

  /// Two devices that imported the same task, the second of them later: what that one made of it is
  /// refused by the first, and left out on its own once both have met.
  private static func rivalPrograms(
    meetingIn folder: URL
  ) throws -> (first: Program, second: Program) {
    let (first, second) = (Program(), Program())
    for (program, day) in [(first, 19), (second, 20)] {
      let then = ["REDO_NOW": "2026-11-\(day)T09:00:00Z"]
      try program.run("identity")
      let file = program.folder.appendingPathComponent("tasks.json")
      let task =
        "[{\"uuid\":\"11111111-2222-4333-8444-555555555555\",\"description\":\"Pay rent\","
        + "\"status\":\"pending\",\"entry\":\"20261101T090000Z\"}]"
      try Data(task.utf8).write(to: file)
      let words = ["import", "--yes", "--format", "taskwarrior", file.path]
      try program.run(words, adding: then)
      try program.run("remote", "add", "folder", folder.path)
    }
    try second.run("edit", "11111111", "p5")
    try second.run("sync")
    return (first, second)
  }

  /// What each verb prints on a device.
  private static func printed(by program: Program) throws -> [String: Any] {
    let id = String(try program.run("list").output.prefix(8))
    var values: [String: Any] = [:]
    for (verb, _) in rows {
      var words = verb.components(separatedBy: " ").dropFirst() + ["--json"]
      if words.contains("show") { words.append(id) }
      if words.contains("remind") { words.append("--dry-run") }
      if words.contains("--repair") { words.append("--yes") }
      let outcome = try program.run(Array(words))
      values[verb] = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    }
    return values
  }

  @Test func `each verb prints the keys that the README names, all of them, and no other`() throws {
    #expect(Self.rows.count == 13)
    let meeting = FileManager.default.temporaryDirectory.appendingPathComponent("meet-\(UUID())")
    defer { try? FileManager.default.removeItem(at: meeting) }
    let rivals = try Self.rivalPrograms(meetingIn: meeting)
    let busy = try Self.busyProgram()
    // The second one hears of the first one's task as it syncs again.
    let programs = [busy, try Self.damagedProgram(), rivals.first, rivals.second, rivals.second]
    var seen: [String: Set<String>] = [:]
    for program in programs {
      let printed = try Self.printed(by: program)
      for (verb, value) in Self.rows {
        let shape = try #require(JSONShape(value), "\(verb): \(value)")
        let found = try #require(printed[verb])
        #expect(shape.misfit(of: found) == nil, "\(verb)")
        seen[verb, default: []].formUnion(JSONShape.keys(of: found))
      }
    }
    for (verb, value) in Self.rows {
      var unseen = try #require(JSONShape(value)).keys().subtracting(seen[verb] ?? [])
      // What was refused is told by the run that refused it.
      if verb == "redo remote list" {
        unseen.subtract(["code", "count"].map { "value.remotes[].refused[].\($0)" })
      }
      #expect(unseen.isEmpty, "\(verb): \(unseen.sorted())")
    }
  }

  @Test func `the keys of a shape are those of a value that has them all`() throws {
    let shape = try #require(JSONShape("{a, b: [], c: [{d, e?}], f: {g}}"))
    let whole =
      ["a": 1, "b": ["x"], "c": [["d": 1], ["e": 2]], "f": ["g": NSNull()]] as [String: Any]
    #expect(JSONShape.keys(of: whole) == shape.keys() && shape.keys().count == 7)
    let missing = shape.keys().subtracting(JSONShape.keys(of: whole.filter { $0.key != "c" }))
    #expect(missing == ["value.c", "value.c[].d", "value.c[].e"])
  }

  @Test func `a value that lacks a key, or has another, does not fit`() throws {
    let shape = try #require(JSONShape("{a, b: [], c: [{d, e?}], f: {g}}"))
    let fitting = ["a": 1, "b": ["x"], "c": [["d": 1]], "f": ["g": NSNull()]] as [String: Any]
    #expect(shape.misfit(of: fitting) == nil)
    #expect(shape.misfit(of: fitting.filter { $0.key != "a" }) != nil)
    #expect(shape.misfit(of: fitting.merging(["h": 1]) { $1 }) != nil)
    #expect(shape.misfit(of: fitting.merging(["c": [["e": 1]]]) { $1 }) != nil)
    #expect(shape.misfit(of: fitting.merging(["f": ["g": ["h": 1]]]) { $1 }) != nil)
    #expect(JSONShape("{a, b: [}") == nil && JSONShape("{a} b") == nil)
  }
}
