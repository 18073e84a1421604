internal import RedoTasks

extension AppViewModel {
  /// What a command does, as help puts it where it is meant now.
  public func summary(of command: Command) -> String {
    guard command == .dismiss, !isHelpWhole else { return command.summary }
    switch underHelp {
    case .form: return Self.leavingKeeps
    case .prompt(let prompt): return leavingWords(of: prompt) ?? command.summary
    default: return command.summary
    }
  }

  private static let leavingKeeps = "Leave; what was typed is kept"

  /// What leaving a line does; nil where it just writes nothing.
  private func leavingWords(of prompt: Prompt) -> String? {
    switch prompt.purpose {
    case _ where UnwrittenText.Place(prompt.purpose) != nil: Self.leavingKeeps
    case .errand, .note: Self.leavingKeeps
    case .find where prompt.refusal == nil: "Leave; everything is listed again"
    case .find, .filter: "Leave; the filter stays as it was"
    case .findChanges: "Leave; every change is listed again"
    default: nil
    }
  }

  /// One word, or two, for a hint of a command as it is meant now.
  public func hint(of command: Command) -> String {
    if command == .toggleWeek, calendar.span == .week { return "month" }
    if isMovingTask { return command.movingHint ?? command.hint }
    if command == .archive, bringsBack { return "bring back" }
    if command == .back, hidesNotice { return "hide" }
    if command == .dismiss, case .labels(let chooser) = overlay, chooser.isCombined {
      return "close"
    }
    if command == .showAllKeys, isHelpWhole { return "keys here" }
    if command == .pageDown, context == .settling { return "more" }
    if command == .enlarge, analytics.isEnlarged { return "smaller" }
    if command == .previousTask, let triage, triage.isOver { return triage.returnHint }
    if command == .openPart, hasSelectedStep { return Command.toggleStep.hint }
    guard screenContext == .settings, overlay == nil else { return command.hint }
    return settingsScreen.hint(of: command) ?? command.hint
  }

  /// Whether archiving brings back what it acts on, all of which is away.
  private var bringsBack: Bool {
    guard let projection else { return false }
    let places = targetPlaces
    return !places.isEmpty && places.allSatisfy { projection.tasks[$0].isArchived }
  }
}
