internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// A repeat as the Tasks plugin of Obsidian says it: `every 2 weeks on Monday` from the due date on,
/// `every day when done` from the completion.
struct ObsidianRepeat {
  private let text: String

  /// Takes the words of a repeat.
  init(_ text: String) {
    self.text = text
  }

  /// The words of a repeat that others begin with, and how many they are: all that may be of one; nil
  /// where they begin with none.
  static func words(at words: [String]) -> (text: String, count: Int)? {
    guard words.first?.lowercased() == "every" else { return nil }
    let all = words.prefix { word in
      word.utf8.allSatisfy { $0.isASCIIAlphanumeric || ",!".utf8.contains($0) }
    }
    return (all.joined(separator: " "), all.count)
  }

  /// The same in Todoist's words, which are read here.
  private var spoken: String {
    var words = TextLines.words(of: text.lowercased())
    if words.suffix(2) == ["when", "done"] { words = ["every!"] + words.dropFirst().dropLast(2) }
    if words.dropFirst().prefix(2) == ["week", "on"] { words.removeSubrange(1...2) }
    return words.joined(separator: " ")
  }

  /// Has a task come back so, as near as a rhythm comes to it, and returns when it is due first; what no
  /// rhythm has is kept as text.
  ///
  /// Of the days that the repeat names, the one on which the task is due says no more than that does.
  func take(
    for task: inout ForeignTask, due: Instant?, in dates: DateContext,
    _ reading: inout ImportReading
  ) -> Instant? {
    let dates = due.map(dates.before) ?? dates
    guard let read = TodoistRepeat(spoken, in: dates) else {
      keep(in: &task, LossWords.unsayableRepeats, &reading)
      return due ?? TodoistRepeat.firstDue(of: spoken, in: dates)
    }
    task.comeBack(read.rhythm, &reading)
    if read.isRough { reading.lose(LossWords.monthsAsDays) }
    let isOnItsDay =
      due.map { !read.namesDue || dates.zone.date(of: $0) == dates.zone.date(of: read.due) } ?? true
    if let loss = read.loss ?? (isOnItsDay ? nil : LossWords.endsAndChosenDays) {
      keep(in: &task, loss, &reading)
    }
    return due ?? read.due
  }

  /// Keeps it as text, for what is to be told.
  func keep(in task: inout ForeignTask, _ loss: String, _ reading: inout ImportReading) {
    task.notes.append("repeat: " + text)
    reading.lose(loss)
  }
}
