internal import RedoTerminal

/// How the full screen, or the loop of `redo --linear`, ended.
enum Ending: Equatable {
  /// The user left.
  case quit
  /// A signal asked the program to end; it ends by the same signal once all is in order.
  case signal(InputEvent)
  /// What is said line by line can be written no more, for the reason that the system gave.
  case unheard(reason: String)
}
