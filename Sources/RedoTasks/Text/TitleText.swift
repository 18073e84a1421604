/// A stored title, taken apart into what a screen shows and the labels that it carries.
///
/// A word is what stands between spaces and tabs. A word that is a label (``TitleLabel``) names a
/// tag or a person wherever it stands, also with closing punctuation behind it. The labels after
/// the last other word are left out of ``shown``; the ones inside the sentence stay, so that it
/// reads on. A title of labels alone is shown whole. `#once` among the last labels is no tag but
/// a marker. A backslash before a label makes it plain text, and is not shown.
public struct TitleText: Hashable, Sendable {
  /// The title as the log holds it.
  public let stored: String
  /// The words to show.
  public let shown: String
  /// Whether a word is left besides the labels.
  public let hasWords: Bool
  /// The names of the tags, without `#`, in the order of the title, each once.
  public let tags: [String]
  /// The names of the people, without `@`, in the order of the title, each once.
  public let people: [String]
  /// Whether the title says that the task repeats no more.
  public let isOnce: Bool
  /// Those of the last labels that say how a repeat is counted (``Rhythm``); they are tags too.
  let markers: Set<TitleLabel>

  /// Takes a stored title apart.
  public init(_ stored: String) {
    let words = Self.words(of: stored)
    // Most titles hold no sign at all, and lists take thousands apart.
    guard stored.utf8.contains(where: Self.isSign) else {
      self.stored = stored
      shown = Self.shown(words[...], of: stored)
      (hasWords, tags, people, isOnce, markers) = (!words.isEmpty, [], [], false, [])
      return
    }
    var last = words.count
    while last > 0, TitleLabel(word: words[last - 1]) != nil { last -= 1 }
    let trailing = words[last...].compactMap { TitleLabel(word: $0) }
    let labels = words[..<last].compactMap { TitleLabel(startOf: $0) } + trailing
    let isOnce = trailing.contains(.once)
    self.stored = stored
    self.isOnce = isOnce
    markers = Set(trailing.filter(TitleLabel.rhythms.contains))
    hasWords = last > 0
    shown = Self.shown(last == 0 ? words[...] : words[..<last], of: stored)
    tags = Self.names(of: .tag, in: isOnce ? labels.filter { $0 != .once } : labels)
    people = Self.names(of: .person, in: labels)
  }

  /// The stored form of words that are to be read as plain text, whatever they look like.
  public static func escaping(_ words: String) -> String {
    mapWords(of: words[...]) { word in
      looksLikeLabel(word, afterBackslashes: 0) ? "\\" + word : word
    }
  }

  /// The title with the `#once` marker, or without it; as it is where that is so already.
  public func marked(once: Bool) -> TitleText {
    guard once != isOnce else { return self }
    return once ? TitleText(stored + " " + TitleLabel.once.text) : without(.once)
  }

  /// The title without one of its last labels; as it is where it would have no words left.
  func without(_ label: TitleLabel) -> TitleText {
    let words = Self.words(of: stored)
    let text = label.text
    let end = words.lastIndex { TitleLabel(word: $0) == nil }.map { $0 + 1 } ?? 0
    let kept = words[..<end] + words[end...].filter { $0 != text }
    return kept.isEmpty || kept.count == words.count
      ? self : TitleText(kept.joined(separator: " "))
  }

  /// The words of a text: what stands between spaces and tabs.
  static func words(of text: String) -> [Substring] {
    text.utf8.split(whereSeparator: isSeparator).map { Substring($0) }
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || byte == UInt8(ascii: "@")
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// The stored text from the first of `words` to the last, its escapes taken away.
  private static func shown(_ words: ArraySlice<Substring>, of stored: String) -> String {
    guard let first = words.first, let last = words.last else { return stored }
    let text = stored[first.startIndex..<last.endIndex]
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
    return mapWords(of: text) { word in
      looksLikeLabel(word, afterBackslashes: 1) ? String(word.utf8.dropFirst()) ?? word : word
    }
  }

  private static func names(of kind: TitleLabel.Kind, in labels: [TitleLabel]) -> [String] {
    var seen: Set<String> = []
    return labels.filter { $0.kind == kind }.map(\.name).filter { seen.insert($0).inserted }
  }

  /// Whether a word is at least so many backslashes and then something that starts as a label.
  private static func looksLikeLabel(_ word: String, afterBackslashes least: Int) -> Bool {
    let rest = word.utf8.drop { $0 == UInt8(ascii: "\\") }
    return word.utf8.count - rest.count >= least && TitleLabel(startOf: Substring(rest)) != nil
  }

  /// The text with each word changed and everything between the words as it is.
  private static func mapWords(of text: Substring, _ change: (String) -> String) -> String {
    var result = ""
    var word: [UInt8] = []
    for byte in text.utf8 {
      guard isSeparator(byte) else {
        word.append(byte)
        continue
      }
      result += change(String(decoding: word, as: UTF8.self))
      result.unicodeScalars.append(Unicode.Scalar(byte))
      word.removeAll()
    }
    return result + change(String(decoding: word, as: UTF8.self))
  }
}
