internal import RedoProtocol

/// The first eight bytes of a shown title in lowercase, as a number that orders as they do.
///
/// Most titles differ there, and most of them can be read where they stand in the log: up to its
/// labels and escapes, a title is shown as it is stored.
struct TitleStart {
  static let length = 8
  /// More bytes than eight characters have.
  private static let window = 32

  /// The bytes, the first the most significant; spaces at their end, which may stand before a label
  /// that is not shown, count as nothing.
  let value: UInt64

  init(of task: TaskState, in projection: Projection) {
    let stored = task.fields.title.flatMap { title in
      projection.graph.bytes.withSpan { Self.value(stored: title, in: $0) }
    }
    value = stored ?? Self.value(shown: projection.title(of: task).shown)
  }

  /// The value where the title's beginning is shown as it is stored; nil where it may not be.
  private static func value(stored title: LogText, in log: Span<UInt8>) -> UInt64? {
    guard !title.isEscaped else { return nil }
    let text = log.extracting(title.range)
    guard let range = TitleByte.trimmed(text) else { return nil }
    var value: UInt64 = 0
    for (index, offset) in range.prefix(length).enumerated() {
      let byte = text[offset]
      guard byte < 0x80 else { return self.value(beyondASCII: text.extracting(range)) }
      guard !TitleByte.isSign(byte) else { return nil }
      value |= UInt64(TitleByte.lowercased(byte)) << shift(index)
    }
    return trimmed(value)
  }

  private static func value(beyondASCII text: Span<UInt8>) -> UInt64? {
    var bytes: [UInt8] = []
    for offset in 0..<min(window, text.count) {
      guard !TitleByte.isSign(text[offset]) else { return nil }
      bytes.append(text[offset])
    }
    return value(shown: String(decoding: bytes, as: UTF8.self))
  }

  private static func value(shown: String) -> UInt64 {
    var value: UInt64 = 0
    for (index, byte) in shown.lowercased().utf8.prefix(length).enumerated() {
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
