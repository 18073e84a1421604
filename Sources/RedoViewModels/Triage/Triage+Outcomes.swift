internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

extension Triage {
  /// Takes notice of what an intent came to that was run while the triage showed.
  mutating func take(_ report: IntentReport) {
    switch report.deed {
    case .added: break
    case .undone: takeUndo(of: report)
    case .redone: takeRedo(of: report)
    default:
      undone = []
      take(TriageStep(report: report, mark: nil))
    }
  }

  private mutating func take(_ step: TriageStep) {
    written.append(step)
    if step.settlesTask, let current, step.ids == [current] { advance() }
  }

  /// What undo took back may have been written before the triage, or beside it.
  private mutating func takeUndo(of report: IntentReport) {
    guard let last = written.last, last.ids == Set(report.tasks.map(\.id)) else { return }
    written.removeLast()
    undone.append(last)
    if !last.isTakeBack, let id = last.report.tasks.first?.id { go(to: id) }
  }

  private mutating func takeRedo(of report: IntentReport) {
    guard let last = undone.last, last.ids == Set(report.tasks.map(\.id)) else { return }
    undone.removeLast()
    take(TriageStep(report: last.report, mark: nil))
  }

  /// Notes which intent of the log the latest step is, once the log has been read again.
  mutating func settle(_ projection: Projection, device: Author, dates: DateContext) {
    guard let last = written.indices.last, written[last].mark == nil else { return }
    written[last].mark = IntentMark(latestOf: device, in: projection)
    guard case .edited = written[last].report.deed, let id = written[last].report.tasks.first?.id,
      let head = projection[id].flatMap({ projection.heads(of: $0).last })
    else { return }
    // What takes a date away writes other changes again behind it.
    let lead = projection.graph.lead(of: projection.graph.deed(of: head))
    written[last].detail = ChangeWords(of: projection, dates).deed(of: lead)
  }
}
