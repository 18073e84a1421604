internal import RedoIntents

/// What is said of changes that are left out since their task was created twice.
enum SupersededWords {
  /// That so many lines are harmless, and why.
  static func sentence(_ count: Int) -> String {
    Quantity.text(count, "line") + (count == 1 ? " is" : " are") + " harmless: "
      + meaning(of: count)
  }

  /// Why so many are left out, a clause.
  static func meaning(of count: Int) -> String {
    (count == 1 ? "the task was" : "their tasks were")
      + " created twice, as by an import on two devices, and the older creation counts"
  }
}
