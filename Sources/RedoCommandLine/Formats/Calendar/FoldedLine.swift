internal import RedoProtocol

/// A line of an iCalendar, joined from those that it was folded into (RFC 5545, section 3.1): one that
/// starts with a blank goes on, and may do so in the middle of a letter.
struct FoldedLine {
  /// The number of its first line in the file, counted from 1.
  let number: Int
  private var bytes: [UInt8]
  /// Where each line begins that goes on.
  private var folds: [Int] = []

  /// The lines of a file.
  static func lines(of file: [UInt8]) -> [FoldedLine] {
    var lines: [FoldedLine] = []
    for (place, line) in file.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    {
      let line = line.last == 0x0D ? line.dropLast() : line
      if let first = line.first, first.isASCIIBlank, !lines.isEmpty {
        lines[lines.count - 1].goOn(with: line.dropFirst())
      } else {
        lines.append(FoldedLine(number: place + 1, bytes: Array(line)))
      }
    }
    return lines
  }

  private init(number: Int, bytes: [UInt8]) {
    (self.number, self.bytes) = (number, bytes)
  }

  private mutating func goOn(with rest: ArraySlice<UInt8>) {
    folds.append(bytes.count)
    bytes += rest
  }

  /// What it says.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The number of the first line of the file in it that is no UTF-8; nil where all of it is.
  var brokenLine: Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    // Up to there the text has the same bytes.
    let place = zip(bytes, text.utf8).prefix { $0 == $1 }.count
    return number + folds.prefix { $0 <= place }.count
  }
}
