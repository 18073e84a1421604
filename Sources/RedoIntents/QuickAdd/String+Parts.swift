internal import RedoProtocol

/// Texts at the blanks that part words, as ``WordScanner`` knows them, where all else is to stay.
extension String {
  /// What stands between single blanks; nothing where two follow one another.
  var parts: [Substring] {
    utf8.split(omittingEmptySubsequences: false) { $0.isASCIIBlank }.map { Substring($0) }
  }

  /// The text with only some of its parts: the blank in front goes with each of the others, and all else
  /// stays to the byte.
  func keeping(_ parts: [Substring]) -> String {
    var text = String(parts.first ?? "")
    for part in parts.dropFirst() {
      text.append(contentsOf: self[utf8.index(before: part.startIndex)..<part.endIndex])
    }
    return text
  }
}
