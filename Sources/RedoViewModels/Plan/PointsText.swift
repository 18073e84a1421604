/// Story points in words: `1 pt`, `8 pts`.
public enum PointsText {
  /// So many points, 0 or more.
  public static func text(_ points: Int64) -> String {
    points == 1 ? "1 pt" : "\(points) pts"
  }
}
