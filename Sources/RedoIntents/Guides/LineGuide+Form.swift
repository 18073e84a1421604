extension LineGuide {
  /// What the fields of a task's form understand, field by field.
  public static let form = LineGuide(
    title: "A task in a form",
    parts: [
      Part(
        "title", ["Pay rent #home @ana"], remark: "all other words stay words, `fri` and `p5` too"),
      Part(
        "description", [], examples: ["any text, - [ ] starts a step"],
        remark: "any text, also of several lines; `- [ ]` starts a step"),
      Part(
        "due", ["tomorrow 9am", "fri", "in 3 days", "2026-12-24 14:30", "someday"],
        examples: ["tomorrow 9am", "fri", "someday"]),
      Part("priority", ["1", "5", "p4", "!!!!"], examples: ["1", "5"], remark: "5 is urgent"),
      Part("points", ["3", "~3"]),
      Part(
        "repeat", ["every 2 weeks", "2 weeks", "monthly", "monday", "30 days fixed", "never"],
        examples: ["every 2 weeks", "never"]),
    ])
}
