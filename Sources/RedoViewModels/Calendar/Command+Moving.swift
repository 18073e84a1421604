extension Command {
  /// The hint while a task is being moved to another day; nil for what is no part of moving it.
  var movingHint: String? {
    switch self {
    case .open: "move here"
    case .back: "leave it"
    case .moveLeft: "left"
    case .moveRight: "right"
    case .moveUp, .moveDown, .moveToTop, .moveToBottom, .pageUp, .pageDown, .goToToday,
      .toggleWeek, .showHelp:
      hint
    default: nil
    }
  }
}
