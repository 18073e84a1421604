internal import RedoProtocol
internal import RedoTasks

/// The words of a line that stay in the title, put together as the log holds them.
struct TitleWords {
  private var words: [(text: String, isLabel: Bool)] = []

  /// Takes the words that no part of the line used up.
  init(of reading: LineReading) {
    let used = Set(reading.valueParts.flatMap(\.words))
    let labels = Set(reading.labels.map(\.words.lowerBound))
    for (index, word) in reading.words.enumerated() where !used.contains(index) {
      if labels.contains(index) {
        // "#home," belongs to its sentence, comma and all.
        words.append((word.text, TitleLabel(word: word.text[...]) != nil))
      } else {
        words.append((TitleText.escaping(word.text), false))
      }
    }
  }

  /// The words of the sentence, and behind them the labels that stood before or after it.
  ///
  /// Labels inside the sentence stay there, so that it reads on. Without a sentence there are
  /// the labels alone.
  var title: String {
    guard let first = words.firstIndex(where: { !$0.isLabel }),
      let last = words.lastIndex(where: { !$0.isLabel })
    else { return words.map(\.text).joined(separator: " ") }
    let sentence = words[first...last].map(\.text).joined(separator: " ")
    let labels = (words[..<first] + words[(last + 1)...]).map(\.text)
    return ([Self.trimmed(sentence)] + labels).joined(separator: " ")
  }

  /// A text without spaces and tabs at its ends.
  static func trimmed(_ text: String) -> String {
    let bytes = text.utf8
    guard let first = bytes.firstIndex(where: { !$0.isASCIIBlank }),
      let last = bytes.lastIndex(where: { !$0.isASCIIBlank })
    else { return "" }
    return String(text[first...last])
  }
}
