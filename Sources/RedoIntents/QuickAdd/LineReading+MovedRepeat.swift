internal import RedoProtocol
internal import RedoTasks

extension LineReading {
  /// The repeat, where another date of the line decides on which days it comes; nil where its own do,
  /// or it names none.
  func movedRepeat(in context: DateContext) -> MovedRepeat? {
    guard let repeats, case .repeats(let phrase) = repeats.meaning,
      let first = firstDate(in: context), let days = phrase.days(from: first)
    else { return nil }
    return MovedRepeat(words: range(of: repeats.words), days: days)
  }

  private func firstDate(in context: DateContext) -> CivilDate? {
    switch duePhrase {
    case .day(let date, _): date
    case .moment(let instant): context.zone.date(of: instant)
    case .clock, .someday, nil: nil
    }
  }
}
