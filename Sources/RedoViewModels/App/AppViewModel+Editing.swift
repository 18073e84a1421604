public import RedoIntents
internal import RedoTasks

extension AppViewModel {
  /// Takes what became of a description in the user's editor.
  ///
  /// The task may have changed meanwhile: lines that only one side changed are kept from both, and
  /// where that cannot be, what was typed here counts and the message says so.
  public mutating func edited(
    _ task: TaskReference, from original: String, to text: String
  ) -> [Effect] {
    let text = Self.withoutAddedEnd(text, original)
    guard let projection, let present = projection[task.id] else {
      keepAsNew(task, keptInput.textsBeforeEditor.merging([.description: text]) { $1 })
      return []
    }
    let description = projection.description(of: present)
    let title = projection.title(of: present).shown
    guard text != original else {
      say(.neutral, "the description of \(quoting: title) stays as it was")
      return []
    }
    let merged = MergedDescription(base: original, mine: text, theirs: description)
    guard merged.text != description else {
      say(.neutral, "the description of \(quoting: title) says that already")
      return []
    }
    sequel.afterword = merged.afterword
    // Where it cannot be written, the form has what was typed.
    var form = freshForm(.edit(task))
    form.focus = .description
    form.setDescription(merged.text)
    sequel.awaiting = .form(read(form))
    return permitted([.run(.edit([task.id], TaskEdit(description: merged.text)))])
  }

  /// Takes notice that the user's editor came to nothing.
  public mutating func editingFailed(_ reason: String) {
    say(.failure, Clause(reason))
  }

  /// Whether a title is longer than any line that is typed.
  func isTooLongForLine(_ task: TaskState) -> Bool {
    (projection?.storedTitle(of: task).utf8.count ?? 0) > Prompt.longest
  }

  /// Asks for the description of the selected task in the user's editor.
  mutating func editInEditor(_ task: TaskState, _ title: String) -> [Effect] {
    guard let projection else { return [] }
    let reference = TaskReference(id: task.id, title: title)
    keptInput.textsBeforeEditor = freshForm(.edit(reference)).texts
    return [.editText(reference, projection.description(of: task))]
  }

  /// Keeps what was typed for a task that is gone, as a new one.
  mutating func keepAsNew(_ task: TaskReference, _ texts: [FormField: String]) {
    var form = freshForm(.add)
    for (field, text) in texts { form.set(text, of: field) }
    form = read(form)
    form.problem = "“\(task.title)” was deleted meanwhile; this would add it anew"
    overlay = .form(form)
  }

  /// Editors end a text with a line feed whether it had one or not.
  private static func withoutAddedEnd(_ text: String, _ original: String) -> String {
    let lines = withUnixLines(text)
    let isAdded = lines.utf8.last == 0x0A && original.utf8.last != 0x0A
    let kept = isAdded ? String(lines.dropLast()) : lines
    return withUnixLines(original) == kept ? original : kept
  }

  /// A carriage return with its line feed is one character, and becomes the line feed.
  private static func withUnixLines(_ text: String) -> String {
    String(text.map { $0 == "\r\n" ? "\n" : $0 })
  }
}
