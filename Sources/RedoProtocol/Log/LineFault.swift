/// A line of the log that breaks one of checks 1 to 7.
public struct LineFault: Hashable, Sendable {
  /// The line, counted from 1.
  public let line: Int
  /// What the line gives as its id; nil where it is no JSON object.
  public let claimedID: String?
  /// The first rule that it breaks.
  public let violation: Violation
}
