/// The short names of time zones that people type behind a time of day, which is always this
/// machine's.
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
}
