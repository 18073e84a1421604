internal import RedoIntents

/// What a quick-add line was understood to say, in the words that the screen shows beside it.
struct LineWords {
  private let parts: [String]

  /// The words of a line that changes a task.
  init(of line: QuickAdd) {
    // A day and a time that stand apart are two chips of one date.
    let times = line.chips.filter { $0.kind == .due }.dropFirst().map(\.id)
    parts = line.chips.filter { $0.kind != .literal && !times.contains($0.id) }
      .map { $0.kind == .due ? line.dueWords ?? $0.text : $0.text }
  }

  /// The words of a line that adds a task, with the date that it has by default.
  init(of line: QuickAdd, defaults: TaskDefaults, in dates: DateContext) {
    let rest = LineWords(of: line).parts
    guard case .unset = line.draft.due else {
      parts = rest
      return
    }
    let usual = defaults.deadline(in: dates, repeatingEvery: line.draft.frequencyDays)
    parts = ["due " + FriendlyDate(in: dates).full(usual)] + rest
  }

  /// The words behind what a person at a terminal is told; nothing for another program.
  func text(in style: OutputStyle) -> String {
    guard style.isTerminal, !parts.isEmpty else { return "" }
    let words = style.measure.sanitized(parts.joined(separator: ", "))
    return "  " + style.palette.paint(words, style.palette.faint)
  }
}
