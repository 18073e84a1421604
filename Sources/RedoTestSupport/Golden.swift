internal import Foundation
public import RedoTerminal
public import Testing

/// Screens as they were approved: `Golden/<name>.screen` beside the test that asks for them, and
/// `Golden/<name>.lines` for what is heard line by line.
///
/// `REDO_RECORD=1` writes them anew; a missing one is a failure.
public enum Golden {
  /// Compares a canvas with the approved one.
  public static func expect(
    _ canvas: Canvas, is name: String, file: String = #filePath,
    at location: SourceLocation = #_sourceLocation
  ) {
    expect(GoldenText(canvas).text, is: name + ".screen", file: file, at: location)
  }

  /// Compares a canvas with the approved one of its size, such as `<name>-80x24`.
  public static func expect(
    _ canvas: Canvas, named name: String, file: String = #filePath,
    at location: SourceLocation = #_sourceLocation
  ) {
    let size = canvas.gridSize
    expect(canvas, is: "\(name)-\(size.columns)x\(size.rows)", file: file, at: location)
  }

  /// Compares what was heard line by line with the approved words.
  public static func expect(
    heard text: String, is name: String, file: String = #filePath,
    at location: SourceLocation = #_sourceLocation
  ) {
    expect(text, is: name + ".lines", file: file, at: location)
  }

  private static func expect(
    _ text: String, is name: String, file: String, at location: SourceLocation
  ) {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
      .appendingPathComponent("Golden")
    let url = folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["REDO_RECORD"] == "1" {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try? text.write(to: url, atomically: true, encoding: .utf8)
    }
    guard let approved = try? String(contentsOf: url, encoding: .utf8) else {
      Issue.record(
        "there is no approved \(name); look at it, then run with REDO_RECORD=1:\n\(text)",
        sourceLocation: location)
      return
    }
    guard approved != text else { return }
    Issue.record(
      "\(name) is not the approved one:\n\(difference(approved, text))",
      sourceLocation: location)
  }

  /// The lines that differ, the approved one first.
  private static func difference(_ approved: String, _ found: String) -> String {
    let lines = [approved, found].map {
      $0.split(separator: "\n", omittingEmptySubsequences: false)
    }
    var report: [String] = []
    for index in 0..<max(lines[0].count, lines[1].count) {
      let pair = lines.map { $0.indices.contains(index) ? String($0[index]) : "" }
      if pair[0] != pair[1] { report += ["approved \(pair[0])", "found    \(pair[1])"] }
    }
    return report.prefix(40).joined(separator: "\n")
  }
}
