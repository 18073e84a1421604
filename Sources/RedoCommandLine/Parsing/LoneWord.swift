internal import RedoIntents
internal import RedoTasks

/// A single word that `edit` would make the whole title of a task, which is seldom meant where it
/// looks like a term of another program, or like another task.
struct LoneWord {
  private let text: String

  /// The word, where a line leaves just one for the title and no backslash or quotes keep it as it is.
  init?(in line: String, titled title: String) {
    let words = title.split(separator: " ").filter { TitleLabel(word: $0) == nil }
    guard words.count == 1, line.split(separator: " ").contains(words[0]) else { return nil }
    text = String(words[0])
  }

  /// Throws where the word looks like something else.
  func check(against world: World) throws(UsageError) {
    if let part = ForeignEdit(text)?.instead {
      throw .unreadableValue(
        "“\(text)” would be the whole title: write \(part), or \\\(text) where it is meant")
    }
    if text.utf8.count >= ShortIDs.length, (try? world.task(named: text)) != nil {
      throw .unreadableValue(
        "“\(text)” is a task, too, and edit changes one: write \\\(text) where it is a title")
    }
  }
}
