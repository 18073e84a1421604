internal import RedoTasks

extension Rhythm {
  /// Whether its days stand for months or years, as the words of a repeat that it was read from count
  /// nothing that has the same length each time.
  func isRough(for words: String) -> Bool {
    guard case .days(let days) = self, days >= 30 else { return false }
    let words = words.lowercased().split { !$0.isLetter }
    return !words.contains { $0.hasPrefix("day") || $0.hasPrefix("week") }
  }
}
