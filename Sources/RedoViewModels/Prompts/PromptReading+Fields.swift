internal import RedoIntents
internal import RedoTasks
internal import RedoTerminal

/// Lines about one field: the due date, the repeat, the description.
extension PromptReading {
  /// The edit that a line about the due date means.
  func dueEdit(_ text: String) throws(FieldPhraseError) -> TaskEdit {
    switch try FieldPhrase.due(text, in: dates) {
    case .at(let instant): return TaskEdit(due: .until(instant))
    case .none: return TaskEdit(takesDateAway: true)
    case .unset: throw .noDate(.empty)
    }
  }

  /// The edit that a line about the repeat means; a weekday moves the due date to it, and its time
  /// of day stays.
  func repeatEdit(_ text: String) throws(FieldPhraseError) -> TaskEdit {
    guard let repetition = try FieldPhrase.repetition(text, in: dates) else {
      throw .noRepeat(text)
    }
    var edit = TaskEdit(repeats: repetition.repeats)
    edit.due = repetition.due
    return edit
  }

  /// The edit that a line to note means.
  func noteEdit(_ text: String) throws(FieldPhraseError) -> TaskEdit {
    TaskEdit(note: try FieldPhrase.note(text))
  }

  func readDue(_ prompt: inout Prompt, of targets: Targets) {
    guard !prompt.field.isEmpty else {
      prompt.meaning = facts(of: targets).map { "now " + $0.due }
      return
    }
    read(&prompt, dueEdit, of: targets)
  }

  func readRepeat(_ prompt: inout Prompt, of targets: Targets) {
    guard !prompt.field.isEmpty else {
      prompt.meaning = facts(of: targets).map { "now " + $0.repetition }
      return
    }
    read(&prompt, repeatEdit, of: targets)
  }

  func readNote(_ prompt: inout Prompt, of targets: Targets) {
    if !prompt.field.isEmpty { read(&prompt, noteEdit, of: targets) }
  }

  /// Says what the edit that a line means comes to, or why it cannot be; found out by planning it.
  private func read(
    _ prompt: inout Prompt, _ meaning: (String) throws(FieldPhraseError) -> TaskEdit,
    of targets: Targets
  ) {
    let edit: TaskEdit
    do throws(FieldPhraseError) {
      edit = try meaning(prompt.field.text)
    } catch {
      prompt.problem = error.message
      return
    }
    prompt.meaning = words(of: edit, on: targets)
    guard let projection else { return }
    do throws(IntentError) {
      let plan = try Intent.edit(targets.ids, edit).plan(over: projection, in: context)
      prompt.meaning? += plan.report.fromThenOn
    } catch {
      prompt.problem = text(of: error)
    }
  }

  private func words(of edit: TaskEdit, on targets: Targets) -> String {
    var words: [String] = []
    switch edit.repeats {
    case .every(let rhythm): words.append(rhythm.often + rhythm.origin)
    case .never: words.append("one-time")
    case nil: break
    }
    if let due = edit.due.flatMap({ dueWords(of: $0, for: targets) }) { words.append(due) }
    if edit.takesDateAway { words.append("no date") }
    if let line = edit.noteLine(on: dates.today) { words.append("below the description: " + line) }
    return words.joined(separator: "; ")
  }

  /// When a line about the due date or the repeat makes tasks due; nil where they are already.
  private func dueWords(of due: SnoozeTarget, for targets: Targets) -> String? {
    guard case .until(let instant) = due else { return (try? snoozed(targets, due)) ?? nil }
    let friendly = FriendlyDate(in: dates)
    return "due " + friendly.full(instant) + ", " + friendly.distance(instant)
  }

  /// What is known of the only task that a line is about.
  private func facts(of targets: Targets) -> TaskFacts? {
    guard targets.count == 1, let projection, let task = projection[targets.ids[0]] else {
      return nil
    }
    return TaskFacts(of: task, in: projection, dates: dates)
  }
}
