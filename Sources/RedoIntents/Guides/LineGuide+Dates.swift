extension LineGuide {
  /// What ``SnoozePhrase`` understands.
  public static let snooze = LineGuide(
    title: "A deadline to move to",
    parts: [
      Part("days on", ["3", "3d"], remark: "nothing typed is one day"),
      Part("weeks on", ["w", "2w"]),
      day, time,
    ])

  /// What ``FieldPhrase`` understands as a due date.
  public static let due = LineGuide(title: "A due date", parts: [day, time, noDate])

  /// What ``PastExpression`` understands.
  public static let moment = LineGuide(
    title: "A moment of the past",
    parts: [
      Part(
        "day",
        [
          "yesterday", "day before yesterday", "mon", "last fri", "last week", "24 dec",
          "2026-01-31",
        ],
        examples: ["yesterday", "last fri", "24 dec"], remark: "its end, unless a time is told"),
      Part(
        "time of day", ["9am", "14:30", "yesterday 9am", "fri 17:00"],
        examples: ["9am", "fri 17:00"]),
      Part(
        "ago", ["2 days ago", "a week ago", "3h ago", "90 min ago"],
        examples: ["2 days ago", "3h ago"]),
      Part("now", ["now"], remark: "so is nothing typed"),
    ])

  /// A date, as the line of a new task reads it too.
  static let day = Part("day", days, examples: ["tomorrow", "in 3 days", "fri"])

  /// A time of day, as the line of a new task reads it too.
  static let time = Part("time of day", times, examples: ["9am", "14:30", "at noon"])

  /// What takes a date away.
  static let noDate = Part("no date", ["someday", "none", "never"])

  /// What ``DateExpression`` understands as a day.
  static let days = [
    "today", "tonight", "tomorrow", "day after tomorrow", "mon", "fri", "this sunday",
    "next friday", "monday next week", "this weekend", "next week", "a week from friday",
    "in 3 days", "in a fortnight", "3 days from now", "3d", "2w", "in 2 hours", "in 90min",
    "in 1h30m", "24 dec", "dec 24 2027", "24.12.", "2026-12-24", "24-dec-2026", "on the 15th",
    "15th of december", "first of next month", "start of next week", "end of month", "eow", "eom",
    "eoq", "eoy", "first monday of december", "last friday of the month",
  ]

  /// What it understands as a time of day, alone or behind a day.
  static let times = [
    "9am", "9:30 pm", "7.30pm", "14:30", "at noon", "at midnight", "eod", "tomorrow morning",
    "fri evening",
  ]
}
