internal import RedoTasks

extension TaskDraft {
  /// Fills a draft from a line.
  init(_ reading: LineReading, of line: String, in context: DateContext) {
    self.init(title: TitleWords(of: reading).title)
    if case .priority(let priority) = reading.priority?.meaning { self.priority = priority }
    if case .points(let points) = reading.points?.meaning { storyPoints = points }
    if case .repeats(let phrase) = reading.repeats?.meaning {
      rhythm = phrase.rhythm(isFixed: reading.isRepeatFixed).titled(TitleText(title))
    }
    if reading.duePhrase != nil {
      due = reading.deadline(in: context).map { .at($0) } ?? .none
    }
    if let start = reading.description?.range.upperBound {
      let text = TitleWords.trimmed(String(decoding: line.utf8.dropFirst(start), as: UTF8.self))
      description = text.isEmpty ? nil : text
    }
  }
}
