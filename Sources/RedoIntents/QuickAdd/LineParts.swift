internal import RedoProtocol

/// What stands between the blanks of a line, and what each part was understood as: what a word may
/// mean is judged by what stands beside it.
struct LineParts {
  private let parts: [ArraySlice<UInt8>]
  private let kinds: [Chip.Kind?]
  /// Whether the line has a date or a repeat.
  let isDated: Bool
  /// Whether the line has a repeat.
  let isRepeated: Bool
  /// Whether the date of the line has a time of day.
  let isTimed: Bool

  /// Takes a line apart, of which these chips were understood.
  init(of bytes: [UInt8], among chips: [Chip], isTimed: Bool) {
    self.isTimed = isTimed
    parts = bytes.split(whereSeparator: \.isASCIIBlank)
    // Chips and words stand in the order of the line, so that both are passed once.
    var rest = chips[...]
    kinds = parts.map { part in
      while let chip = rest.first, chip.range.upperBound <= part.startIndex { rest.removeFirst() }
      guard let chip = rest.first, chip.range.overlaps(part.indices) else { return nil }
      return chip.kind
    }
    isDated = kinds.contains { $0 == .due || $0 == .repeat }
    isRepeated = kinds.contains { $0 == .repeat }
  }

  /// How many parts there are.
  var count: Int { parts.count }

  /// Whether something was made of the part at a place.
  func isUnderstood(_ place: Int) -> Bool { kinds[place] != nil }

  /// What stands at a place, as it was typed.
  func text(at place: Int) -> String { String(decoding: parts[place], as: UTF8.self) }

  /// The words from a place on that nothing was made of, three at most or so many.
  func words(at place: Int, atMost most: Int = 3) -> [String] {
    let count = kinds[place...].prefix(most).prefix { $0 == nil }.count
    return (place..<place + count).map(text(at:))
  }

  /// Whether a place holds a part of a date.
  func isDate(_ place: Int) -> Bool { kinds.indices.contains(place) && kinds[place] == .due }

  /// Whether a place holds a part of a repeat.
  func isRepeat(_ place: Int) -> Bool { kinds.indices.contains(place) && kinds[place] == .repeat }

  /// Whether no word of the line stands in front of a place.
  func isStart(_ place: Int) -> Bool {
    kinds[..<place].allSatisfy { !Self.isOfWord($0) }
  }

  /// Whether the words of the line stop in front of a place.
  func isEnd(_ place: Int) -> Bool {
    place >= kinds.count || !Self.isOfWord(kinds[place])
  }

  /// Whether a part is a word, of which nothing was made or that is kept as it is.
  private static func isOfWord(_ kind: Chip.Kind?) -> Bool { kind == nil || kind == .literal }
}
