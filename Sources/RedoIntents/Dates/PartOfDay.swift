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

  /// The part that is named by the last word of a day that has it in its name: `tonight`, `this
  /// evening`.
  init?(ofToday key: String) {
    guard key == "tonight" || key == "evening" else { return nil }
    self = .evening
  }

  /// Whether it goes on to the end of the day.
  var lastsToEnd: Bool { self == .evening || self == .night }

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
