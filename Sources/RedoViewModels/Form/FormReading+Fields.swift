internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

extension FormReading {
  /// How one field is understood.
  func reading(of field: FormField, in form: TaskForm) -> FieldReading {
    switch field {
    case .title: titleReading(form)
    case .description: descriptionReading(form)
    case .due: dueReading(form)
    case .priority: priorityReading(form)
    case .points: pointsReading(form)
    case .repeats: repeatReading(form)
    }
  }

  private func titleReading(_ form: TaskForm) -> FieldReading {
    let title = TitleText(form.text(of: .title))
    guard title.hasWords else {
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

  private func dueReading(_ form: TaskForm) -> FieldReading {
    let friendly = FriendlyDate(in: dates)
    do throws(FieldPhraseError) {
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
    } catch {
      return .problem(error.message)
    }
  }

  private func priorityReading(_ form: TaskForm) -> FieldReading {
    do throws(FieldPhraseError) {
      let priority = try FieldPhrase.priority(form.text(of: .priority))
      let usual = form.purpose == .add ? settings.preferences.priority : Self.usualPriority
      return .meaning(
        PriorityChoice.name(of: priority ?? usual) + (priority == nil ? ", \(usual)" : ""))
    } catch {
      return .problem(error.message)
    }
  }

  private func pointsReading(_ form: TaskForm) -> FieldReading {
    do throws(FieldPhraseError) {
      let usual = form.purpose == .add ? settings.preferences.points : Self.usualPoints
      let points = try FieldPhrase.points(form.text(of: .points)) ?? usual
      return .meaning(Quantity.text(points, "point"))
    } catch {
      return .problem(error.message)
    }
  }

  /// The title whose labels say how the repeat is counted; one that is changed yields to the repeat.
  private func titleWhereNew(_ form: TaskForm) -> TitleText {
    TitleText(form.purpose == .add ? form.text(of: .title) : "")
  }

  private func repeatReading(_ form: TaskForm) -> FieldReading {
    do throws(FieldPhraseError) {
      guard
        let repetition = try FieldPhrase.repetition(form.text(of: .repeats), in: dates),
        let rhythm = repetition.repeats.rhythm?.titled(titleWhereNew(form))
      else { return .meaning("one-time") }
      let often = rhythm.often + rhythm.origin
      guard let start = repetition.start, !form.isChanged(.due) else { return .meaning(often) }
      return .meaning(often + ", first on " + FriendlyDate(in: dates).day(start))
    } catch {
      return .problem(error.message)
    }
  }
}
