internal import RedoProtocol

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
  /// - Complexity: O(*n*) in its length.
  public init(_ stored: String) {
    self.stored = stored
    let bytes = stored.utf8.span
    let all = TitleByte.trimmed(bytes) ?? 0..<0
    // Most titles hold no sign at all, and lists take thousands apart.
    guard Self.signs.contains(where: { bytes.offset(of: $0, from: 0) != nil }) else {
      shown = Self.shown(all, of: stored)
      (hasWords, tags, people, isOnce, markers) = (!all.isEmpty, [], [], false, [])
      return
    }
    var (words, trailing) = (all, [TitleLabel]())
    while let last = Self.lastWord(in: bytes, words),
      let label = TitleLabel(word: Self.part(last, of: stored))
    {
      trailing.append(label)
      words = Self.words(words.lowerBound..<last.lowerBound, withoutEndIn: bytes)
    }
    trailing.reverse()
    let signed = Self.signedWords(in: bytes, words).map { Self.part($0, of: stored) }
    let labels = signed.compactMap { TitleLabel(startOf: $0) } + trailing
    isOnce = trailing.contains(.once)
    markers = Set(trailing.filter(TitleLabel.rhythms.contains))
    hasWords = !words.isEmpty
    shown = Self.shown(words.isEmpty ? all : words, of: stored)
    tags = Self.names(of: .tag, in: isOnce ? labels.filter { $0 != .once } : labels)
    people = Self.names(of: .person, in: labels)
  }

  /// The tags and then the people as they are typed, such as `#home` and `@ana`.
  public var labelTexts: [String] { tags.map { "#" + $0 } + people.map { "@" + $0 } }

  /// The tags and people as the title holds them, one behind the other, each once.
  public var labelsInOrder: [TitleLabel] {
    var seen: Set<TitleLabel> = isOnce ? [.once] : []
    return Self.words(of: stored).compactMap { TitleLabel(startOf: $0) }
      .filter { seen.insert($0).inserted }
  }

  /// The stored form of words that are to be read as plain text, whatever they look like, but for
  /// some labels among them.
  public static func escaping(_ words: String, but labels: Set<TitleLabel> = []) -> String {
    mapWords(of: words[...]) { word in
      if let label = TitleLabel(startOf: word[...]), labels.contains(label) { return word }
      return looksLikeLabel(word, afterBackslashes: 0) ? "\\" + word : word
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
    text.utf8.split { $0.isASCIIBlank }.map { Substring($0) }
  }

  /// Whether a label may begin with a byte.
  static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || byte == UInt8(ascii: "@")
  }

  /// The signs that labels begin with.
  private static let signs = [UInt8(ascii: "#"), UInt8(ascii: "@")]

  /// A part of a title without the separators at its end.
  private static func words(_ part: Range<Int>, withoutEndIn bytes: Span<UInt8>) -> Range<Int> {
    var end = part.upperBound
    while end > part.lowerBound, bytes[end - 1].isASCIIBlank { end -= 1 }
    return part.lowerBound..<end
  }

  /// The last word of a part that ends with one; nil where that is empty.
  private static func lastWord(in bytes: Span<UInt8>, _ part: Range<Int>) -> Range<Int>? {
    var start = part.upperBound
    while start > part.lowerBound, !bytes[start - 1].isASCIIBlank { start -= 1 }
    return part.isEmpty ? nil : start..<part.upperBound
  }

  /// The words of a part that begin with a sign: of a very long title only they are worth a string.
  private static func signedWords(in bytes: Span<UInt8>, _ part: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = part.lowerBound
    while start < part.upperBound {
      var end = start
      while end < part.upperBound, !bytes[end].isASCIIBlank { end += 1 }
      if start < end, isSign(bytes[start]) { words.append(start..<end) }
      start = end + 1
    }
    return words
  }

  /// A part of a title, from its bytes.
  private static func part(_ range: Range<Int>, of stored: String) -> Substring {
    let utf8 = stored.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return stored[start..<utf8.index(start, offsetBy: range.count)]
  }

  /// A part of the stored text with its escapes taken away; all as it is where that part is empty.
  private static func shown(_ range: Range<Int>, of stored: String) -> String {
    guard !range.isEmpty else { return stored }
    let text = part(range, of: stored)
    let backslash = stored.utf8.span.offset(of: UInt8(ascii: "\\"), from: range.lowerBound)
    guard let backslash, backslash < range.upperBound else { return String(text) }
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
      guard byte.isASCIIBlank else {
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
