public import RedoProtocol
internal import RedoTasks

/// Where a text moves a deadline: so many days, weeks, months or years on, to so many hours from now, or
/// to a date (``DateExpression``).
public enum SnoozePhrase {
  /// The days of each unit, as they stand behind the figures.
  private static let daysOfUnit: [String: Int64] = [
    "": 1, "d": 1, " day": 1, " days": 1, "w": 7, " week": 7, " weeks": 7,
  ]

  private static let mostCounted: Int64 = 9999

  /// Where a text moves a deadline: nothing is a day, `3`, `3d` or `3 days` so many of them, `w`,
  /// `2w`, `2 weeks` or `a week` weeks, and so with months and years; `for` may stand in front.
  public static func target(
    _ text: String, in context: DateContext
  ) throws(DateExpressionError) -> SnoozeTarget {
    if let days = days(text) { return .days(days) }
    if let target = counted(text) { return target }
    return .until(try moment(text, in: context))
  }

  /// The moment that a text names, `2h` and `2 months` as from now on; one of a day that has passed is told
  /// apart from what is no date.
  public static func moment(
    _ text: String, in context: DateContext
  ) throws(DateExpressionError) -> Instant {
    let named: Instant
    do throws(DateExpressionError) {
      named = try DateExpression.parse(text, in: context)
    } catch {
      if let moment = fromNow(text, in: context) { return moment }
      let isPast = (try? PastExpression.parse(text, in: context)).map { $0 < context.now } ?? false
      throw isPast ? DateExpressionError.past(text) : error
    }
    guard context.zone.date(of: named) >= context.today else { throw .past(text) }
    return named
  }

  /// What a text counts from now on, as it does with `in` in front: `2h`, `half an hour`, `2 months`.
  private static func fromNow(_ text: String, in context: DateContext) -> Instant? {
    let span = span(text)
    guard let count = span.first, (Int64(count) ?? 1) <= mostCounted else { return nil }
    return try? DateExpression.parse("in " + span.joined(separator: " "), in: context)
  }

  /// The words of a text, without `for` in front.
  private static func span(_ text: String) -> ArraySlice<Substring> {
    let words = text.lowercased().split(separator: " ")
    return words.dropFirst(words.count > 1 && words[0] == "for" ? 1 : 0)
  }

  /// Where a text moves a deadline that counts months, years or fortnights, or abbreviates a unit:
  /// `2 months`, `1y`, `3 wks`; nil for other words.
  private static func counted(_ text: String) -> SnoozeTarget? {
    let words = span(text).map(String.init)
    guard let first = words.first, words.count <= 2 else { return nil }
    if words.count == 1 {
      return CalendarUnit.counted(in: first).flatMap { target($0.count, $0.unit) }
    }
    guard let count = Figures.count(in: first) else { return nil }
    if ["fortnight", "fortnights"].contains(words[1]) { return target(2 * count, .week) }
    return CalendarUnit(words[1]).flatMap { target(count, $0) }
  }

  private static func target(_ count: Int, _ unit: CalendarUnit) -> SnoozeTarget? {
    guard count <= mostCounted else { return nil }
    return switch unit {
    case .day, .week: .days(Int64(count * unit.days))
    case .month: .months(count)
    case .year: .months(count * 12)
    }
  }

  /// The days that a text counts; nil for other words.
  private static func days(_ text: String) -> Int64? {
    let typed = text.lowercased().split(separator: " ")
    guard !typed.isEmpty else { return 1 }
    let parts = typed.dropFirst(typed.count > 1 && typed[0] == "for" ? 1 : 0)
    let words = parts.joined(separator: " ")
    if parts.count == 2, let first = parts.first, let count = Figures.count(in: String(first)),
      let days = daysOfUnit[String(words.dropFirst(first.count))]
    {
      return Int64(count) <= mostCounted ? Int64(count) * days : nil
    }
    let figures = words.prefix { $0 != " " && !$0.isLetter }
    guard let days = daysOfUnit[String(words.dropFirst(figures.count))] else { return nil }
    let count = figures.isEmpty && words == "w" ? 1 : Int64(figures)
    return count.flatMap { (1...mostCounted).contains($0) ? $0 * days : nil }
  }
}
