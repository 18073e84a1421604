/// What Todoist writes as the content of a task: the words of its title, and its labels as `@home` among
/// them.
struct TodoistContent {
  /// The title without the labels.
  let title: String
  /// The names of the labels, without `@`.
  let labels: [String]

  /// Takes a content apart.
  init(_ text: String) {
    let words = TextLines.words(of: text)
    let labels = words.compactMap(Self.label(of:))
    // A task needs a title, and labels alone are the only one that there is.
    guard !labels.isEmpty, labels.count < words.count else {
      (title, self.labels) = (text, [])
      return
    }
    title = words.filter { Self.label(of: $0) == nil }.joined(separator: " ")
    self.labels = labels
  }

  /// The name of the label that a word is; nil for a lone `@`, for what no letter begins, as a tag could
  /// not be called so, for `@user@example.org`, and for a word of a sentence, behind which something stands.
  private static func label(of word: String) -> String? {
    guard word.utf8.first == UInt8(ascii: "@") else { return nil }
    let name = String(decoding: word.utf8.dropFirst(), as: UTF8.self)
    guard name.first?.isLetter == true, let last = name.last, !".,;:!?)".contains(last),
      !name.contains("@")
    else { return nil }
    return name
  }
}
