/// One row of a task's text.
public struct DetailLine: Hashable, Sendable {
  /// Its pieces, from the left.
  public var spans: [DetailSpan]
  /// Whether it names the part that follows.
  public let isHeading: Bool
  /// The line of the description whose step the row starts; nil for another row.
  public var step: Int?

  /// A row of pieces.
  public init(_ spans: [DetailSpan] = [], isHeading: Bool = false) {
    self.spans = spans
    self.isHeading = isHeading
  }
}
