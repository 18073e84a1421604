/// A field that the branches of a task left with different values, and what becomes of it.
public struct MergeDifference: Hashable, Sendable {
  /// What one branch made of the field.
  public struct Version: Hashable, Sendable {
    /// The field itself, or the one that lost its meaning: the date of a todo that is done by now.
    public let field: StateField
    /// The value there.
    public let value: ShownValue
    /// The change, by its index in the graph, that gave it.
    public let setter: Int
  }

  /// The field whose values differed.
  public let field: StateField
  /// The value that is shown and kept.
  public let kept: ShownValue
  /// The change that gave that value; nil where it comes of several, as when two moves add up.
  public let keptSetter: Int?
  /// The other values, which stay in history, each with the latest change that gave it.
  public let dropped: [Version]
}
