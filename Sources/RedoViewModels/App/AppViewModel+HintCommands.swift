internal import RedoTerminal

/// Which commands are worth a hint.
extension AppViewModel {
  /// The commands worth a hint as things are, the most useful first; a row shows those that do
  /// something now, as many as fit.
  public var hintCommands: [Command] {
    let first = firstHints
    return first + context.hintCommands.filter { !first.contains($0) }
  }

  /// The commands that come before all others as long as something goes on.
  private var firstHints: [Command] {
    if isMovingTask { return [.open, .back, .moveLeft, .moveRight, .moveUp, .moveDown] }
    if travel != nil { return [.back, .stepBack, .stepForward] }
    if context == .settling, settlingGoesOn { return [.accept, .pageDown] }
    // The screen names the key that begins.
    if context == .activity, activity.count == 0, !activity.isNarrowed { return [.quickAdd] }
    if context == .plan, hidesPlanColumn { return [.pickForToday, .deferToTomorrow, .nextPane] }
    let back: [Command] = hidesNotice || isApart && context == .detail ? [.back] : []
    return back + (isApart ? [.settle] : [])
  }

  /// Whether a notice is told that going back takes away, which nothing else tells.
  public var hidesNotice: Bool {
    context == .list && message == nil && !board.notices.isEmpty && backStep == .quiet
  }

  /// Whether there is room for one column of the plan alone: only the key tells of the other then.
  private var hidesPlanColumn: Bool {
    PlanLayout(room: layout.body.size, focus: .today).suggestions.isEmpty
  }
}
