internal import RedoProtocol

/// A field of a line as the Tasks plugin of Obsidian writes it: a sign and what it says, as in
/// `📅 2026-11-20`, or Dataview's `[due:: 2026-11-20]`.
struct ObsidianField {
  /// What a field is of.
  enum Name {
    case due
    case scheduled
    case start
    case created
    case done
    case cancelled
    case priority
    case `repeat`
    case id
    case dependsOn
    case onCompletion
  }

  let name: Name
  /// What it says: a date, a priority from `lowest` to `highest`, or other words.
  let value: String
  /// How many words of the line it is.
  let length: Int
  /// Whether it may be words of the title as well, such as `Press ⏫ twice` and `Renew 🆔 card`.
  let mayBeWords: Bool

  private init(_ name: Name, _ value: String, length: Int, mayBeWords: Bool = false) {
    (self.name, self.value, self.length) = (name, value, length)
    self.mayBeWords = mayBeWords
  }

  private static let signs: [Unicode.Scalar: Name] = [
    "📅": .due, "📆": .due, "🗓": .due, "⏳": .scheduled, "⌛": .scheduled, "🛫": .start, "➕": .created,
    "✅": .done, "❌": .cancelled, "🔁": .repeat, "🆔": .id, "⛔": .dependsOn, "🏁": .onCompletion,
  ]
  private static let priorities: [Unicode.Scalar: String] = [
    "🔺": "highest", "⏫": "high", "🔼": "medium", "🔽": "low", "⏬": "lowest",
  ]
  private static let priorityWords = Set(priorities.values)
  private static let keys: [String: Name] = [
    "due": .due, "scheduled": .scheduled, "start": .start, "created": .created, "completion": .done,
    "cancelled": .cancelled, "priority": .priority, "repeat": .repeat, "id": .id,
    "dependson": .dependsOn, "oncompletion": .onCompletion,
  ]
  /// The most words of one field.
  private static let mostWords = 16

  /// Reads the field that words begin with; nil where they begin with none.
  init?(_ words: ArraySlice<String>) {
    guard let first = words.first else { return nil }
    if let (scalar, rest) = Self.sign(of: first) {
      self.init(sign: scalar, rest, words.dropFirst())
    } else if Self.inlineKey(of: first) != nil {
      self.init(inline: words.prefix(Self.mostWords))
    } else {
      return nil
    }
  }

  /// Whether a word may begin a field, whatever stands behind it.
  static func mayBegin(with word: String) -> Bool {
    sign(of: word) != nil || inlineKey(of: word) != nil
  }

  // MARK: Signs

  /// The sign that a word begins with, and what stands in it behind that; nil for another word.
  private static func sign(of word: String) -> (sign: Unicode.Scalar, rest: String)? {
    guard let first = word.unicodeScalars.first, signs[first] != nil || priorities[first] != nil
    else { return nil }
    // A selector that asks for the colourful picture or the plain one says nothing.
    let rest = word.unicodeScalars.dropFirst().drop { ["\u{FE0F}", "\u{FE0E}"].contains($0) }
    return (first, String(String.UnicodeScalarView(rest)))
  }

  private init?(
    sign: Unicode.Scalar, _ rest: String, _ behind: ArraySlice<String>
  ) {
    if let priority = Self.priorities[sign] {
      guard rest.isEmpty else { return nil }
      self.init(.priority, priority, length: 1, mayBeWords: true)
      return
    }
    guard let name = Self.signs[sign] else { return nil }
    // A blank between the sign and what it says may be missing.
    let words = (rest.isEmpty ? [] : [rest]) + behind.prefix(Self.mostWords)
    let offset = rest.isEmpty ? 1 : 0
    guard let (value, length) = Self.value(of: name, at: words) else { return nil }
    let isName = [.id, .dependsOn, .onCompletion].contains(name)
    self.init(name, value, length: length + offset, mayBeWords: isName)
  }

  /// What the first words behind a sign say, and how many of them; nil where they say nothing of the kind.
  private static func value(of name: Name, at words: [String]) -> (String, Int)? {
    guard let first = words.first else { return nil }
    switch name {
    case .due, .scheduled, .start, .created, .done, .cancelled:
      return ForeignDate.day(first) == nil ? nil : (first, 1)
    case .priority: return nil
    case .repeat: return ObsidianRepeat.words(at: words)
    case .id: return isName(first) ? (first, 1) : nil
    case .dependsOn: return names(at: words)
    case .onCompletion: return ["keep", "delete"].contains(first.lowercased()) ? (first, 1) : nil
    }
  }

  /// Names with commas between them, such as `dcf64c, 0h17ye`.
  private static func names(at words: [String]) -> (String, Int)? {
    var text = ""
    for (place, word) in words.enumerated() {
      let isFirst = place == 0
      guard isFirst || text.utf8.last == comma || word.utf8.first == comma else { break }
      let names = word.utf8.split(separator: comma)
      guard !(isFirst && names.isEmpty),
        names.allSatisfy({ isName(String(decoding: $0, as: UTF8.self)) })
      else {
        return isFirst ? nil : (text, place)
      }
      text += (isFirst ? "" : " ") + word
    }
    let count = TextLines.words(of: text).count
    return count > 0 ? (text, count) : nil
  }

  private static let comma = UInt8(ascii: ",")

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        byte.isASCIIAlphanumeric || "-_".utf8.contains(byte)
      }
  }

  // MARK: Dataview

  private static let ends = ["[": "]", "(": ")"]

  /// The known key of an inline field that a word begins; nil for another word.
  private static func inlineKey(of word: String) -> Name? {
    guard let bracket = word.utf8.first, "[(".utf8.contains(bracket) else { return nil }
    let key = word.utf8.dropFirst().prefix { $0 != UInt8(ascii: ":") }
    guard word.utf8.dropFirst(key.count + 1).starts(with: "::".utf8) else { return nil }
    return keys[String(decoding: key, as: UTF8.self).lowercased()]
  }

  private init?(inline words: ArraySlice<String>) {
    guard let first = words.first, let name = Self.inlineKey(of: first),
      let end = Self.ends[String(first.prefix(1))].flatMap(\.utf8.first),
      let last = words.firstIndex(where: { Self.bare($0).utf8.last == end })
    else { return nil }
    let text = words[...last].joined(separator: " ").utf8
      .drop { $0 != UInt8(ascii: ":") }.dropFirst(2)
    let said = TextLines.words(of: Self.bare(String(decoding: text, as: UTF8.self), of: end))
    guard let value = Self.inlineValue(of: name, said) else { return nil }
    self.init(name, value, length: last - words.startIndex + 1)
  }

  /// A word without the comma that may stand behind a field.
  private static func bare(_ word: String) -> String {
    word.utf8.last == comma ? String(decoding: word.utf8.dropLast(), as: UTF8.self) : word
  }

  private static func bare(_ text: String, of end: UInt8) -> String {
    let text = bare(text).utf8
    return String(decoding: text.last == end ? text.dropLast() : text[...], as: UTF8.self)
  }

  private static func inlineValue(
    of name: Name, _ words: [String]
  ) -> String? {
    if name == .priority {
      return words.count == 1 && priorityWords.contains(words[0].lowercased())
        ? words[0].lowercased() : nil
    }
    guard let (value, length) = value(of: name, at: words), length == words.count else {
      return nil
    }
    return value
  }
}
