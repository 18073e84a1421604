internal import RedoTasks

extension LineGuide {
  /// What ``TaskFilter`` understands.
  public static let filter = LineGuide(
    title: "A filter in one line",
    parts: [
      Part(
        "words", ["passport", "psprt"],
        remark: "in title or description, by its letters in order"),
      Part("exact words", [#""pay rent""#]),
      Part("tags, people", ["#home", "@ana"]),
      Part("priority", ["p4", "p>=4", "p<3"], examples: ["p>=4"]),
      Part("points", ["points>2", "points:1"], examples: ["points>2"]),
      Part(
        "due", ["due:today", "due<=7d", "due<fri", "due>2026-12-24", "due:none"],
        examples: ["due<=7d", "due:none"]),
      Part(
        "moments", ["created>2026-01-01", "updated>=yesterday", "done>=7d"],
        examples: ["done>=7d"]),
      Part(
        "state", FilterState.allCases.filter(\.isWord).map(\.rawValue) + states,
        examples: ["overdue", "is:done"]),
      Part("id", ["id:3f9a"]),
      Part("one or the other", ["#home|#work", "@ana|p5|overdue"], examples: ["#home|#work"]),
      Part("not", ["!#home", "-is:draft"]),
      Part("order", TaskOrder.allCases.map { "sort:\($0.rawValue)" }, examples: ["sort:due"]),
    ])

  private static let states = FilterState.allCases.map { "is:\($0.rawValue)" }
}

extension FilterState {
  /// Whether the word alone asks for it.
  fileprivate var isWord: Bool { FilterState(word: rawValue) != nil }
}
