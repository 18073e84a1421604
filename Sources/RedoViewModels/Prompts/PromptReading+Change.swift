internal import RedoIntents
internal import RedoTasks
internal import RedoTerminal

/// Lines that change several tasks at once: what a quick-add line says besides a title.
extension PromptReading {
  /// The edit that a line means; words that would be a title have no place in it.
  func change(_ text: String, of targets: Targets) throws(FieldPhraseError) -> TaskEdit {
    let removal = LabelRemoval(text)
    let line = QuickAdd(removal.rest, in: dates)
    let typed = TitleText(line.draft.title)
    guard !typed.hasWords else { throw .titleWords(typed.shown) }
    var edit = TaskEdit(line)
    edit.labels = LabelEdit(removal, typed: typed)
    if let due = line.repeatDue { edit.due = due }
    if let absent = absentLabel(edit.labels, in: targets) { throw .noLabel(absent) }
    guard edit != TaskEdit() else { throw .nothingToChange }
    return edit
  }

  /// The tasks that are still there: others may have been deleted since the line was begun.
  func present(_ targets: Targets) -> Targets {
    guard let projection else { return targets }
    let ids = targets.ids.filter { projection[$0] != nil }
    return ids.isEmpty ? targets : Targets(ids, titles: targets.titles)
  }

  func readChange(_ prompt: inout Prompt, of targets: Targets) {
    prompt.chips = (quickAdd(prompt).chips + LabelRemoval(prompt.field.text).chips)
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    let present = present(targets)
    guard !prompt.field.isEmpty else { return }
    let edit: TaskEdit
    do throws(FieldPhraseError) {
      edit = try change(prompt.field.text, of: present)
    } catch {
      prompt.problem = error.message
      return
    }
    guard let projection else { return }
    do throws(IntentError) {
      let plan = try Intent.edit(present.ids, edit).plan(over: projection, in: context)
      let words = plan.report.clause(in: FriendlyDate(in: dates))
      prompt.meaning = "comes to: " + words.recased { $0.lowercased() }.text
      if case .on = edit.due { prompt.meaning? += ", each at its own time of day" }
    } catch {
      prompt.problem = text(of: error)
    }
  }

  /// A label to take off that no task carries; nil where some task carries each.
  private func absentLabel(_ labels: LabelEdit, in targets: Targets) -> TitleLabel? {
    guard let projection else { return nil }
    let tasks = targets.ids.lazy.compactMap { projection[$0] }
    return labels.missing(in: tasks.map { projection.title(of: $0) }).first
  }
}
