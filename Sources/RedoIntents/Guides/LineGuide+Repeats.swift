extension LineGuide {
  /// What ``FieldPhrase`` understands as a repeat.
  public static let repeats = LineGuide(
    title: "How often a task comes back",
    parts: [often, Part("in short", ["2 weeks", "10", "monday"]), fixed, notAgain])

  /// A repeat, as the line of a new task reads it too.
  static let often = Part(
    "repeat", repetitions, examples: ["every 2 weeks", "monthly"],
    remark: "without a time of day, which stays")

  /// What counts from the due date.
  static let fixed = Part(
    "fixed", ["every 30 days fixed", "weekly fixed", "monthly fixed"],
    examples: ["every 30 days fixed"],
    remark: "counts from the due date")

  /// What ends a repeat.
  static let notAgain = Part(
    "no repeat", ["never", "no", "none", "once"], examples: ["never", "once"])

  /// What is understood as a repeat.
  static let repetitions = [
    "daily", "weekly", "biweekly", "monthly", "quarterly", "yearly", "every day", "every 10 days",
    "every 2 weeks", "every other week", "every monday", "each monday", "every other friday",
    "every 15th", "every month on the 15th", "every 24 dec",
  ]
}
