internal import RedoProtocol

/// Cuts a filter line into words at spaces and tabs.
///
/// A `-` or `!` before a word negates it. Quotes at a word's start, or behind the sign that compares
/// (`due<"next friday"`), hold words together up to the next quote, or to the end of a line that is
/// still being typed. A backslash at a word's start keeps the word from being read as a term. A sign
/// with nothing behind it, and quotes around nothing, ask for nothing.
struct FilterScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ line: String) {
    bytes = Array(line.utf8)
  }

  /// The words of the line.
  mutating func words() -> [FilterWord] {
    var words: [FilterWord] = []
    while index < bytes.count {
      if bytes[index].isASCIIBlank {
        index += 1
      } else if let word = word() {
        words.append(word)
      }
    }
    return words
  }

  private mutating func word() -> FilterWord? {
    let start = index
    let isNegated = next(isOneOf: "-!")
    let isPhrase = next(isOneOf: "\"")
    let isLiteral = isPhrase || next(isOneOf: "\\")
    let text = isPhrase ? quoted() : plain()
    guard !text.isEmpty else { return nil }
    return FilterWord(
      text: String(decoding: text, as: UTF8.self), isNegated: isNegated, isLiteral: isLiteral,
      isPhrase: isPhrase, source: String(decoding: bytes[start..<index], as: UTF8.self),
      isLast: index == bytes.count)
  }

  /// Steps over one of some ASCII characters, where it comes next.
  private mutating func next(isOneOf characters: StaticString) -> Bool {
    guard index < bytes.count else { return false }
    let byte = bytes[index]
    let found = characters.withUTF8Buffer { $0.contains(byte) }
    if found { index += 1 }
    return found
  }

  private mutating func plain() -> [UInt8] {
    var text: [UInt8] = []
    while index < bytes.count, !bytes[index].isASCIIBlank {
      if bytes[index] == UInt8(ascii: "\""), let last = text.last, Comparison.isSign(last) {
        index += 1
        text += quoted()
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    return text
  }

  /// What stands up to the next quote, which is stepped over; blanks alone count as nothing.
  private mutating func quoted() -> [UInt8] {
    let end = bytes[index...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count
    let text = bytes[index..<end]
    index = min(end + 1, bytes.count)
    return text.allSatisfy(\.isASCIIBlank) ? [] : Array(text)
  }
}
