internal import RedoIntents
internal import RedoTasks
internal import RedoTerminal

/// What a form is read against, and what it comes to.
struct FormReading {
  let projection: Projection?
  let dates: DateContext
  let settings: AppSettings

  /// The form of a new task.
  func newForm() -> TaskForm {
    reading(TaskForm(.add))
  }

  /// The form of a task as it is.
  func form(of task: TaskState, in projection: Projection) -> TaskForm {
    let friendly = FriendlyDate(in: dates)
    let facts = TaskFacts(of: task, in: projection, dates: dates)
    let title = projection.title(of: task)
    let texts: [FormField: String] = [
      .title: title.wording(everyDays: task.frequencyDays),
      .description: projection.description(of: task),
      .due: facts.deadline.map(friendly.full) ?? "", .priority: String(task.priority),
      .points: String(task.storyPoints),
      .repeats: facts.rhythm == nil ? "" : facts.repetition,
    ]
    return reading(
      TaskForm(.edit(TaskReference(id: task.id, title: title.shown)), texts: texts))
  }

  /// The form with how each field is understood.
  ///
  /// What a task holds already is no problem, though no words of a form say it: other programs write
  /// dates before 1970, and titles of labels alone.
  func reading(_ form: TaskForm) -> TaskForm {
    var form = form
    form.problem = nil
    for field in FormField.allCases {
      let reading = reading(of: field, in: form)
      let isKept = form.purpose != .add && !form.isChanged(field)
      form.readings[field] = isKept && reading.isProblem ? .silent : reading
    }
    return form
  }

  /// The draft of a new task; only for a form that no field keeps from being written.
  func draft(_ form: TaskForm) -> TaskDraft {
    let repetition = repetition(form.text(of: .repeats))
    var draft = TaskDraft(title: title(form), due: due(form.text(of: .due)))
    draft.description = form.description.isEmpty ? nil : form.description.text
    draft.priority = try? FieldPhrase.priority(form.text(of: .priority))
    draft.storyPoints = try? FieldPhrase.points(form.text(of: .points))
    draft.rhythm = repetition.repeats.rhythm?.titled(TitleText(draft.title))
    if draft.due == .unset, let first = repetition.first(in: dates) { draft.due = .at(first) }
    return draft
  }

  /// The fields of a task that the form changes.
  ///
  /// Only for a form that no field keeps from being written. What is emptied goes back to what a task has while nothing is set.
  func edit(_ form: TaskForm) -> TaskEdit {
    var edit = TaskEdit()
    let present = present(of: form)
    let title = title(form)
    if form.isChanged(.title), title != present?.title.stored { edit.title = title }
    let description = description(form).text
    if form.isChanged(.description), description != present?.description {
      edit.description = description
    }
    edit.priority = changed(.priority, in: form) {
      (try? FieldPhrase.priority($0)) ?? UnsetField.priority
    }
    edit.storyPoints = changed(.points, in: form) {
      (try? FieldPhrase.points($0)).map { Int64($0) } ?? UnsetField.storyPoints
    }
    if let due = changed(.due, in: form, reading: due) {
      if case .at(let instant) = due { edit.due = .until(instant) }
      edit.takesDateAway = edit.due == nil
    }
    let repetition = changed(.repeats, in: form, reading: repetition)
    edit.repeats = repetition?.repeats
    if !form.isChanged(.due) { edit.due = repetition?.due }
    return edit
  }

  /// What a field means now; nil where that is what it meant when the form was opened.
  private func changed<Value: Equatable>(
    _ field: FormField, in form: TaskForm, reading: (String) -> Value
  ) -> Value? {
    guard form.isChanged(field) else { return nil }
    let value = reading(form.text(of: field))
    return value == reading(form.originals[field] ?? "") ? nil : value
  }

  /// The title that an edit writes, where others changed it while the form was open; nil where they
  /// did not.
  func concurrentTitle(of edit: TaskEdit, in form: TaskForm) -> ConcurrentTitle? {
    guard let title = edit.title, let present = present(of: form),
      present.wording != form.originals[.title]
    else { return nil }
    return ConcurrentTitle(
      title, meanwhile: present.title, since: TitleText(form.originals[.title] ?? ""))
  }

  /// What is to be said behind the report of an edit: of what others did to the description while the
  /// form was open.
  func afterword(of edit: TaskEdit, in form: TaskForm) -> String {
    edit.description == nil ? "" : description(form).afterword
  }

  /// The title to store: what others made of it meanwhile stays as far as it was left alone here, and
  /// so does behind the words what it says of how the repeat goes on.
  func title(_ form: TaskForm) -> String {
    let words = TitleText.singleSpaced(form.text(of: .title))
    guard let present = present(of: form) else { return words }
    let joined = TitleText(words).joining(
      TitleText(present.wording), since: TitleText(form.originals[.title] ?? ""))
    return present.title.reworded(joined.stored, everyDays: present.days)
  }

  /// The description, with what others made of it meanwhile.
  private func description(_ form: TaskForm) -> MergedDescription {
    let base = form.originals[.description] ?? ""
    return MergedDescription(
      base: base, mine: form.description.text, theirs: present(of: form)?.description ?? base)
  }

  /// What the task of a form says now; nil for a new task and one that is gone.
  private func present(of form: TaskForm) -> Present? {
    guard case .edit(let reference) = form.purpose, let projection,
      let task = projection[reference.id]
    else { return nil }
    return Present(
      title: projection.title(of: task), description: projection.description(of: task),
      days: task.frequencyDays)
  }

  private struct Present {
    let title: TitleText
    let description: String
    let days: Int64?

    var wording: String { title.wording(everyDays: days) }
  }

  private func due(_ text: String) -> TaskDraft.Due {
    (try? FieldPhrase.due(text, in: dates)) ?? .unset
  }

  /// How often a text says that the task comes back; an empty one says that it does not.
  private func repetition(_ text: String) -> FieldPhrase.Repetition {
    let repetition = (try? FieldPhrase.repetition(text, in: dates)) ?? nil
    return repetition ?? .never
  }
}
