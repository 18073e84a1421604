internal import RedoProtocol
internal import RedoTasks

/// A repeat in words: `daily`, `every 2 weeks on friday`, `every monday morning`, `every 15th`,
/// `every 30 days fixed`.
///
/// A part of the day counts right behind one that names its day, or comes every day.
///
/// The log counts repeats in days: a month is 30 of them, a year 365.
struct RepeatPhrase: Hashable {
  /// The repeat in days, from 1 on.
  let days: Int
  /// The first date, where the phrase names a weekday or a day of the month.
  let start: CivilDate?
  /// The part of the day at which it comes, where one is named.
  var part: PartOfDay?

  /// Whether it says itself that it counts from the deadline.
  var saysFixed = false

  /// Whether it counts from the deadline: `every monday` is a Monday again, whenever it is done.
  var isFixed: Bool { saysFixed || start != nil }

  /// When it comes first, as far as it says: a day, its part, or the next such part of a day.
  var first: DatePhrase? {
    let clock = part.map { ClockPhrase.part($0) }
    return start.map { .day($0, clock) } ?? clock.map { .clock($0) }
  }

  /// The longest repeat at the start of `words`, and how many of them it takes.
  static func match(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> (phrase: RepeatPhrase, length: Int)? {
    guard var (phrase, length) = wholeDays(words, in: context) else { return nil }
    if phrase.start == nil, phrase.days.isMultiple(of: CalendarUnit.week.days),
      let (day, count) = weekday(words.dropFirst(length), in: context)
    {
      (phrase, length) = (RepeatPhrase(days: phrase.days, start: day), length + count)
    }
    if phrase.start != nil || phrase.days == 1,
      let part = PartOfDay(startOf: words.dropFirst(length))
    {
      phrase.part = part
      length += 1
    }
    if words.dropFirst(length).first?.key == "fixed" {
      phrase.saysFixed = true
      length += 1
    }
    return (phrase, length)
  }

  /// The same without a part of the day.
  private static func wholeDays(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> (phrase: RepeatPhrase, length: Int)? {
    guard let key = words.first?.key else { return nil }
    if let days = days(ofAdverb: key) { return (RepeatPhrase(days: days, start: nil), 1) }
    guard key == "every", let second = words.dropFirst().first?.key else { return nil }
    if let unit = CalendarUnit(singular: second) {
      return (RepeatPhrase(days: unit.days, start: nil), 2)
    }
    if second == "quarter" {
      return (RepeatPhrase(days: CalendarUnit.month.days * 3, start: nil), 2)
    }
    if let match = weekly(words, in: context) ?? monthly(words, in: context) { return match }
    guard let count = second == "other" ? 2 : Figures.number(in: second), count > 0,
      let unit = words.dropFirst(2).first.flatMap({ CalendarUnit($0.key) }),
      unit.date(count, after: context.today) != nil
    else { return nil }
    return (RepeatPhrase(days: count * unit.days, start: nil), 3)
  }

  /// How many words name a repeat by weekdays that is not understood, and so no date either.
  ///
  /// That is 3 for `every 3rd friday`, 4 for `every mon and thu`, 0 for what is nothing of the kind.
  static func unreadLength(of words: ArraySlice<Word>) -> Int {
    guard words.first?.key == "every" else { return 0 }
    let second = words.dropFirst().first?.key ?? ""
    let lead = second == "other" || DayPhrase.ordinal(second) != nil ? 2 : 1
    let length = weekdays(words.dropFirst(lead))
    return length == 0 ? 0 : lead + length
  }

  /// `every monday`, `every other monday`, unless more days follow.
  private static func weekly(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> (phrase: RepeatPhrase, length: Int)? {
    let isOther = words.dropFirst().first?.key == "other"
    let rest = words.dropFirst(isOther ? 2 : 1)
    guard weekdays(rest) == 1, let day = DayPhrase.match(rest.prefix(1), in: context) else {
      return nil
    }
    let days = CalendarUnit.week.days * (isOther ? 2 : 1)
    return (RepeatPhrase(days: days, start: day.date), isOther ? 3 : 2)
  }

  /// `on friday` behind a number of weeks, unless more days follow.
  private static func weekday(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> (day: CivilDate, length: Int)? {
    let rest = words.dropFirst()
    guard words.first?.key == "on", weekdays(rest) == 1,
      let day = DayPhrase.match(rest.prefix(1), in: context)
    else { return nil }
    return (day.date, 2)
  }

  private static let endLeads: Set = ["until", "till", "ending", "ends", "except"]

  /// How many words say when a repeat ends or what it leaves out; 0 for what is nothing of the kind.
  ///
  /// No log can say so, and the date in them is not when the task is due.
  static func endLength(of words: ArraySlice<Word>, in context: DateContext) -> Int {
    guard let key = words.first?.key, endLeads.contains(key),
      let (_, length) = DatePhrase.match(words.dropFirst(), in: context)
    else { return 0 }
    return 1 + length
  }

  /// `every 15th`, `every 1st of the month`, unless the words go on.
  private static func monthly(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> (phrase: RepeatPhrase, length: Int)? {
    guard let day = DayPhrase.dayOfMonth(words.dropFirst(), from: context.today) else { return nil }
    let tail = words.dropFirst(1 + day.length).prefix(3).map(\.key)
    let length = 1 + day.length + (tail == ["of", "the", "month"] ? 3 : 0)
    guard isEnd(words.dropFirst(length)) else { return nil }
    return (RepeatPhrase(days: CalendarUnit.month.days, start: day.date), length)
  }

  /// Whether the words of a title end here: at the end of a line, at a time or at another meaning.
  private static func isEnd(_ words: ArraySlice<Word>) -> Bool {
    let rest = PartOfDay(startOf: words) == nil ? words : words.dropFirst()
    return rest.isEmpty || Meaning.matchWord(rest) != nil
      || endLeads.contains(rest.first?.key ?? "")
      || ClockPhrase.match(rest, alone: false) != nil
  }

  /// How many words list weekdays: `mon, wed and fri`.
  private static func weekdays(_ words: ArraySlice<Word>) -> Int {
    var length = 0
    var rest = words
    while let word = rest.first, DateNames.weekday(word.key) != nil {
      length = rest.startIndex - words.startIndex + 1
      rest = rest.dropFirst()
      if ["and", "or", "&", "+"].contains(rest.first?.key) { rest = rest.dropFirst() }
    }
    return length
  }

  private static func days(ofAdverb key: String) -> Int? {
    switch key {
    case "daily": CalendarUnit.day.days
    case "weekly": CalendarUnit.week.days
    case "biweekly", "fortnightly": CalendarUnit.week.days * 2
    case "monthly": CalendarUnit.month.days
    case "quarterly": CalendarUnit.month.days * 3
    case "yearly", "annually": CalendarUnit.year.days
    default: nil
    }
  }
}
