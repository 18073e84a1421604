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
