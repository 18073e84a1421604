internal import RedoProtocol

/// Words as a shell takes them.
enum ShellWord {
  /// A word that a shell hands on as it is.
  static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0.isASCIIAlphanumeric || "-./_,:@+".utf8.contains($0) }
    guard !isPlain || text.isEmpty else { return text }
    return "'" + text.unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }

  /// What to write, with quotes round each word of which a shell would make a comment, a folder, a file, a
  /// pipe or an earlier line: `#home`, `~3`, `due<7d`, `#home|#work`, `!#home`.
  static func advice(_ text: String) -> String {
    var words = [""]
    var isWithinQuotes = false
    for character in text {
      if character == "\"" { isWithinQuotes.toggle() }
      if character == " ", !isWithinQuotes {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words.map(advised).joined(separator: " ")
  }

  private static func advised(_ word: String) -> String {
    let end = word.last == "," ? "," : ""
    let text = String(word.dropLast(end.count))
    let isTaken =
      text.hasPrefix("#") || (text.hasPrefix("~") && text != "~")
      || text.contains { "<>|!\"".contains($0) }
    return isTaken ? quoted(text) + end : word
  }
}
