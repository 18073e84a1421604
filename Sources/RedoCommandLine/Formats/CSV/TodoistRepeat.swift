internal import RedoIntents
internal import RedoProtocol

/// A repeat as Todoist's dates say it: `every mon 9am` from one date to the next, `every! 3 days` from
/// the completion on.
struct TodoistRepeat {
  /// The days between two times.
  let days: Int64
  /// Whether they count from the due date.
  let isFixed: Bool
  /// Whether the days are not quite what the words say.
  let isRough: Bool
  /// When it is due first.
  let due: Instant

  /// Reads a repeat and its first date with the words of quick add; nil where one of them is left over.
  init?(_ text: String, in dates: DateContext) {
    let words = TextLines.words(of: text.lowercased())
    isFixed = !words.contains { Self.isEvery($0, "!") }
    let line = words.map { Self.isEvery($0, "!") || Self.isEvery($0, "") ? "every" : $0 }
    let draft = QuickAdd(line.joined(separator: " "), in: dates).draft
    guard let days = draft.frequencyDays, draft.title.isEmpty, draft.description == nil,
      draft.priority == nil, draft.storyPoints == nil
    else { return nil }
    switch draft.due {
    case .at(let instant): due = instant
    case .unset: due = TaskDefaults().deadline(in: dates, repeatingEvery: days)
    case .none: return nil
    }
    self.days = Int64(days)
    isRough = days >= 30 && !words.contains { $0.hasPrefix("day") || $0.hasPrefix("week") }
  }

  private static func isEvery(_ word: String, _ mark: String) -> Bool {
    word == "every" + mark || word == "ev" + mark
  }
}
