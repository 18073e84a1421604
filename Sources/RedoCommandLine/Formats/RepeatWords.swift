internal import RedoProtocol
internal import RedoTasks

/// How often something comes back, in other programs' words: `3d`, `2w`, `P1M`, `monthly`, `2 weeks`,
/// `+1w` and their like.
struct RepeatWords: Hashable {
  /// The units between two times, from 1 on.
  private let count: Int64
  private let unit: Unit

  private enum Unit: CaseIterable {
    case day
    case workday
    case week
    case month
    case quarter
    case year

    var names: [String] {
      switch self {
      case .day: ["d", "day", "days"]
      case .workday: ["b"]
      case .week: ["w", "wk", "wks", "week", "weeks"]
      case .month: ["m", "mo", "mos", "mth", "mths", "month", "months"]
      case .quarter: ["q", "qtr", "qtrs", "quarter", "quarters"]
      case .year: ["y", "yr", "yrs", "year", "years"]
      }
    }
  }

  private static let named: [String: RepeatWords] = [
    "daily": RepeatWords(1, .day), "day": RepeatWords(1, .day),
    "weekdays": RepeatWords(1, .workday), "weekly": RepeatWords(1, .week),
    "biweekly": RepeatWords(2, .week), "fortnight": RepeatWords(2, .week),
    "sennight": RepeatWords(1, .week), "monthly": RepeatWords(1, .month),
    "bimonthly": RepeatWords(2, .month), "quarterly": RepeatWords(1, .quarter),
    "semiannual": RepeatWords(2, .quarter), "annual": RepeatWords(1, .year),
    "yearly": RepeatWords(1, .year), "biannual": RepeatWords(2, .year),
    "biyearly": RepeatWords(2, .year),
  ]

  private init(_ count: Int64, _ unit: Unit) {
    self.count = count
    self.unit = unit
  }

  /// Reads how often something comes back; nil for other words.
  init?(_ text: String) {
    var word = text.lowercased().filter { $0 != " " && $0 != "+" }[...]
    if let named = Self.named[String(word)] {
      self = named
      return
    }
    if word.hasPrefix("p") { word = word.dropFirst() }
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    let name = String(word.dropFirst(digits.count))
    guard let count = digits.isEmpty ? 1 : Int64(digits),
      FieldRanges.frequencyDays.contains(count),
      let unit = Unit.allCases.first(where: { $0.names.contains(name) })
    else { return nil }
    self.init(count, unit)
    guard FieldRanges.frequencyDays.contains(fixed.days) else { return nil }
  }

  /// The rhythm of what counts from the due date.
  var fixed: Rhythm {
    switch unit {
    case .day, .workday: .fixedDays(count)
    case .week: .fixedDays(count * 7)
    case .month: .months(count)
    case .quarter: .months(count * 3)
    case .year: .years(count)
    }
  }

  /// The rhythm of what counts from the completion; a month counts 30 days then, a year 365.
  var free: Rhythm { .days(fixed.days) }

  /// Whether it counts by the calendar.
  var isByCalendar: Bool { [.month, .quarter, .year].contains(unit) }

  /// Whether it leaves out days off, which no rhythm does.
  var isOfWorkdays: Bool { unit == .workday }
}
