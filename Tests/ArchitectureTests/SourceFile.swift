import Foundation
import RedoTestSupport

/// One Swift file of the product or of its tests, as text.
struct SourceFile {
  /// The room, or the folder of tests, that it stands in.
  let room: String
  /// The path below `Sources` or `Tests`.
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

  /// All of them below a folder of the package, by their paths.
  static func all(below folder: String) throws -> [SourceFile] {
    let top = Vectors.package.appendingPathComponent(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: top.path).sorted()
    return try paths.filter { $0.hasSuffix(".swift") }.map { path in
      let text = try String(contentsOf: top.appendingPathComponent(path), encoding: .utf8)
      return SourceFile(
        room: String(path.prefix { $0 != "/" }), path: path,
        lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }
}
