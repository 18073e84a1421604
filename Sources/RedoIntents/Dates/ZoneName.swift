/// The short names of time zones that people type behind a time of day, which is always this
/// machine's, and their distances from UTC.
enum ZoneName {
  private static let names: Set<String> = [
    "UTC", "GMT", "WET", "WEST", "CET", "CEST", "MEZ", "MESZ", "EET", "EEST", "BST", "MSK", "IST",
    "EST", "EDT", "CST", "CDT", "MST", "MDT", "PST", "PDT", "JST", "KST", "SGT", "HKT", "AEST",
    "AEDT", "NZST", "NZDT",
  ]

  /// Whether a word is one, in capitals; in small letters many are words of some language.
  static func isZone(_ word: String) -> Bool {
    names.contains(word) || ["utc", "gmt"].contains(word)
  }

  /// Whether a word is how far a zone is from UTC: `+0200`, `-05:00`, `UTC+2`; `+2` may be guests.
  static func isOffset(_ word: some StringProtocol) -> Bool {
    let isNamed = ["utc", "gmt"].contains(word.prefix(3).lowercased())
    let offset = word.dropFirst(isNamed ? 3 : 0)
    guard let sign = offset.first, "+-".contains(sign) else { return false }
    let parts = offset.dropFirst().split(omittingEmptySubsequences: false) { $0 == ":" }
    let figures = parts.joined(separator: "")
    guard parts.count <= 2,
      let number = Figures.number(in: figures, digits: isNamed ? 1...4 : 4...4)
    else { return false }
    let (hours, minutes) = figures.count > 2 ? (number / 100, number % 100) : (number, 0)
    // The farthest zone there is.
    return hours <= 14 && minutes < 60
  }
}
