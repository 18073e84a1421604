internal import RedoProtocol
internal import RedoTasks

/// A moment of the past in words.
///
/// * `2 days ago` is this time of day two days before; `3 hours ago` counts hours. `ago` may have a
///   time of day behind it where it counts days.
/// * A weekday is the latest one before today, `last` before it or not; a date without a year is the
///   latest that has come; a time of day alone is the latest that has passed.
/// * A day without a time of day is its end, so that it holds all that was done on it; today is now.
struct PastPhrase {
  let context: DateContext

  init(in context: DateContext) {
    self.context = context
  }

  /// The moment that all of some words name, which may be still to come.
  func instant(_ words: ArraySlice<Word>) -> Instant? {
    if words.count == 1, let key = words.first?.key {
      if key == "now" { return context.now }
      if let moment = DatePhrase.moment(key) { return moment }
    }
    return distance(words) ?? dayFirst(words) ?? clockFirst(words) ?? localDateTime(words)
  }

  /// The day that all of some words name, where they name no time of day.
  func date(_ words: ArraySlice<Word>) -> CivilDate? {
    day(words).flatMap { $0.length == words.count ? $0.date : nil }
  }

  private func dayFirst(_ words: ArraySlice<Word>) -> Instant? {
    let lead = ["on", "at"].contains(words.first?.key) ? 1 : 0
    guard let (date, length) = day(words.dropFirst(lead)) else { return nil }
    let rest = words.dropFirst(lead + length)
    guard rest.isEmpty else { return moment(of: date, rest) }
    guard date != context.today else { return context.now }
    return context.zone.lastInstant(of: date, at: .endOfDay)
  }

  /// A time of day, and the day behind it where there is one.
  private func clockFirst(_ words: ArraySlice<Word>) -> Instant? {
    if let clock = ClockPhrase.match(words, alone: false) {
      let behind = words.dropFirst(clock.length)
      let named = behind.first?.key == "on" ? behind.dropFirst() : behind
      if let (date, length) = day(named), length == named.count {
        return clock.phrase.instant(on: date, in: context.zone)
      }
    }
    guard let clock = ClockPhrase.match(words, alone: true), clock.length == words.count else {
      return nil
    }
    let today = clock.phrase.instant(on: context.today, in: context.zone)
    guard today > context.now else { return today }
    return clock.phrase.instant(on: context.today.advanced(byDays: -1), in: context.zone)
  }

  /// A day, and how many words name it.
  private func day(_ words: ArraySlice<Word>) -> (date: CivilDate, length: Int)? {
    let today = context.today
    let keys = words.prefix(4).map(\.key)
    switch keys.first {
    case nil: return nil
    case "today": return (today, 1)
    case "yesterday": return (today.advanced(byDays: -1), 1)
    // The part of the day stands behind it, as behind any day.
    case "this" where keys.dropFirst().first.flatMap({ PartOfDay(rawValue: $0) }) != nil:
      return (today, 1)
    case "last":
      guard keys.count > 1 else { return nil }
      if let counted = DayPhrase.latest(words, upTo: today) { return counted }
      if let weekday = DateNames.weekday(keys[1]) { return (latest(weekday), 2) }
      guard CalendarUnit(singular: keys[1]) != .day else { return nil }
      return Self.date(1, keys[1], before: today).map { ($0, 2) }
    default: break
    }
    for phrase in [["the", "day", "before", "yesterday"], ["day", "before", "yesterday"]]
    where keys.starts(with: phrase) {
      return (today.advanced(byDays: -2), phrase.count)
    }
    if let weekday = keys.first.flatMap({ DateNames.weekday($0) }) {
      let named = DayPhrase.latest(words.dropFirst(), upTo: today)
      if let named, Weekday(of: named.date) == weekday { return (named.date, named.length + 1) }
      return (latest(weekday), 1)
    }
    let lead = keys.first == "the" ? 1 : 0
    return DayPhrase.latest(words.dropFirst(lead), upTo: today)
      .map { ($0.date, $0.length + lead) }
  }

  private func latest(_ weekday: Weekday) -> CivilDate {
    let days = Weekday(of: context.today).days(after: weekday)
    return context.today.advanced(byDays: days == 0 ? -7 : -days)
  }

  /// The moment of a day at the time of day that some words name; at the present one where none do.
  func moment(of date: CivilDate, _ words: ArraySlice<Word>) -> Instant? {
    guard !words.isEmpty else {
      return context.zone.instant(of: date, at: context.zone.civil(of: context.now).time)
    }
    guard let clock = ClockPhrase.matchBehindDay(words), clock.length == words.count else {
      return nil
    }
    return clock.phrase.instant(on: date, in: context.zone)
  }

  /// `2026-12-24T14:30`, in local time.
  private func localDateTime(_ words: ArraySlice<Word>) -> Instant? {
    guard words.count == 1, let match = DatePhrase.match(words, in: context),
      case .day(_, .at) = match.phrase
    else { return nil }
    return match.phrase.instant(in: context)
  }
}
