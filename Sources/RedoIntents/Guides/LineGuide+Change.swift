extension LineGuide {
  /// What a line says to several tasks at once: what ``QuickAdd`` understands, without words for a
  /// title, and what ``LabelRemoval`` does.
  public static let change = LineGuide(
    title: "Several tasks in one line",
    parts: [
      day, time,
      Part("no date", ["someday"]),
      Part("priority", ["p1", "p5", "!", "!!!!!"], examples: ["p5", "!!!!!"]),
      often,
      Part("points", ["~3"]),
      Part("tags, people", ["#home", "@ana"], remark: "come to those that a title has"),
      Part("taken off", ["-#later", "-@ben"], remark: "in small letters or capitals"),
      Part(
        "description", [], examples: ["// what else to know"],
        remark: "all that follows ` // `, in place of what each has"),
    ])
}
