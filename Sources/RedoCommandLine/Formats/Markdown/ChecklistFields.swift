internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// What the words of a checklist's line say besides the title.
struct ChecklistFields {
  var due: Instant?
  var end: Instant?
  var priority: Int?
  private(set) var points: Int64?
  private(set) var repeatDays: Int64?
  /// Whether the days of the repeat are not quite what its words say.
  private(set) var isRough = false
  /// What is said again of which the first counts: what it is, how often it was met, and the words.
  private(set) var repeated: [(name: String, count: Int, text: String)] = []
  private(set) var labels: [TitleLabel] = []
  /// The words of a repeat as Obsidian says it.
  var rule: String?
  /// The day on which it was made.
  var created: String?
  /// The days from which it is meant to be done.
  var starts: [String] = []
  /// What has no place of its own: what it is, and the words.
  var extras: [(name: String, text: String)] = []
  /// Whether its priority is the highest of more than there are here.
  var isHighest = false
  private var counts: [String: Int] = [:]

  /// Takes a word that is more than a word; false for one of the title.
  mutating func take(_ word: String, in dates: DateContext) -> Bool {
    if let label = TitleLabel(word: word[...]) {
      labels.append(label)
    } else if let moment = Self.moment(word, after: "due:", in: dates) {
      put(\.due, to: moment, "due", word.dropFirst(4))
    } else if let moment = Self.moment(word, after: "done:", in: dates) {
      put(\.end, to: moment, "done", word.dropFirst(5))
    } else if let number = Self.number(word, after: "p", in: FieldRanges.priority), word.count == 2
    {
      put(\.priority, to: Int(number), "priority", word.dropFirst())
    } else if let number = Self.number(word, after: "~", in: FieldRanges.storyPoints) {
      put(\.points, to: number, "points", word.dropFirst())
    } else if word.hasPrefix("every:"), let words = RepeatWords(String(word.dropFirst(6))) {
      if repeatDays == nil { isRough = words.isOfWorkdays || words.isByCalendar }
      put(\.repeatDays, to: words.free.days, "repeat", word.dropFirst(6))
    } else {
      return false
    }
    return true
  }

  /// Sets what no word has said so far, and keeps the words of what one has.
  mutating func put<Value>(
    _ field: WritableKeyPath<ChecklistFields, Value?>, to value: Value, _ name: String,
    _ text: Substring
  ) {
    counts[name, default: 0] += 1
    guard self[keyPath: field] != nil else {
      self[keyPath: field] = value
      return
    }
    repeated.append((name, counts[name] ?? 2, String(text)))
  }

  /// Whether a word says more than itself.
  static func hasMeaning(_ word: String, in dates: DateContext) -> Bool {
    var fields = ChecklistFields()
    return ObsidianField.mayBegin(with: word) || fields.take(word, in: dates)
  }

  private static func moment(
    _ word: String, after name: String, in dates: DateContext
  ) -> Instant? {
    guard word.hasPrefix(name) else { return nil }
    return ForeignDate.instant(String(word.dropFirst(name.count)), in: dates)
  }

  private static func number(
    _ word: String, after sign: String, in range: ClosedRange<Int64>
  ) -> Int64? {
    guard word.hasPrefix(sign), let number = Int64(word.dropFirst()), range.contains(number) else {
      return nil
    }
    return number
  }
}
