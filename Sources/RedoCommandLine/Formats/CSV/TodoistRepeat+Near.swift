internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// Repeats that say more than a rhythm does: on which of several days, and from when until when.
extension TodoistRepeat {
  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]
  private static let workdays = weekdays.prefix(5)
  private static let starts: Set = ["starting", "from"]
  private static let ends: Set = ["until", "ending", "for"]

  /// Reads a repeat as the nearest one that a rhythm has: from the first of several days and from its
  /// beginning on, without an end; nil for any other text.
  init?(near text: String, in dates: DateContext) {
    let words = TextLines.words(of: String(text.lowercased().map { $0 == "," ? " " : $0 }))
    let bounds = words.indices.filter { Self.starts.union(Self.ends).contains(words[$0]) }
    var start: Instant?
    for (bound, end) in zip(bounds, bounds.dropFirst() + [words.endIndex]) {
      let date = words[bound..<end].dropFirst().joined(separator: " ")
      guard Self.starts.contains(words[bound]) else { continue }
      guard let moment = ForeignDate.spoken(date, in: dates) else { return nil }
      start = moment
    }
    let ahead = start.flatMap { $0 > dates.now ? $0 : nil }
    let head = words[..<(bounds.first ?? words.endIndex)]
    guard let (read, days) = Self.first(of: head, in: ahead.map(dates.before) ?? dates) else {
      return nil
    }
    self = read
    if let ahead, !namesDue { due = ahead }
    // A beginning that is past says nothing of which of several days is next, or of when something is done.
    if let start, ahead == nil, rhythm.isFixed, days.count < 2,
      let begun = Self.first(of: head, in: dates.before(start))?.read
    {
      due = Self.next(of: rhythm, from: namesDue ? begun.due : start, in: dates)
    }
    let isDaily = days.isSuperset(of: Self.workdays)
    if isDaily { rhythm = rhythm.isFixed ? .fixedDays(1) : .days(1) }
    let hasEnd = bounds.contains { Self.ends.contains(words[$0]) }
    if hasEnd || days.count > 1 {
      loss = isDaily && !hasEnd ? LossWords.workdaysAsDays : LossWords.endsAndChosenDays
    }
  }

  /// The first moment to come of those that follow from another one by a rhythm.
  private static func next(
    of rhythm: Rhythm, from first: Instant, in dates: DateContext
  ) -> Instant {
    let (day, time) = dates.zone.civil(of: first)
    let schedule = RepeatSchedule(from: day, by: rhythm)
    let steps = schedule.steps(upTo: dates.today)
    let last = dates.zone.instant(of: schedule.day(after: steps), at: time).clamped
    guard last <= dates.now else { return last }
    return dates.zone.instant(of: schedule.day(after: steps + 1), at: time).clamped
  }

  /// When a repeat falls due first that no rhythm comes near, such as `every 3rd friday at 9am`,
  /// `every last day` and `every 3 hours`; nil for any other text.
  static func firstDue(of text: String, in dates: DateContext) -> Instant? {
    let words = TextLines.words(of: text.lowercased())
    guard let first = words.first, isEvery(first) else { return nil }
    let day = words.dropFirst().prefix { $0 != "at" && $0 != "@" }
    let (name, time) = (day.joined(separator: " "), words[day.endIndex...].joined(separator: " "))
    // What counts hours has no time of day.
    let spans = time.isEmpty ? ["in \(name)", "in 1 \(name)"] : []
    let lines = ["\(name) of the month \(time)"] + spans + ["\(name) \(time)"]
    return lines.lazy.compactMap { ForeignDate.spoken($0, in: dates) }.first
  }

  /// The repeat on the first to come of the days that words name, and those days; of words that name
  /// none of the week, what they say themselves.
  private static func first(
    of words: ArraySlice<String>, in dates: DateContext
  ) -> (read: TodoistRepeat, days: Set<String>)? {
    guard let every = words.firstIndex(where: isEvery) else { return nil }
    let rest = words[words.index(after: every)...]
    let list = rest.prefix { joins($0) || !daysNamed(by: $0).isEmpty }
    let days = Set(list.flatMap { daysNamed(by: $0) })
    let (start, end) = (Array(words[...every]), Array(words[list.endIndex...]))
    let lines = days.isEmpty ? [Array(words)] : days.map { start + [$0] + end }
    let read = lines.compactMap { TodoistRepeat(exactly: $0.joined(separator: " "), in: dates) }
    guard read.count == lines.count, let first = read.min(by: { $0.due < $1.due }) else {
      return nil
    }
    return (first, days)
  }

  private static func joins(_ word: String) -> Bool { word == "and" || word == "&" }

  /// The days that a word names; empty for another word.
  private static func daysNamed(by word: String) -> [String] {
    switch word {
    case "weekday", "weekdays", "workday", "workdays": Array(workdays)
    case "weekend", "weekends": ["saturday", "sunday"]
    default: weekdays.filter { word == $0 + "s" || word.utf8.count > 2 && $0.hasPrefix(word) }
    }
  }
}

extension DateContext {
  /// The context at the end of the day before a moment.
  func before(_ moment: Instant) -> DateContext {
    at(zone.instant(of: zone.date(of: moment).advanced(byDays: -1), at: .endOfDay))
  }
}
