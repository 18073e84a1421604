import Foundation
import RedoTestSupport
import Testing

@testable import RedoCommandLine

/// What people are told to run: most rooms that word it stand below the one that knows the verbs.
struct NamedCallsTests {
  /// What follows the program's name, or the key's, where nothing is to be run.
  private static let prose: Set<Substring> = ["has", "if", "lead", "needs", "pairs", "redo"]

  @Test func `every verb and option that a message or the README names is there`() throws {
    var count = 0
    for (path, line) in try Self.lines() {
      for call in " \(line)".matches(of: #/[^.A-Za-z0-9_]redo ([a-z]+)([^`"'.,;|)]*)/#) {
        let (name, rest) = (call.output.1, call.output.2)
        guard !Self.prose.contains(name) else { continue }
        count += 1
        guard let verb = VerbTable.all.first(where: { $0.words.name == name }) else {
          Issue.record("\(path) names redo \(name)")
          continue
        }
        let options = Set((verb.words.options + [.help]).map { "--" + $0.name } + ["--"])
        for word in rest.split(separator: " ") where word.hasPrefix("--") {
          let option = String(word.prefix { $0 != "=" })
          #expect(options.contains(option), "\(path) names redo \(name) \(option)")
        }
      }
    }
    #expect(count > 200)
  }

  /// The lines of the product that name the program and are no comments, each message in one, and those
  /// of the README.
  private static func lines() throws -> [(path: String, line: Substring)] {
    let sources = Vectors.package.appendingPathComponent("Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted().filter {
      $0.hasSuffix(".swift") && !$0.hasPrefix("RedoTestSupport/")
    }
    var lines: [(path: String, line: Substring)] = []
    for path in paths.map({ "Sources/" + $0 }) + ["README.md"] {
      let url = Vectors.package.appendingPathComponent(path)
      let text = try String(contentsOf: url, encoding: .utf8)
      guard text.contains("redo ") else { continue }
      let code = text.split(separator: "\n").filter {
        !$0.drop(while: \.isWhitespace).hasPrefix("//")
      }
      let messages = code.joined(separator: "\n").replacing(#/"\n *\+ "/#, with: "")
      lines += messages.split(separator: "\n").filter { $0.contains("redo ") }
        .map { (path: path, line: $0) }
    }
    return lines
  }
}
