internal import RedoIntents
internal import RedoProtocol
internal import RedoViewModels

/// A value of a field that a person meant and that the line did not understand: `yesterday`,
/// `2026-02-30`, `tomorow`, `never`, `~-1`.
struct MistypedValue {
  /// What is written instead.
  let instead: String

  private static let date = "a date that is to come, such as fri, 24.12. or 2026-12-24"
  private static let names = [
    "today", "tonight", "tomorrow", "yesterday", "someday", "monday", "tuesday", "wednesday",
    "thursday", "friday", "saturday", "sunday", "weekly", "monthly", "yearly",
  ]

  /// Reads a word beside what the line says otherwise, and of a task that `isRepeated` or not; nil for
  /// one that may well be a title.
  init?(_ word: String, beside draft: TaskDraft, isRepeated: Bool) {
    let key = word.lowercased()
    switch key {
    case "yesterday": instead = Self.date
    case "none", "never", "no", "once":
      instead = "\(DateAdvice.noDate), or \(DateAdvice.noRepeat)"
    case "fixed" where isRepeated: instead = "#fixed"
    case "at", "oclock", "o'clock": instead = DateAdvice.timeOfDay
    case "noon", "midnight": instead = "at \(key)"
    case "week" where draft.due != .unset:
      instead = DateAdvice.weekFrom
    case "#", "-#": instead = "\(key) and the tag's name, as in \(key)home"
    case "@", "-@": instead = "\(key) and the person's name, as in \(key)ana"
    default:
      guard let instead = Self.instead(of: key) else { return nil }
      self.instead = instead
    }
  }

  private static func instead(of key: String) -> String? {
    if let instead = outOfRange(key) { return instead }
    let isNumber = key.utf8.allSatisfy(\.isASCIIDigit)
    if isNumber, key.utf8.count <= 2 { return "p5 for a priority, ~5 for points, 5d for a date" }
    if isDate(key) || isMoment(key) { return date }
    if isClock(key) { return DateAdvice.timeOfDay }
    guard key.utf8.count > 3,
      let name = names.first(where: { Nearest.distance(key, $0) <= 1 })
    else { return nil }
    // As it stands it was understood, were there not another one behind it.
    return key == name ? "one of the two alone" : name
  }

  /// What is nearest to points or a priority that no task has: `~-1`, `!!!!!!`.
  private static func outOfRange(_ key: String) -> String? {
    if key.utf8.count > 5, key.utf8.allSatisfy({ $0 == UInt8(ascii: "!") }) {
      return "!!!!!, the highest"
    }
    guard key.utf8.first == UInt8(ascii: "~"),
      key.utf8.dropFirst().allSatisfy({ $0.isASCIIDigit || "+-.,".utf8.contains($0) })
    else { return nil }
    return "~ and a whole number from 0 to 9999, as in ~3"
  }

  /// Whether it is figures apart by the signs of dates, whatever day that would be.
  private static func isDate(_ key: String) -> Bool {
    for (sign, least) in [("-" as Character, 3), ("/", 2), (".", 2)] {
      let isClosed = sign == "." && key.last == "."
      let parts = key.dropLast(isClosed ? 1 : 0).split(
        separator: sign, omittingEmptySubsequences: false)
      if (least...3).contains(parts.count), parts.allSatisfy({ isFigures($0, most: 4) }) {
        return true
      }
    }
    return false
  }

  /// Whether it begins as a moment does, whatever hour that would be: `2026-12-24T25:00`.
  private static func isMoment(_ key: String) -> Bool {
    let parts = key.split(separator: "t", omittingEmptySubsequences: false)
    return parts.count == 2 && isDate(String(parts[0])) && parts[1].utf8.first?.isASCIIDigit == true
  }

  /// Whether it is figures apart by the sign of times, whatever hour that would be: `25:70`, `17h`.
  private static func isClock(_ key: String) -> Bool {
    let hour = key.split(separator: "h", omittingEmptySubsequences: false)
    if hour.count == 2 {
      return isFigures(hour[0], most: 2) && (hour[1].isEmpty || isFigures(hour[1], most: 2))
    }
    let parts = key.split(separator: ":", omittingEmptySubsequences: false)
    return (2...3).contains(parts.count) && parts.allSatisfy { isFigures($0, most: 2) }
  }

  private static func isFigures(_ text: Substring, most: Int) -> Bool {
    (1...most).contains(text.utf8.count) && text.utf8.allSatisfy(\.isASCIIDigit)
  }
}
