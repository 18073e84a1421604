/// One value of a JSON text, where it stands, and where the next one beside it is found.
public struct JSONToken: Sendable, BitwiseCopyable {
  /// What a value is.
  public enum Kind: UInt8, Sendable, BitwiseCopyable {
    case object
    case array
    case string
    case number
    case boolean
    case null
  }

  /// What the value is.
  public let kind: Kind
  /// Whether a string holds escapes, so that its text is not its bytes.
  public let isEscaped: Bool
  /// Offset of the first byte: a bracket, a digit, or what follows a string's opening quote.
  public let start: UInt32
  /// Offset after the last byte; for a string, of its closing quote.
  public internal(set) var end: UInt32
  /// Index of the token that follows this value and all it holds.
  public internal(set) var next: UInt32

  init(kind: Kind, isEscaped: Bool = false, start: Int, end: Int, next: Int) {
    self.kind = kind
    self.isEscaped = isEscaped
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.next = UInt32(truncatingIfNeeded: next)
  }

  /// The value's bytes as offsets into the text; a string's without its quotes.
  public var range: Range<Int> { Int(start)..<Int(end) }
}
