internal import RedoIntents
internal import RedoProtocol

extension QuickAdd {
  /// Reads a line that begins with a day which was offered, not typed.
  ///
  /// Where a date behind it is the task's, or a repeat comes on days of its own, that day is no word
  /// of the title either, unless the user kept it as it is.
  init(
    _ line: String, behind start: String, in dates: DateContext, dismissed: Set<Chip.ID> = [],
    present: Instant? = nil
  ) {
    self.init(line, in: dates, dismissed: dismissed, present: present)
    let end = start.utf8.count
    guard end > 0, line.hasPrefix(start),
      dismissed.isDisjoint(with: QuickAdd(start, in: dates).chips.map(\.id))
    else { return }
    let isOverruled =
      chips.contains { $0.kind == .due } && !chips.contains { $0.range.lowerBound < end }
    guard isOverruled || movesRepeat else { return }
    // What was read keeps its place in the line.
    let rest = String(repeating: " ", count: end) + String(line.dropFirst(start.count))
    self = QuickAdd(rest, in: dates, dismissed: dismissed, present: present)
  }
}
