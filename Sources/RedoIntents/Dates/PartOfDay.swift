internal import RedoProtocol

/// A part of the day, which counts right behind the day that it belongs to: `tomorrow morning`.
///
/// Anywhere else it is an ordinary word of a title: `jazz night tomorrow`.
enum PartOfDay: String {
  case morning, afternoon, evening, night

  /// The part that the first of some words names.
  init?(startOf words: ArraySlice<Word>) {
    guard let word = words.first, let part = PartOfDay(rawValue: word.key) else { return nil }
    self = part
  }

  /// The part that some words name behind a day, and how many do: `evening`, `in the evening`, `at
  /// night`.
  static func behindDay(_ words: ArraySlice<Word>) -> (part: PartOfDay, length: Int)? {
    if let part = PartOfDay(startOf: words) { return (part, 1) }
    let keys = words.prefix(2).map(\.key)
    if keys == ["at", "night"] { return (.night, 2) }
    guard keys == ["in", "the"], let part = PartOfDay(startOf: words.dropFirst(2)), part != .night
    else { return nil }
    return (part, 3)
  }

  /// The part that some words name behind a time of day, and how many do: `in the evening`, `at night`,
  /// `in the night`.
  static func behindTime(_ words: ArraySlice<Word>) -> (part: PartOfDay, length: Int)? {
    if words.prefix(3).map(\.key) == ["in", "the", "night"] { return (.night, 3) }
    return behindDay(words).flatMap { $0.length > 1 ? $0 : nil }
  }

  /// The part that is named by the last word of a day that has it in its name: `tonight`, `this
  /// evening`.
  init?(ofToday key: String) {
    let part = key == "tonight" ? PartOfDay.evening : PartOfDay(rawValue: key)
    guard let part else { return nil }
    self = part
  }

  /// When it is over; nil for one that goes on to the end of the day.
  var end: CivilTime? {
    switch self {
    case .morning: CivilTime(hour: 12, minute: 0)
    case .afternoon: Self.evening.time
    case .evening, .night: nil
    }
  }

  /// The hours that are called by it.
  private var hours: ClosedRange<Int> {
    switch self {
    case .morning: 4...11
    case .afternoon: 12...18
    case .evening: 17...23
    case .night: 18...23
    }
  }

  /// A time of the clock's face in that half of the day of which it is: 20:30 for `8:30` in the
  /// evening; nil for one that it has in neither.
  func time(onFace time: CivilTime) -> CivilTime? {
    [0, 12].lazy
      .compactMap { CivilTime(hour: time.hour + $0, minute: time.minute, second: time.second) }
      .first { hours.contains($0.hour) }
  }

  /// A time of the clock's face with its words right behind it, where the morning begins at midnight
  /// and the night goes on behind it: 0:30 for `12:30 at night`; nil for one of which nobody says so.
  func clock(onFace time: CivilTime) -> ClockPhrase? {
    let other = time.hour % 12 == 0 ? 0 : time.hour + 12
    let said = [time.hour, other].lazy
      .compactMap { CivilTime(hour: $0, minute: time.minute) }
      .first { isSaid(of: $0) }
    // `friday 12:00 at night` is Friday's end.
    let isEnd = time.hour == 12 && said == .midnight && self == .night
    return isEnd ? .midnight : said.map { ClockPhrase.at($0) }
  }

  /// Whether a time of day is called by it, as `3am in the morning` is.
  func isSaid(of time: CivilTime) -> Bool {
    switch self {
    case .morning: time.hour < 12
    case .afternoon: hours.contains(time.hour)
    case .evening: time.hour > 15
    case .night: hours.contains(time.hour) || time.hour < 4
    }
  }

  /// When it is.
  var time: CivilTime {
    let hour =
      switch self {
      case .morning: 9
      case .afternoon: 15
      case .evening: 18
      case .night: 21
      }
    return CivilTime(hour: hour, minute: 0) ?? .midnight
  }
}
