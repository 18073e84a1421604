internal import RedoIntents
internal import RedoTerminal
internal import RedoViewModels

extension LinearSession {
  /// Takes a line where one is asked for: as a whole, as a part behind the other, or in place of a part.
  ///
  /// A day that the screen offers stays before what is typed, as it does there.
  mutating func takePrompt(_ line: String) -> [Effect] {
    guard case .prompt(let prompt) = viewModel.overlay else { return [] }
    let present = prompt.field.text
    let makesTask =
      switch prompt.purpose {
      case .add, .edit: true
      default: false
      }
    if makesTask, line == "-" {
      viewModel.dictate("")
      isReadingAgain = true
      return []
    }
    // An emptied line about a task is still one that is added to.
    let isEdit = if case .edit = prompt.purpose { true } else { false }
    if isEdit || makesTask && !present.isEmpty, line.hasPrefix("+ ") {
      viewModel.dictate((present.withoutOuterBlanks + line.dropFirst()).withoutOuterBlanks)
    } else if makesTask, line.hasPrefix("s/") {
      guard let changed = Substitution(line)?.applied(to: present) else {
        news.append("That is not in the line; s/old/new/ puts new in the place of old.")
        news.append("Kept: \(present)")
        return []
      }
      viewModel.dictate(changed)
    } else {
      viewModel.dictate(
        makesTask
          ? prompt.offeredDay + line : line == "-" ? "" : Self.withoutBackslash(line))
    }
    return accept()
  }

  /// Writes the line; what it was understood to say is said behind, and what was not.
  mutating func accept() -> [Effect] {
    guard case .prompt(let prompt) = viewModel.overlay else { return [] }
    let effects = viewModel.perform(.accept)
    guard !effects.isEmpty else { return [] }
    if let note = prompt.note { news.append(LinearMessage.sentence(note, keys)) }
    if case .add = prompt.purpose, !prompt.chips.isEmpty {
      news.append(
        LinearMessage.ended("Read as: " + prompt.chips.map(\.text).joined(separator: ", ")))
    }
    return effects
  }

  /// A backslash keeps a line from being a command; a line about a task keeps it, as it means the same
  /// there.
  static func withoutBackslash(_ line: String) -> String {
    line.first == "\\" && OwnLine(String(line.dropFirst())) != nil ? String(line.dropFirst()) : line
  }

  /// Takes a line where a form shows: a field's number and its text.
  mutating func takeForm(_ line: String) -> [Effect] {
    if let field = askedField {
      askedField = nil
      fill(field, line)
      return []
    }
    if let effects = choose(line) { return effects }
    news.append("Type the number of a field and its text, such as: 1 Pay rent")
    return []
  }

  /// Fills a field with what a line gave it, or asks for its text.
  mutating func ask(for field: FormField, _ text: String) -> [Effect] {
    if field == .description, text.isEmpty {
      beginDictation()
    } else if text.isEmpty {
      askedField = field
      news.append("\(field.label)? Such as \(field.example); - empties it, Enter leaves it.")
    } else {
      fill(field, text)
    }
    return []
  }

  /// Puts a text in a field, and says how it was understood.
  mutating func fill(_ field: FormField, _ text: String) {
    viewModel.select(.field(field))
    viewModel.dictate(text == "-" ? "" : Self.withoutBackslash(text))
    // Of the first field at fault every answer says what is wrong.
    guard case .form(let form) = viewModel.overlay, form.fieldAtFault != field else { return }
    news.append(LinearMessage.ended(LinearPage.words(of: field, in: form)))
  }
}
