internal import RedoProtocol
internal import RedoTasks

/// A line that narrows a list of changes: every word of it has to be in the task's title, in the name
/// of the author or the device, or in what the change is called, case aside.
public struct ChangeFilter: Hashable, Sendable {
  private let patterns: [TextPattern]

  /// Reads a line; at most 16 words are read.
  public init(_ line: String) {
    patterns = line.split(whereSeparator: \.isWhitespace).prefix(16)
      .compactMap { TextPattern(String($0)) }
  }

  /// Whether the line asks for nothing.
  var isEmpty: Bool { patterns.isEmpty }

  /// What the words find in a log, word by word.
  func finds(in projection: Projection, with workers: any Workers) -> [ChangeFinds] {
    patterns.map { ChangeFinds(of: $0, in: projection, with: workers) }
  }

  /// The places of the words in a text as it is shown, in UTF-8 bytes.
  public func highlights(in text: String) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    return patterns.flatMap { $0.places(in: bytes.span, allowsScattered: false) }
  }
}
