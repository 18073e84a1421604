/// A text as the log holds it: two are equal where their bytes are, also where both would look alike.
public struct StoredText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text.
  public let text: String

  /// Takes a text as it is.
  public init(_ text: String) {
    self.text = text
  }

  /// Takes a text of the source.
  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// Whether both are the same bytes, which canonically equivalent spellings are not.
  public static func == (left: StoredText, right: StoredText) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Canonically equivalent spellings share a hash, which `==` then tells apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}
