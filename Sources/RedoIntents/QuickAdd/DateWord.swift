/// A word that dates are made of: `after`, `weeks`, `friday`, `9am`, `UTC`.
///
/// Alone it is a word like any other. A title of nothing else is hardly one where a date was typed.
public struct DateWord {
  private let key: String

  /// Reads a word; nil for one that no date has.
  public init?(_ word: String) {
    var scanner = WordScanner(word)
    let key = scanner.words { _ in false }.first?.key ?? ""
    let isOne =
      Self.particles.contains(key) || Self.words.contains(key) || Self.isName(key)
      || Self.isNumber(key) || ZoneName.isZone(word) || ClockExpression.parse(word) != nil
    guard isOne else { return nil }
    self.key = key
  }

  /// Whether it says something of a date by itself, as `the` does not.
  public var isTelling: Bool { !Self.particles.contains(key) }

  /// Whether it names a day: of several words one that does is enough to see a date in all.
  public var isDay: Bool { Self.days.contains(key) || DateNames.weekday(key) != nil }

  private static let particles: Set = ["a", "an", "the", "of", "in", "on", "at", "to", "this", "-"]

  private static let days: Set = ["today", "tonight", "tomorrow", "tmr", "tmrw", "yesterday"]

  private static let words = days.union([
    "by", "due", "until", "till", "before", "after", "from", "next", "last", "past", "ago", "now",
    "start", "beginning", "end", "fortnight", "fortnights", "weekend", "noon", "midnight", "eod",
    "eow", "eom", "eoy", "am", "pm", "a.m", "p.m", "–",
  ])

  private static func isName(_ key: String) -> Bool {
    DateNames.weekday(key) != nil || DateNames.month(key) != nil || CalendarUnit(key) != nil
      || DatePhrase.milliseconds(of: key) != nil || PartOfDay(rawValue: key) != nil
  }

  /// Whether it counts, or is two numbers with a hyphen, as of hours.
  private static func isNumber(_ key: String) -> Bool {
    let parts = key.split(separator: "-", omittingEmptySubsequences: false)
    return Figures.count(in: key) != nil || DayPhrase.isCount(key)
      || (1...2).contains(parts.count) && parts.allSatisfy { Figures.number(in: $0) != nil }
  }
}
