internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

extension Triage {
  /// Takes notice of what an intent came to that was run while the triage showed.
  mutating func take(_ report: IntentReport) {
    switch report.deed {
    case .added: break
    case .undone, .redone: turned = report
    default:
      let step = TriageStep(report: report)
      written.append(step)
      goOn(from: step)
    }
  }

  private mutating func goOn(from step: TriageStep) {
    if step.settlesTask, let current, step.ids == [current] { advance() }
  }

  /// Takes what the log amounts to, once it has been read again; the undo or redo that was run here is
  /// told by it anew where it was of the taking back of all.
  mutating func absorb(
    _ projection: Projection, device: Author, dates: DateContext
  ) -> IntentReport? {
    markLatestStep(in: projection, device: device, dates: dates)
    let fates = IntentFates(of: written.compactMap(\.mark), by: device, in: projection)
    let earlier = undone
    undone = fates.undone
    let report = turned
    turned = nil
    let steps = report == nil ? [] : follow(since: earlier)
    // The taking back of all has changed everything back, which is no news.
    if !isTakenBack { changedBack = fates.tasksChangedBack(since: run.compactMap(\.mark)) }
    guard steps.count == 1, steps[0].isTakeBack else { return nil }
    return report?.retold(by: steps[0].report)
  }

  /// Goes back to the task of what was undone here, and on from what was done again, and gives those
  /// steps; what another program undid leads nowhere, since nobody here asked to go back.
  private mutating func follow(since earlier: Set<IntentMark>) -> [TriageStep] {
    var steps: [TriageStep] = []
    for step in written {
      guard let mark = step.mark, undone.contains(mark) != earlier.contains(mark) else { continue }
      steps.append(step)
      if !undone.contains(mark) {
        goOn(from: step)
      } else if !step.isTakeBack, let id = step.report.tasks.first?.id {
        go(to: id)
      }
    }
    return steps
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
