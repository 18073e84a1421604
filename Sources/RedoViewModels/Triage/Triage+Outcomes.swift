internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

extension Triage {
  /// Takes notice of what an intent came to that was run while the triage showed.
  mutating func take(_ report: IntentReport) {
    switch report.deed {
    case .added: break
    case .takenBack: isTakenBack = true
    case .undone: takeUndo(of: report)
    case .redone: takeRedo(of: report)
    default:
      undone = []
      let step = TriageStep(report: report, mark: nil)
      steps.append(step)
      isTakenBack = false
      if step.settlesTask, let current, report.tasks.map(\.id) == [current.id] { advance() }
    }
  }

  /// Undo takes back the taking back of all, then step after step.
  private mutating func takeUndo(of report: IntentReport) {
    if isTakenBack {
      isTakenBack = false
    } else if let last = steps.last, isSameTask(last, report) {
      steps.removeLast()
      undone.append(last)
      if let id = last.report.tasks.first?.id { go(to: id) }
    }
  }

  private mutating func takeRedo(of report: IntentReport) {
    guard let step = undone.last, isSameTask(step, report) else {
      // What was taken back last is then the taking back of all.
      isTakenBack = !steps.isEmpty && undone.isEmpty
      return
    }
    undone.removeLast()
    steps.append(TriageStep(report: step.report, mark: nil))
    if step.settlesTask, current?.id == step.report.tasks.first?.id { advance() }
  }

  private func isSameTask(_ step: TriageStep, _ report: IntentReport) -> Bool {
    step.report.tasks.map(\.id) == report.tasks.map(\.id)
  }

  /// Notes which intent of the log the latest step is, once the log has been read again.
  mutating func settle(_ projection: Projection, device: Author) {
    guard let last = steps.indices.last, steps[last].mark == nil else { return }
    steps[last].mark = IntentMark(latestOf: device, in: projection)
  }
}
