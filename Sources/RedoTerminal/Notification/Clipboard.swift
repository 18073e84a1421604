/// What becomes of a text for the clipboard (OSC 52), as far as that is known: no terminal says
/// whether it took one.
public enum Clipboard: Hashable, Sendable {
  /// It is sent to the terminal.
  case terminal
  /// It is sent to tmux, which takes it where `set-clipboard` is on, and passes it on.
  case tmux
  /// It is not sent: terminals of this type have no clipboard that programs reach.
  case absent(type: String)
}
