/// The marks that lists in other programs put before their lines.
///
/// They are `- [ ]`, `-`, `*`, `•` and `1.`, and have no meaning in a title.
enum ListMark {
  /// A line without the mark and the blanks at its start.
  static func without(_ line: some StringProtocol) -> String {
    var rest = Substring(line).drop(while: \.isWhitespace)
    for mark in ["- [ ] ", "- [x] ", "* [ ] ", "- ", "* ", "• ", "☐ "] where rest.hasPrefix(mark) {
      rest = rest.dropFirst(mark.count)
      break
    }
    let digits = rest.prefix(while: { $0.isASCII && $0.isNumber })
    if (1...3).contains(digits.count), rest.dropFirst(digits.count).hasPrefix(". ") {
      rest = rest.dropFirst(digits.count + 2)
    }
    return String(rest.drop(while: \.isWhitespace))
  }
}
