extension LineGuide {
  /// What ``QuickAdd`` understands.
  public static let quickAdd = LineGuide(
    title: "A task in one line",
    parts: [
      Part(
        "due", days, examples: ["tomorrow", "in 3 days", "fri"], remark: "`someday` makes a draft"),
      Part(
        "time of day", times, examples: ["9am", "14:30", "at noon"],
        remark: "beside a day or apart from it, a part of the day only right behind its day or time"
      ),
      Part(
        "in front", ["by friday", "due mon", "until 5pm"],
        remark: "`before friday` is the day before"),
      Part(
        "priority", ["p1", "p5", "!", "!!!!!"], examples: ["p5", "!!!!!"], remark: "5 is urgent"),
      Part(
        "repeat", repetitions + ["every monday morning", "every morning"],
        examples: ["every 2 weeks", "monthly"]),
      Part("points", ["~3"]),
      Part("tags, people", ["#home", "@ana"], remark: "Tab completes those in use"),
      Part(
        "description", [], examples: ["// what else to know"], remark: "all that follows ` // `"),
      Part(
        "as it is", [#"\tomorrow never knows"#, #""Tomorrow Never Dies""#],
        examples: [#""Tomorrow Never Dies""#]),
    ])
}
