/// A text that stands in the change log: where, how long, and whether it holds JSON escapes.
///
/// It becomes a string only when somebody looks at it.
public struct LogText: Hashable, Sendable, BitwiseCopyable {
  private let packed: UInt64

  /// Names the bytes of a JSON string's inside, or of any other value.
  /// - Parameters:
  ///   - offset: from the log's first byte, below 2^39.
  ///   - length: in bytes, at most 2^23, which no line passes (``JSONTape/lengthLimit``).
  ///   - isEscaped: whether the string holds escapes.
  init(offset: Int, length: Int, isEscaped: Bool) {
    precondition(offset < 1 << 39 && length <= 1 << 23, "a change log stays below 512 GiB")
    packed = UInt64(offset) << 25 | UInt64(length) << 1 | (isEscaped ? 1 : 0)
  }

  /// An empty text at the log's start, which stands for none.
  static let nowhere = LogText(offset: 0, length: 0, isEscaped: false)

  /// Where the text starts in the log, in bytes.
  public var offset: Int { Int(packed >> 25) }
  /// How long its bytes are.
  public var length: Int { Int(packed >> 1 & (1 << 24 - 1)) }
  /// Whether it holds escapes.
  public var isEscaped: Bool { packed & 1 == 1 }
  /// The bytes' offsets in the log.
  public var range: Range<Int> { offset..<offset + length }
}

extension LogBytes {
  /// The text as a string, escapes undone.
  public func string(_ text: LogText) -> String {
    withSpan { JSONText.string(in: $0, text.range, isEscaped: text.isEscaped) }
  }
}
