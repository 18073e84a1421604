internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

extension FormReading {
  /// How one field is understood.
  func reading(of field: FormField, in form: TaskForm) -> FieldReading {
    do throws(FieldPhraseError) {
      switch field {
      case .title: return titleReading(form)
      case .description: return descriptionReading(form)
      case .due: return try dueReading(form)
      case .priority: return try priorityReading(form)
      case .points: return try pointsReading(form)
      case .repeats: return try repeatReading(form)
      }
    } catch {
      return .problem(error.message)
    }
  }

  private func titleReading(_ form: TaskForm) -> FieldReading {
    let title = TitleText(form.text(of: .title))
    guard title.hasWords, title.isVisible else {
      // An empty form is no mistake yet.
      let isUntouched = form.purpose == .add && form.text(of: .title).isEmpty
      return isUntouched ? .silent : .problem(IntentFailure.noTitle.message)
    }
    let labels = title.labelTexts
    return labels.isEmpty ? .silent : .meaning(labels.joined(separator: "  "))
  }

  private func descriptionReading(_ form: TaskForm) -> FieldReading {
    let steps = Checklist(form.description.text).steps
    guard !steps.isEmpty else { return .silent }
    let done = steps.count(where: \.isDone)
    return .meaning("\(done) of \(steps.count) steps done")
  }

  private func dueReading(_ form: TaskForm) throws(FieldPhraseError) -> FieldReading {
    let friendly = FriendlyDate(in: dates)
    switch try FieldPhrase.due(form.text(of: .due), in: dates) {
    case .at(let instant):
      return .meaning(friendly.full(instant) + ", " + friendly.distance(instant))
    case .none: return .meaning("no date")
    case .unset where form.purpose == .add:
      let draft = draft(form)
      if case .at(let first) = draft.due { return .meaning(friendly.full(first)) }
      let usual = settings.preferences.defaults.deadline(
        in: dates, repeatingEvery: draft.frequencyDays)
      return .meaning(friendly.full(usual) + ", default")
    case .unset: return .meaning("no date")
    }
  }

  private func priorityReading(_ form: TaskForm) throws(FieldPhraseError) -> FieldReading {
    let priority = try FieldPhrase.priority(form.text(of: .priority))
    let usual = form.purpose == .add ? settings.preferences.priority : UnsetField.priority
    return .meaning(
      PriorityChoice.name(of: priority ?? usual) + (priority == nil ? ", \(usual)" : ""))
  }

  private func pointsReading(_ form: TaskForm) throws(FieldPhraseError) -> FieldReading {
    let usual =
      form.purpose == .add ? settings.preferences.points : Int(UnsetField.storyPoints)
    let points = try FieldPhrase.points(form.text(of: .points)) ?? usual
    return .meaning(Quantity.text(points, "point"))
  }

  /// The title whose labels say how the repeat goes on; a task's yields to a repeat that is changed.
  private func titleOfRepeat(_ form: TaskForm) -> TitleText {
    let isOverruled = form.purpose != .add && edit(form).repeats != nil
    return TitleText(isOverruled ? "" : title(form))
  }

  private func repeatReading(_ form: TaskForm) throws(FieldPhraseError) -> FieldReading {
    let title = titleOfRepeat(form)
    guard
      let repetition = try FieldPhrase.repetition(form.text(of: .repeats), in: dates),
      let rhythm = repetition.repeats.rhythm?.titled(title), !title.isOnce
    else { return .meaning("one-time") }
    let often = rhythm.often + rhythm.origin
    guard let first = repetition.first(after: deadline(of: form), in: dates),
      !form.isChanged(.due)
    else { return .meaning(often) }
    let day = dates.zone.date(of: first)
    return .meaning(often + ", first on " + FriendlyDate(in: dates).day(day))
  }

  /// When the task of a form is due; nil for a new task, and one without a date.
  private func deadline(of form: TaskForm) -> Instant? {
    guard case .edit(let reference) = form.purpose, let projection,
      let task = projection[reference.id]
    else { return nil }
    return projection.currentTodo(of: task)?.deadline
  }
}
