internal import RedoIntents
internal import RedoTasks
internal import RedoTerminal

/// Lines that change several tasks at once: what a quick-add line says besides a title.
extension PromptReading {
  /// The edit that a line means; words that would be a title have no place in it.
  func change(_ prompt: Prompt) -> Result<TaskEdit, FieldPhraseError> {
    let removal = LabelRemoval(prompt.field.text)
    let line = QuickAdd(removal.rest, in: dates, dismissed: prompt.dismissed)
    let typed = TitleText(line.draft.title)
    guard !typed.hasWords else { return .failure(.titleWords(typed.shown)) }
    var edit = TaskEdit(line.draft)
    edit.title = nil
    edit.labels = LabelEdit(removal, typed: typed)
    // A repeat that names its day moves each task to it, and leaves each its time.
    if case .until(let first) = edit.due, !line.chips.contains(where: { $0.kind == .due }) {
      edit.due = .on(dates.zone.date(of: first))
    }
    return edit == TaskEdit() ? .failure(.nothingToChange) : .success(edit)
  }

  func readChange(_ prompt: inout Prompt, of targets: Targets) {
    prompt.chips = quickAdd(prompt).chips
    guard !prompt.field.isEmpty else { return }
    switch change(prompt) {
    case .failure(let error): prompt.problem = error.message
    case .success(let edit):
      guard let projection else { return }
      do throws(IntentError) {
        let plan = try Intent.edit(targets.ids, edit).plan(over: projection, in: context)
        let words = plan.report.clause(in: FriendlyDate(in: dates))
        prompt.meaning = "comes to: " + words.recased { $0.lowercased() }.text
      } catch {
        prompt.problem = error.message
      }
    }
  }
}
