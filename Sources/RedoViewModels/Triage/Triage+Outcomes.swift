internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

extension Triage {
  /// Takes notice of what an intent came to that was run while the triage showed.
  mutating func take(_ report: IntentReport) {
    switch report.deed {
    case .added: break
    case .undone, .redone: turn = report
    default:
      undone = []
      take(TriageStep(report: report, mark: nil))
    }
  }

  private mutating func take(_ step: TriageStep) {
    written.append(step)
    if step.settlesTask, let current, step.ids == [current] { advance() }
  }

  /// Takes what the log amounts to, once it has been read again after an intent.
  mutating func absorb(_ projection: Projection, device: Author, dates: DateContext) {
    takeTurn(in: projection, device: device)
    takeUndosElsewhere(in: projection, device: device)
    markLatestStep(in: projection, device: device, dates: dates)
  }

  /// What was undone or done again may have been written before the triage, or beside it: the log
  /// tells whether it was the step.
  private mutating func takeTurn(in projection: Projection, device: Author) {
    guard let report = turn else { return }
    turn = nil
    let isUndo = if case .undone = report.deed { true } else { false }
    guard let last = isUndo ? written.last : undone.last,
      last.ids == Set(report.tasks.map(\.id)),
      last.mark.map({ $0.isUndone(by: device, in: projection) == isUndo }) ?? true
    else { return }
    if isUndo { takeUndo(of: last) } else { takeRedo(of: last) }
  }

  private mutating func takeUndo(of last: TriageStep) {
    written.removeLast()
    undone.append(last)
    if !last.isTakeBack, let id = last.report.tasks.first?.id { go(to: id) }
  }

  /// Another program on this device can undo steps, too; what shows stays, since nobody here asked to
  /// go back.
  private mutating func takeUndosElsewhere(in projection: Projection, device: Author) {
    while let last = written.last, last.mark?.isUndone(by: device, in: projection) == true {
      undone.append(written.removeLast())
    }
  }

  private mutating func takeRedo(of last: TriageStep) {
    undone.removeLast()
    // What the log has now says that it was done again, not what was done.
    take(TriageStep(report: last.report, mark: nil, detail: last.detail))
  }

  /// Notes which intent of the log the latest step is, once the log has been read again.
  private mutating func markLatestStep(
    in projection: Projection, device: Author, dates: DateContext
  ) {
    guard let last = written.indices.last, written[last].mark == nil else { return }
    written[last].mark = IntentMark(latestOf: device, in: projection)
    guard written[last].detail == nil, case .edited = written[last].report.deed,
      let id = written[last].report.tasks.first?.id,
      let head = projection[id].flatMap({ projection.heads(of: $0).last })
    else { return }
    // What takes a date away writes other changes again behind it.
    let lead = projection.graph.lead(of: projection.graph.deed(of: head))
    written[last].detail = ChangeWords(of: projection, dates).deed(of: lead)
  }
}
