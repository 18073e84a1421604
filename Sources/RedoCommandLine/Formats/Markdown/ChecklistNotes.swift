internal import RedoProtocol

/// The lines of a description under its box of a checklist.
///
/// Editors and Markdown make nothing of blanks at the end of a line, and what parts two boxes is no part of
/// either: so blank lines at the start and the end of a description stand as a backslash, and so do
/// blanks that are a line by themselves.
enum ChecklistNotes {
  private static let backslash = UInt8(ascii: "\\")

  /// The lines of a description as they are put under the box; none where there is none.
  static func written(_ description: String) -> [String] {
    guard !description.isEmpty else { return [] }
    let lines = description.split(omittingEmptySubsequences: false) {
      ["\n", "\r\n", "\r"].contains($0)
    }
    let said = lines.indices.filter { !lines[$0].utf8.allSatisfy(\.isASCIIBlank) }
    return lines.enumerated().map { place, line in
      let isWithin = (said.first ?? .max) < place && place < (said.last ?? .min)
      if line.isEmpty, isWithin { return "" }
      return "  " + (isBackslashed(line.utf8) ? "\\" : "") + line
    }
  }

  /// A line of a description as it was, from one without the blanks that put it under the box.
  static func text(of line: String) -> String {
    guard line.utf8.first == backslash, isBackslashed(line.utf8) else { return line }
    return String(decoding: line.utf8.dropFirst(), as: UTF8.self)
  }

  /// Whether a line is backslashes and blanks behind them, or nothing at all.
  private static func isBackslashed(_ line: some Collection<UInt8>) -> Bool {
    line.drop { $0 == backslash }.allSatisfy(\.isASCIIBlank)
  }
}
