internal import RedoIntents
internal import RedoProtocol

extension QuickAdd {
  /// Reads a line that begins with a day which was offered, not typed.
  ///
  /// Where a date behind it is the task's, that day is no word of the title either, unless the user
  /// kept words of the line as they are.
  init(
    _ line: String, behind start: String, in dates: DateContext, dismissed: Set<Chip.ID> = [],
    repeatTime: CivilTime? = nil
  ) {
    self.init(line, in: dates, dismissed: dismissed, repeatTime: repeatTime)
    let end = start.utf8.count
    guard end > 0, dismissed.isEmpty, line.hasPrefix(start),
      chips.contains(where: { $0.kind == .due }),
      !chips.contains(where: { $0.range.lowerBound < end })
    else { return }
    // What was read keeps its place in the line.
    let rest = String(repeating: " ", count: end) + String(line.dropFirst(start.count))
    self = QuickAdd(rest, in: dates, repeatTime: repeatTime)
  }
}
