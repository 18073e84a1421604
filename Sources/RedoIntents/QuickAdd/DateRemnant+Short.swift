/// Words that Todoist has for `tomorrow`, `today` and `every`, and that may be a name or a car here.
extension DateRemnant {
  /// Reads the words from a place of a line on, in lowercase; with a capital they are names.
  static func shortened(
    _ keys: [String], at place: Int, of line: LineParts
  ) -> DateSlip.Match? {
    switch line.text(at: place) {
    case "tom", "tom,": beside(place, of: line, isNamed: true) ? (1, "tomorrow") : nil
    case "tod", "tod,": beside(place, of: line, isNamed: false) ? (1, "today") : nil
    case "ev": every(keys, at: place, of: line)
    default: nil
    }
  }

  /// Whether a time of day stands right behind a place, or in front of it where the title ends, and no word
  /// that has a person behind it: `call tom 5pm`.
  private static func beside(_ place: Int, of line: LineParts, isNamed: Bool) -> Bool {
    let isLed =
      line.isDate(place + 1) && line.isDate(place + 2)
      && DatePhrase.clockLeads.contains(line.text(at: place + 1).lowercased())
    let next = isLed ? place + 2 : place + 1
    let isInFront = line.isDate(next) && isTime(line.text(at: next))
    let isBehind =
      line.isDate(place - 1) && isTime(line.text(at: place - 1)) && line.isEnd(place + 1)
    guard isInFront || isBehind else { return false }
    let last = place > 0 ? line.text(at: place - 1).lowercased() : ""
    return !isNamed || !(deeds.contains(last) || leadsToPerson.contains(last))
  }

  private static func isTime(_ word: String) -> Bool { isClock(word) || word == "noon" }

  /// `ev` in front of `monday`, and of the units of which there is no repeat then.
  private static func every(
    _ keys: [String], at place: Int, of line: LineParts
  ) -> DateSlip.Match? {
    let last = place > 0 ? line.text(at: place - 1).lowercased() : ""
    guard !leadsToCar.contains(last) else { return nil }
    if keys.count == 1, line.isDate(place + 1),
      DateNames.weekday(DateSlip.key(of: line.text(at: place + 1))) != nil
    {
      return (1, "every")
    }
    if keys.count > 1, CalendarUnit(singular: keys[1]) != nil { return (2, "every \(keys[1])") }
    guard keys.count > 2, keys[1] == "other" || Figures.count(in: keys[1]) != nil,
      CalendarUnit(keys[2]) != nil
    else { return nil }
    return (3, "every \(keys[1]) \(keys[2])")
  }

  private static let leadsToPerson: Set = [
    "and", "&", "chat", "chase", "dear", "drive", "drop", "email", "feed", "for", "from", "help",
    "hey", "hi", "interview", "invite", "join", "mail", "message", "off", "pick", "ping", "remind",
    "text", "thank", "to", "uncle", "up", "walk", "with",
  ]

  private static let leadsToCar: Set = [
    "an", "buy", "charge", "drive", "my", "our", "park", "plug", "rent", "sell", "test", "the",
  ]
}
