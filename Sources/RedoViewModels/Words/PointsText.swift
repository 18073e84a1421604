internal import RedoIntents

/// Story points in words: `1 pt`, `8 pts`.
public enum PointsText {
  /// So many points, 0 or more.
  public static func text(_ points: Int64) -> String {
    Quantity.text(points, "pt")
  }

  /// So many points in a column of others: one point is as wide as more, so that all digits end in
  /// one column.
  public static func column(_ points: Int64) -> String {
    text(points) + (points == 1 ? " " : "")
  }
}
