/// A text that stands in the change log: where, how long, and whether its JSON escapes are to be
/// undone. It becomes a string only when somebody looks at it.
public struct LogText: Hashable, Sendable, BitwiseCopyable {
  private let packed: UInt64

  /// Names the bytes of a JSON string's inside, or of any other value.
  /// - Parameters:
  ///   - offset: from the log's first byte, below 2^40.
  ///   - length: in bytes, below 2^23, which no line passes (``JSONTape/lengthLimit``).
  ///   - isEscaped: whether the string holds escapes.
  public init(offset: Int, length: Int, isEscaped: Bool) {
    precondition(offset < 1 << 40 && length <= 1 << 23, "a change log stays below 1 TiB")
    packed = UInt64(offset) << 24 | UInt64(min(length, 1 << 23 - 1)) << 1 | (isEscaped ? 1 : 0)
  }

  /// Where the text starts in the log, in bytes.
  public var offset: Int { Int(packed >> 24) }
  /// How long its bytes are.
  public var length: Int { Int(packed >> 1 & (1 << 23 - 1)) }
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
