/// What comes from the terminal.
public enum InputEvent: Hashable, Sendable {
  /// A key press.
  case key(Key)
  /// Something done with the mouse.
  case mouse(MouseEvent)
  /// Pasted text, a mebibyte at most, as it came: sanitise before drawing.
  case paste(String)
  /// The terminal got the focus or lost it.
  case focus(Bool)
  /// The terminal has another size now.
  case resize(Size)
  /// The program came back after it was stopped; everything on screen must be drawn again.
  case resumed
  /// The user asked to stop the program for a while (Ctrl-Z by signal).
  case stop
  /// Ctrl-C by signal.
  case interrupt
  /// The program is asked to end (SIGTERM); finish what is being written, then leave.
  case terminate
  /// The terminal is gone; finish what is being written, then leave.
  case hangUp
}
