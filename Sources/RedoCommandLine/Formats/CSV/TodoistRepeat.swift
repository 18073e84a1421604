internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// A repeat as Todoist's dates say it: `every mon 9am` from one date to the next, `every! 3 days` from
/// the completion on.
struct TodoistRepeat {
  /// How its times follow one another.
  var rhythm: Rhythm
  /// Whether the days are not quite what the words say.
  let isRough: Bool
  /// When it is due first.
  var due: Instant
  /// Whether the words name a day or a time of day for that.
  let namesDue: Bool
  /// What no rhythm has of the words; nil where it has all.
  var loss: String?

  /// Reads a repeat and its first date, as near as a rhythm comes to it; nil for any other text.
  init?(_ text: String, in dates: DateContext) {
    guard let read = Self(exactly: text, in: dates) ?? Self(near: text, in: dates) else {
      return nil
    }
    self = read
  }

  /// Reads a repeat and its first date with the words of quick add; nil where one of them is left over.
  init?(exactly text: String, in dates: DateContext) {
    let words = TextLines.words(of: text.lowercased())
    let isFixed = !words.contains { Self.isEvery($0, "!") }
    let line = words.map { Self.isEvery($0) ? "every" : $0 }
    let draft = QuickAdd(line.joined(separator: " "), in: dates, countsFromDueDate: isFixed).draft
    guard let rhythm = draft.rhythm, draft.title.isEmpty, draft.description == nil,
      draft.priority == nil, draft.storyPoints == nil
    else { return nil }
    switch draft.due {
    case .at(let instant): (due, namesDue) = (instant, true)
    case .unset:
      due = TaskDefaults().deadline(in: dates, repeatingEvery: draft.frequencyDays)
      namesDue = false
    case .none: return nil
    }
    loss = nil
    self.rhythm = isFixed ? rhythm : .days(rhythm.days)
    isRough = !isFixed && self.rhythm.isRough(for: text)
  }

  /// Whether a repeat begins with a word.
  static func isEvery(_ word: String) -> Bool { isEvery(word, "!") || isEvery(word, "") }

  private static func isEvery(_ word: String, _ mark: String) -> Bool {
    word == "every" + mark || word == "ev" + mark
  }
}
