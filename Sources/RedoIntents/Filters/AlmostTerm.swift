/// A word that begins as a term does and is none: `due.today`, `overdue:yes`, `p5,p1`.
struct AlmostTerm {
  /// What is written instead.
  let instead: String

  /// Reads a word that is no term; nil for one that may well be looked for, such as `done.txt`.
  init?(_ word: FilterWord) {
    guard
      let instead = Self.list(word) ?? Self.priorities(word.key) ?? Self.dotted(word.text)
        ?? Self.state(word.text)
    else { return nil }
    self.instead = instead
  }

  /// Terms with commas between them.
  private static func list(_ word: FilterWord) -> String? {
    let parts = word.text.split(separator: ",").map(String.init)
    guard parts.count > 1, parts.allSatisfy(isSound) else { return nil }
    let isPriorities = parts.allSatisfy { PriorityWord.priority(of: $0.lowercased()) != nil }
    return isPriorities
      ? range : parts.joined(separator: " ") + " with blanks, where all of them have to hold"
  }

  private static let range = "one priority, as p5, or a range of them, as p>=4"

  /// What to write instead of `p4-5`, `p4+` and their like; nil for other words.
  private static func priorities(_ key: String) -> String? {
    let rest = key.utf8.dropFirst(2)
    guard PriorityWord.priority(of: String(key.prefix(2))) != nil, key.utf8.first == 0x70,
      let sign = rest.first, ",;/|+-".utf8.contains(sign),
      rest.dropFirst().allSatisfy({ "p0123456789,;/|+-".utf8.contains($0) })
    else { return nil }
    return range
  }

  /// A full stop where a colon is meant, as in `due.today`; `due.diligence` is a word.
  private static func dotted(_ text: String) -> String? {
    let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, text.utf8.first != UInt8(ascii: "."),
      FilterField(parts[0]) != nil || FilterReading.names.contains(parts[0])
    else { return nil }
    let term = parts[0] + ":" + parts[1]
    return isSound(term) ? term : nil
  }

  /// A state with a value, as in `overdue:yes`.
  private static func state(_ text: String) -> String? {
    guard let (name, _, value) = Comparison.split(text), !value.isEmpty,
      let state = FilterState(rawValue: name)
    else { return nil }
    let term = FilterState(word: name) == nil ? "is:" + state.rawValue : state.rawValue
    return ["no", "false", "0", "off", "none"].contains(value.lowercased()) ? "!" + term : term
  }

  private static func isSound(_ text: String) -> Bool {
    let words = FilterWord.all(in: text)
    return words.count == 1 && FilterReading.isSound(words[0])
  }
}
