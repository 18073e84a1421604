extension LineGuide {
  /// What ``QuickAdd`` understands.
  public static let quickAdd = LineGuide(
    title: "A task in one line",
    parts: [
      Part(
        "due", days, examples: ["tomorrow", "in 3 days", "fri"], remark: "`someday` makes a draft"),
      Part(
        "time of day",
        [
          "9am", "9:30 pm", "14:30", "at noon", "at midnight", "eod", "tomorrow morning",
          "fri evening",
        ],
        examples: ["9am", "14:30", "at noon"], remark: "beside a day or apart from it"),
      Part(
        "in front", ["by friday", "due mon", "until 5pm"],
        remark: "`before friday` is the day before"),
      Part("priority", ["p1", "p5", "!", "!!!!!"], examples: ["p5", "!!!!!"]),
      Part("repeat", repeats, examples: ["every 2 weeks", "monthly"]),
      Part("points", ["~3"]),
      Part("tags, people", ["#home", "@ana"], remark: "Tab completes those in use"),
      Part(
        "description", [], examples: ["// what else to know"], remark: "all that follows ` // `"),
      Part(
        "as it is", [#"\tomorrow never knows"#, #""Tomorrow Never Dies""#],
        examples: [#""Tomorrow Never Dies""#]),
    ])

  private static let days = [
    "today", "tonight", "tomorrow", "day after tomorrow", "mon", "fri", "this sunday",
    "next friday", "this weekend", "next week", "in 3 days", "3d", "2w", "in 2 hours", "in 90min",
    "24 dec", "dec 24 2027", "24.12.", "2026-12-24", "on the 15th", "end of month", "eow", "eom",
    "eoy", "first monday of december", "last friday of the month",
  ]

  private static let repeats = [
    "daily", "weekly", "biweekly", "monthly", "quarterly", "yearly", "every day", "every 10 days",
    "every 2 weeks", "every other week", "every monday", "every other friday", "every 15th",
  ]
}
