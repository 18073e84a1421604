internal import RedoIntents

/// What is said of changes that are left out since their task was created twice.
enum SupersededWords {
  /// That so many lines are left out, why, and where what they set is, which nothing brings back.
  static func sentence(_ count: Int) -> String {
    Quantity.text(count, "line") + (count == 1 ? " is" : " are") + " left out for good: "
      + meaning(of: count) + "; the log holds what " + (count == 1 ? "it" : "they")
      + " set, to be done again"
  }

  /// Why so many are left out, a clause.
  static func meaning(of count: Int) -> String {
    (count == 1 ? "its task was" : "their tasks were")
      + " created twice, as by an import on two devices, and the older creation counts"
  }
}
