import Foundation
import RedoTestSupport

/// One Swift file of the product, as text.
struct SourceFile {
  let room: String
  /// The path below `Sources`.
  let path: String
  let lines: [Substring]

  /// The modules that the file imports, however it does so.
  var imports: [String] {
    lines.compactMap { line in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
        words[..<place].allSatisfy({ Self.modifiers.contains($0) || $0.hasPrefix("@") })
      else { return nil }
      return String(words[place + 1])
    }
  }

  private static let modifiers: Set<Substring> = ["public", "internal", "package", "private"]

  static func all() throws -> [SourceFile] {
    let sources = Vectors.package.appendingPathComponent("Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted()
    return try paths.filter { $0.hasSuffix(".swift") }.map { path in
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      return SourceFile(
        room: String(path.prefix { $0 != "/" }), path: path,
        lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }
}
