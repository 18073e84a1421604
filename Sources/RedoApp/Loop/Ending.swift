internal import RedoTerminal

/// How the full screen, or the loop of `redo --linear`, ended.
enum Ending: Equatable {
  /// The user left.
  case quit
  /// A signal asked the program to end; it ends by the same signal once all is in order.
  case signal(InputEvent)
}
