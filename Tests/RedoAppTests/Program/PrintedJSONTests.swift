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

  /// A device with a past that a forecast can be drawn from, a reminder and a remote.
  private static func busyProgram() throws -> Program {
    let program = Program()
    for day in 1...20 {
      let then = ["REDO_NOW": String(format: "2026-11-%02dT09:00:00Z", day)]
      let added = try program.run(["add", "Pay rent @ana #home ~2 today 18:00"], adding: then)
      try program.run(["done", String(added.output.prefix(8))], adding: then)
    }
    try program.run("add", "Water plants every 3d today 14:00")
    try program.run("remote", "add", "folder", program.folder.appendingPathComponent("meet").path)
    return program
  }

  @Test func `each verb prints the keys that the README names, and no other`() throws {
    #expect(Self.rows.count == 13)
    let program = try Self.busyProgram()
    let id = String(try program.run("list").output.prefix(8))
    for (verb, value) in Self.rows {
      var words = verb.components(separatedBy: " ").dropFirst() + ["--json"]
      if words.contains("show") { words.append(id) }
      if words.contains("remind") { words.append("--dry-run") }
      let outcome = try program.run(Array(words))
      let printed = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      let shape = try #require(JSONShape(value), "\(verb): \(value)")
      #expect(shape.misfit(of: printed) == nil, "\(verb)")
    }
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
