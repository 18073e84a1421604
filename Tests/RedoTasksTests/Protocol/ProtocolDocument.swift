import Foundation
import RedoTestSupport

/// PROTOCOL.md: its tables, its titles, and its examples, which a test can write anew.
struct ProtocolDocument {
  static let path = Vectors.package.appendingPathComponent("PROTOCOL.md")

  private(set) var lines: [String]

  init() throws {
    lines = try String(contentsOf: Self.path, encoding: .utf8).components(separatedBy: "\n")
  }

  /// The titles of its sections.
  var titles: [String] {
    lines.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
  }

  /// The rows of all tables in one section.
  func rows(in title: String) -> [String] {
    let start = lines.firstIndex(of: "## " + title) ?? lines.endIndex
    let section = lines[start...].dropFirst().prefix { !$0.hasPrefix("## ") }
    return section.filter { $0.hasPrefix("|") }
  }

  /// Where the inside of each example's fence stands.
  var examples: [String: Range<Int>] {
    var places: [String: Range<Int>] = [:]
    for (index, line) in lines.enumerated() where line.hasPrefix("<!-- example: ") {
      let name = line.dropFirst("<!-- example: ".count).prefix { $0 != " " }
      guard index + 1 < lines.count, lines[index + 1].hasPrefix("```"),
        let end = lines[(index + 2)...].firstIndex(of: "```")
      else { continue }
      places[String(name)] = index + 2..<end
    }
    return places
  }

  /// The text of an example.
  func example(_ name: String) -> String? {
    examples[name].map { lines[$0].joined(separator: "\n") }
  }

  /// Writes an example anew.
  mutating func replace(_ name: String, by text: String) {
    guard let place = examples[name] else { return }
    lines.replaceSubrange(place, with: text.components(separatedBy: "\n"))
  }

  /// Writes the file.
  func save() throws {
    try lines.joined(separator: "\n").write(to: Self.path, atomically: true, encoding: .utf8)
  }
}
