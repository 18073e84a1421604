internal import RedoProtocol

/// The first eight bytes of a shown title in lowercase, as a number that orders as they do.
///
/// Most titles differ there, and most of them can be read where they stand in the log: up to its
/// labels and escapes, a title is shown as it is stored.
struct TitleStart {
  static let length = 8

  /// The bytes, the first the most significant; spaces at their end, which may stand before a label
  /// that is not shown, count as nothing.
  let value: UInt64

  init(of task: TaskState, in projection: Projection) {
    let stored = task.fields.title.flatMap { title in
      projection.graph.bytes.withSpan { Self.value(stored: title, in: $0) }
    }
    value = stored ?? Self.value(projection.title(of: task).shown.lowercased().utf8)
  }

  /// The value where the title is shown as it is stored; nil where it may not be.
  private static func value(stored title: LogText, in log: Span<UInt8>) -> UInt64? {
    guard !title.isEscaped else { return nil }
    let text = log.extracting(title.range)
    guard let range = TitleByte.shown(text) else { return nil }
    var letters = TitleLetters()
    letters.add(text, range, atLeast: length)
    return value(letters.bytes)
  }

  private static func value(_ letters: some Sequence<UInt8>) -> UInt64 {
    var value: UInt64 = 0
    for (index, byte) in letters.prefix(length).enumerated() {
      value |= UInt64(byte) << shift(index)
    }
    return trimmed(value)
  }

  static func shift(_ index: Int) -> UInt64 {
    UInt64(length - 1 - index) * 8
  }

  static func trimmed(_ value: UInt64) -> UInt64 {
    var value = value
    for index in (0..<length).reversed() {
      let byte = UInt8(truncatingIfNeeded: value >> shift(index))
      guard byte == 0 || TitleByte.isSeparator(byte) else { break }
      value &= ~(0xFF << shift(index))
    }
    return value
  }
}
