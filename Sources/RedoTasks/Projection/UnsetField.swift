/// What a field of a task reads as while nothing has set it (PROTOCOL.md, "Actions").
public enum UnsetField {
  /// Neither urgent nor low.
  public static let priority = 3
  /// A task of the usual size.
  public static let storyPoints: Int64 = 1
  /// Not marked as private.
  public static let isPrivate = false
}
