extension String {
  /// The text without spaces at its end.
  var withoutTrailingSpaces: String {
    guard let end = utf8.lastIndex(where: { $0 != 0x20 }) else { return "" }
    return String(self[...end])
  }
}
