/// Story points as rows say them: `1 pt`, `8 pts`.
enum PointsText {
  static func text(_ points: Int64) -> String {
    points == 1 ? "1 pt" : "\(points) pts"
  }
}
