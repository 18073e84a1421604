extension String {
  /// The text without the blanks before its first word and behind its last.
  public var withoutOuterBlanks: String {
    let words = drop(while: \.isWhitespace)
    return String(words.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// A filter line without the blank that the next word would stand behind.
  var withoutTrailingBlanks: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
