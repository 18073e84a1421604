/// Words of new tasks' lines that other programs would understand and that are words here, told so
/// that nobody believes in a date or a repeat that is none, or in the end or the days of a repeat.
public struct KeptWords {
  private var found: [(words: String, instead: String, isSlip: Bool)] = []
  /// The first words that look like the end of a repeat and are a due date.
  private var end: String?
  /// The first repeat that comes on other days than it names, and on which.
  private var moved: (words: String, days: String)?
  private var seen: Set<String> = []
  private let known: [Substring]

  /// How many are told; the others are like them.
  private static let mostTold = 5

  /// No words yet; those of a title that is known are not told.
  public init(besides title: String = "") {
    known = title.split(separator: " ")
  }

  /// Takes the words of a line that no part of it used up, and that nothing keeps as they are.
  ///
  /// - Complexity: O(*n*) in the line's length; words of other programs cost O(*k*) in the known
  ///   title's besides, the first time that they are met.
  public mutating func take(from line: QuickAdd) {
    let textEnd = line.chips.first { $0.kind == .description }?.range.lowerBound
    let bytes = Array(line.line.utf8.prefix(textEnd ?? .max))
    for unread in line.unreadRepeats {
      take(String(decoding: bytes[unread.place], as: UTF8.self), instead: unread.days.instead)
    }
    for range in line.rangeEnds {
      take(String(decoding: bytes[range], as: UTF8.self), instead: Self.oneTime, isSlip: true)
    }
    for range in line.repeatEndings {
      take(String(decoding: bytes[range], as: UTF8.self), instead: Self.endlessRepeat, isSlip: true)
    }
    takeDates(line.spareDates.map { String(decoding: bytes[$0], as: UTF8.self) })
    if end == nil, let range = line.repeatEnd {
      end = String(decoding: bytes[range], as: UTF8.self)
    }
    if moved == nil, let repetition = line.movedRepeat {
      moved = (String(decoding: bytes[repetition.words], as: UTF8.self), repetition.days)
    }
    let parts = LineParts(of: bytes, among: line.chips, isTimed: line.isTimed)
    var told = 0
    for place in 0..<parts.count where place >= told && !parts.isUnderstood(place) {
      let word = parts.text(at: place)
      let lettered = place == 0 ? ForeignEdit.letteredPriority(word) : nil
      if let instead = lettered ?? ForeignEdit(inText: word)?.instead {
        take(word, instead: instead)
      } else if let (length, instead) = Self.slip(at: place, of: parts) {
        let words = parts.words(at: place, atMost: length).joined(separator: " ")
        take(words, instead: instead, isSlip: true)
        told = place + length
      }
    }
  }

  /// How many words from a place on look like a date or a part of one and are none, and what is
  /// written instead; nil for words of a title.
  private static func slip(at place: Int, of line: LineParts) -> (length: Int, instead: String)? {
    let words = line.words(at: place, atMost: DateSlip.mostWords)
    if let slip = DateSlip(startOf: words), slip.isMeant(at: place, of: line) {
      return (slip.length, slip.instead)
    }
    if let remnant = DateRemnant(at: place, of: line) { return (remnant.length, remnant.instead) }
    // Behind a date, or where the words of the line stop.
    let isBehindDate = line.isDate(place - 1)
    guard line.isDated, isBehindDate || line.isEnd(place + 2),
      let hour = BareHour(
        words.prefix(2), isBehindDate: isBehindDate || line.isRepeat(place - 1))
    else { return nil }
    return (2, hour.instead)
  }

  /// What is written instead of hours with a beginning and an end.
  static let oneTime = "one time of day, the beginning or the end"

  /// What is written instead of the end of a repeat.
  static let endlessRepeat = "the repeat alone, which goes on until #once ends it"

  /// Takes the dates of a line that are spare, as one since they ask for the same.
  private mutating func takeDates(_ dates: [String]) {
    let spare = dates.filter { !isKnown($0) }
    guard !spare.isEmpty else { return }
    take(
      spare.joined(separator: " "),
      instead: "one of the \(spare.count == 1 ? "two " : "")dates alone", isSlip: true)
  }

  private mutating func take(_ words: String, instead: String, isSlip: Bool = false) {
    guard seen.insert(words).inserted, !isKnown(words) else { return }
    found.append((words, instead, isSlip))
  }

  /// Whether each of some words is told, and so is likely meant for no title.
  public func tellsAll(of words: [String]) -> Bool {
    let told = Set(found.flatMap { $0.words.split(separator: " ") })
    return words.allSatisfy { told.contains($0[...]) }
  }

  private func isKnown(_ words: String) -> Bool {
    let words = words.split(separator: " ")
    return known.indices.contains { known[$0...].starts(with: words) }
  }

  /// What there is to say of them beside a line that is read as it stands; nil where there are none.
  public var note: String? { note(typed: \.self) }

  /// What there is to say of them where words are typed otherwise; nil where there are none.
  public func note(typed: (String) -> String) -> String? {
    let ending = end.map { "“\($0)” is the due date, as a repeat has no end; #once ends it later" }
    let moving = moved.map { "“\($0.words)” comes on \($0.days), as its first date does" }
    let notes = [stayingNote(typed), ending, moving].compactMap(\.self)
    return notes.isEmpty ? nil : notes.joined(separator: "; ")
  }

  private func stayingNote(_ typed: (String) -> String) -> String? {
    guard let first = found.first else { return nil }
    guard found.count > 1 else {
      return "“\(first.words)” stays in the title; write \(typed(first.instead))"
    }
    let told = found.prefix(Self.mostTold).map {
      "instead of \($0.words) write \(typed($0.instead))"
    }
    let rest = found.count > Self.mostTold ? ["and so on"] : []
    // A slip is of no other program.
    let hasSlip = found.contains { $0.isSlip }
    let lead = hasSlip ? "these stay" : "\(found.count) words of other programs stay"
    return "\(lead) in the title: " + (told + rest).joined(separator: "; ")
  }
}
