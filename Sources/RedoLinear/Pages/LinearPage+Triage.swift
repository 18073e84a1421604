internal import RedoIntents
internal import RedoViewModels

extension LinearPage {
  /// One task and what may become of it.
  mutating func read(_ triage: Triage) {
    say("Triage of \(triage.source.words), task \(triage.position + 1) of \(triage.queue.count):")
    guard let card = triage.card else {
      say("“\(triage.goneTitle ?? "")” is deleted.")
      offer("Go on", does: .skipTask, name: "skip")
      offer("The task before", does: .previousTask, name: "previous")
      return
    }
    say(LinearMessage.ended(card.title))
    for line in card.lines {
      let text = DetailSentence.text(of: line)
      if !text.allSatisfy(\.isWhitespace) { say(text) }
    }
    offer("Done", does: .complete)
    for later in card.later where !later.day.isEmpty {
      offer("\(later.command.summary), to \(later.day)", does: later.command)
    }
    let others: [(String, Command)] = [
      ("Another date", .snooze), ("Priority", .setPriority), ("Due", .setDue),
      ("Archive", .archive), ("Delete", .delete), ("Edit", .editTitle),
      ("Skip it", .skipTask), ("The task before", .previousTask),
    ]
    for (words, command) in others { offer(words, does: command, name: command.hint) }
  }

  /// What a triage came to.
  mutating func readEnd(of triage: Triage, _ viewModel: AppViewModel) {
    say(triage.headline + ".")
    if !triage.isTakenBack { readSteps(of: triage, viewModel) }
    offer("Close", does: .back)
    if !triage.steps.isEmpty {
      if triage.isTakenBack {
        offer("Bring all of it back", does: .undo)
      } else {
        offer(Command.takeBackRun.summary, does: .takeBackRun)
      }
    }
    if !triage.queue.isEmpty { offer(triage.returnSummary, does: .previousTask) }
  }

  /// What was done, counted and one by one.
  private mutating func readSteps(of triage: Triage, _ viewModel: AppViewModel) {
    let counts = triage.counts.map { "\($0.count) \($0.word)" }
    if !counts.isEmpty { say(counts.joined(separator: ", ") + ".") }
    let friendly = FriendlyDate(in: viewModel.dates)
    for step in triage.steps { say(step.words(in: friendly)) }
  }
}
