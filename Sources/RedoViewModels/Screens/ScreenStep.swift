public import RedoIntents
public import RedoProtocol

/// What the app is to do after a screen took a command.
public enum ScreenStep: Equatable, Sendable {
  /// Nothing more.
  case stay
  /// Plan, sign and append an intent.
  case run(Intent)
  /// Show a task with the others of the list.
  case open(TaskID)
  /// Hand a text to the clipboard, and say which.
  case copy(String, called: String)
  /// Say something on the last row.
  case say(Message.Kind, Clause)
  /// Tell again what is wrong, a sentence each.
  case tell([String])
  /// Lay something over the screen.
  case ask(Overlay)
  /// Open the line for a file to write everything into.
  case export
  /// Open a line.
  case prompt(Prompt.Purpose)
  /// Show the list narrowed to a filter line.
  case list(String)
  /// Show another screen.
  case show(ScreenName)
  /// Do what a command means, as its key does.
  case perform(Command)
  /// Have the shell do something.
  case carryOut(Effect)
}
