internal import RedoIntents
internal import RedoProtocol
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
      .title: title.stored, .description: projection.description(of: task),
      .due: facts.deadline.map(friendly.full) ?? "", .priority: String(task.priority),
      .points: String(task.storyPoints),
      .repeats: facts.repeatDays == nil ? "" : facts.repetition,
    ]
    return reading(
      TaskForm(.edit(TaskReference(id: task.id, title: title.shown)), texts: texts))
  }

  /// The form with how each field is understood.
  func reading(_ form: TaskForm) -> TaskForm {
    var form = form
    form.problem = nil
    for field in FormField.allCases { form.readings[field] = reading(of: field, in: form) }
    return form
  }

  /// The draft of a new task; only for a form that no field keeps from being written.
  func draft(_ form: TaskForm) -> TaskDraft {
    let repetition = repetition(form)
    var draft = TaskDraft(title: title(form), due: due(form))
    draft.description = form.description.isEmpty ? nil : form.description.text
    draft.priority = try? FieldPhrase.priority(form.text(of: .priority))
    draft.storyPoints = try? FieldPhrase.points(form.text(of: .points))
    if case .days(let days) = repetition?.repeats { draft.frequencyDays = Int(days) }
    if draft.due == .unset, let start = firstDate(repetition) { draft.due = .at(start) }
    return draft
  }

  /// The fields of a task that the form changes; only for a form that no field keeps from being
  /// written. What is emptied goes back to what a task has while nothing is set.
  func edit(_ form: TaskForm) -> TaskEdit {
    var edit = TaskEdit()
    if form.isChanged(.title) { edit.title = title(form) }
    if form.isChanged(.description) { edit.description = form.description.text }
    if form.isChanged(.priority) {
      edit.priority = (try? FieldPhrase.priority(form.text(of: .priority))) ?? Self.usualPriority
    }
    if form.isChanged(.points) {
      let points = (try? FieldPhrase.points(form.text(of: .points))) ?? Self.usualPoints
      edit.storyPoints = Int64(points)
    }
    if form.isChanged(.due) {
      switch due(form) {
      case .at(let instant): edit.due = .until(instant)
      case .none, .unset: edit.takesDateAway = true
      }
    }
    guard form.isChanged(.repeats) else { return edit }
    let repetition = repetition(form)
    edit.repeats = repetition?.repeats ?? .never
    if edit.due == nil, !edit.takesDateAway, let start = firstDate(repetition) {
      edit.due = .until(start)
    }
    return edit
  }

  private static let (usualPriority, usualPoints) = (3, 1)

  private func title(_ form: TaskForm) -> String {
    form.text(of: .title).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func due(_ form: TaskForm) -> TaskDraft.Due {
    (try? FieldPhrase.due(form.text(of: .due), in: dates)) ?? .unset
  }

  private func repetition(_ form: TaskForm) -> FieldPhrase.Repetition? {
    (try? FieldPhrase.repetition(form.text(of: .repeats), in: dates)) ?? nil
  }

  /// When a repeat that names a weekday falls due first.
  private func firstDate(_ repetition: FieldPhrase.Repetition?) -> Instant? {
    repetition?.start.map { dates.zone.instant(of: $0, at: dates.defaultTime) }
  }
}
