/// Where in a line words are a slip.
extension DateSlip {
  /// Where it is a slip; anywhere else it may well be words of a title.
  enum Standing {
    case anywhere
    /// Where the title ends: `24/12` of `Ship 24/12 boxes` is none.
    case end
    /// Where the title begins or ends: `30 feb` of `Page 30 Feb report` is none.
    case edge
    /// In a line with a date or a repeat: `1:26-2:25` may be verses.
    case dated
    /// Where a title of several words ends in a line without a date: `Plan this week` may be a title.
    case undatedEnd
    /// Where the title of a line without a date ends, or goes on with a time alone: `Swim once a week
    /// tomorrow` may be a plan for it.
    case undated
    /// Where the title of a line with a date ends: `Plan weekends` may be a title.
    case datedEnd
    /// In front of a time with which the title ends, behind no word that makes a name of it: `Mondays 9am`.
    case timed
    /// Right beside a date without a time: `02:30:15` may be a length, as behind `in` and `for`.
    case beside
  }

  /// What is counted by the numbers behind it: `Week 24/12`.
  private static let counted: Set = [
    "week", "chapter", "page", "part", "room", "flat", "unit", "lesson", "episode", "issue", "no.",
  ]

  /// What is counted in parts of a whole, or measured in parts of an inch: `Watch lecture 3/14`.
  private static let countedInParts: Set = [
    "bit", "bolt", "day", "drill", "ep", "ep.", "lecture", "level", "module", "nut", "pressure",
    "screw", "section", "set", "socket", "spanner", "step", "video", "vol", "vol.", "volume",
    "wrench",
  ]

  /// Whether the figures that stand at a place are a number of the word in front of it.
  static func isCounted(_ place: Int, of line: LineParts) -> Bool {
    guard place > 0, line.text(at: place).first?.isNumber == true else { return false }
    let name = line.text(at: place - 1).lowercased()
    let names =
      counted.contains(name) || name.hasSuffix("s") && counted.contains(String(name.dropLast()))
    let isPart = line.text(at: place).utf8.contains(UInt8(ascii: "/"))
    return names || isPart && countedInParts.contains(name)
  }

  /// Whether it is one at a place of a line.
  func isMeant(at place: Int, of line: LineParts) -> Bool {
    switch standing {
    case .anywhere: true
    case .end: isAtEnd(place, of: line)
    case .edge: line.isStart(place) || isAtEnd(place, of: line)
    case .dated: line.isDated
    case .undatedEnd: !line.isDated && isAtEnd(place, of: line) && isBehindDeed(place, of: line)
    case .undated:
      (!line.isDated && isAtEnd(place, of: line) || isInFrontOfTime(place, of: line))
        && !isName(place, of: line)
    case .datedEnd:
      line.isDated && isAtEnd(place, of: line) && !isOfRepeat(place, of: line)
    case .timed: isInFrontOfTime(place, of: line) && !isPlace(place, of: line)
    case .beside:
      (line.isDate(place - 1) || line.isDate(place + length))
        && (place == 0 || !["in", "for"].contains(line.text(at: place - 1).lowercased()))
        && !line.isTimed
    }
  }

  /// Whether the title ends behind it, or behind an hour that goes with it: `on sundays at 5`.
  private func isAtEnd(_ place: Int, of line: LineParts) -> Bool {
    let behind = line.words(at: place + length, atMost: 2)
    let isHour = BareHour(behind, isBehindDate: true) != nil
    return line.isEnd(place + length + (isHour ? 2 : 0)) && !Self.isCounted(place, of: line)
  }

  /// Whether a time of day with which the title ends is right behind it: `nightly at 10pm`.
  private func isInFrontOfTime(_ place: Int, of line: LineParts) -> Bool {
    let lead = line.isDate(place + length) && line.text(at: place + length).lowercased() == "at"
    let time = place + length + (lead ? 1 : 0)
    return line.isDate(time) && DateRemnant.isClock(line.text(at: time))
      && !line.isDate(time + 1) && line.isEnd(time + 1)
  }

  /// Whether a place goes with a repeat in front of it, which is told whole: `every mon-fri`, `weekly on
  /// mon-fri`.
  private func isOfRepeat(_ place: Int, of line: LineParts) -> Bool {
    guard place > 0 else { return false }
    let last = line.text(at: place - 1).lowercased()
    return RepeatPhrase.leads.contains(last) || last == "on" && line.isRepeat(place - 2)
  }

  /// Whether a place holds where one dines or what one hears: `at Fridays`, `TGI Fridays`, `Happy Mondays`.
  private func isPlace(_ place: Int, of line: LineParts) -> Bool {
    let leads: Set = ["at", "from", "happy", "meet", "tgi", "tgif", "the", "to"]
    return place > 0 && leads.contains(line.text(at: place - 1).lowercased())
  }

  /// Whether two words at least stand in front of a place, the last of which goes with no other:
  /// `Read notes of this week` is about that week, `Mondays in May` are of that month.
  private func isBehindDeed(_ place: Int, of line: LineParts) -> Bool {
    guard place > 1, !line.isStart(place - 1) else { return false }
    let last = line.text(at: place - 1).lowercased()
    let leads: Set = ["about", "for", "from", "in", "of", "on", "to", "with"]
    return !leads.contains(last) && Self.plural(last) == nil && !isRuler(last, at: place, of: line)
  }

  /// Whether `the 8th` is of the name in front of it: `Watch Henry the 8th`.
  private func isRuler(_ name: String, at place: Int, of line: LineParts) -> Bool {
    guard length == 2, let last = Self.rulers[name] else { return false }
    let day = DayPhrase.ordinal(Self.key(of: line.text(at: place + 1)))
    return day.map { $0 <= last } == true
  }

  /// Kings, queens and popes of whom there are several, and how many.
  private static let rulers: [String: Int] = [
    "alexander": 8, "benedict": 16, "catherine": 2, "charles": 10, "clement": 14, "edward": 8,
    "elizabeth": 2, "frederick": 9, "george": 6, "gregory": 16, "henry": 8, "innocent": 13,
    "ivan": 6, "james": 2, "john": 23, "leo": 14, "louis": 18, "nicholas": 2, "otto": 4, "paul": 6,
    "peter": 3, "philip": 6, "pius": 12, "ramses": 11, "richard": 3, "william": 4,
  ]

  /// Whether a place behind other words holds a name: `the nightly`, `Firefox Nightly`.
  private func isName(_ place: Int, of line: LineParts) -> Bool {
    guard place > 0 else { return false }
    let articles: Set = ["a", "an", "the", "this"]
    return articles.contains(line.text(at: place - 1).lowercased())
      || line.text(at: place).first?.isUppercase == true
  }
}
