internal import RedoIntents
internal import RedoTasks

/// Words that `edit` would make the whole title of a task, which is seldom meant where each of them
/// looks like a term of another program, or like another task.
struct AccidentalTitle {
  private let words: [String]

  /// The words, where a line leaves some for the title and no backslash or quotes keep one as it is.
  init?(in line: String, titled title: String) {
    let typed = Set(line.split(separator: " "))
    let words = title.split(separator: " ").filter { TitleLabel(word: $0) == nil }
    guard !words.isEmpty, words.allSatisfy(typed.contains) else { return nil }
    self.words = words.map(String.init)
  }

  /// Throws where every word looks like something else; an ordinary one among them makes it a title.
  func check(against world: World) throws(UsageError) {
    let lookup = TaskLookup(world.tasks)
    var advice: [String] = []
    var task: String?
    for word in words {
      if let part = ForeignEdit(word)?.instead {
        advice.append(words.count == 1 ? "write \(part)" : "instead of \(word) write \(part)")
      } else if lookup.isStart(word) {
        task = task ?? word
      } else {
        return
      }
    }
    let text = words.joined(separator: " ")
    if let task {
      let way = words.count == 1 ? "" : "run it for each, or "
      throw .unreadableValue(
        "“\(task)” is a task, too, and edit changes one: \(way)write \\\(text) where it is a title")
    }
    throw .unreadableValue(
      "“\(text)” would be the whole title: \(advice.joined(separator: "; ")), "
        + "or \\\(text) where it is meant")
  }
}
