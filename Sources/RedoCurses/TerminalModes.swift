/// The private modes that are on while the screen is ours.
enum TerminalModes {
  /// Mouse presses and the wheel, in the form without a limit of columns; bracketed paste; focus.
  static let enter = "\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?1004h"

  /// Turns off what ``enter`` turns on, in the opposite order, and any mode of the mouse that
  /// others may have left on.
  static let leave =
    "\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l"

  /// Ends every attribute and colour (SGR): our descriptions leave the colours of the last frame, and
  /// have nothing that ends all.
  static let endStyle = "\u{1B}[m"

  /// Every row scrolls (DECSTBM in xterm's ctlseqs); the cursor is in the first one then.
  static let wholeRegion = "\u{1B}[r"
  /// Puts the cursor to the start of the last row, however many there are.
  static let lastRow = "\u{1B}[9999;1H"

  /// Ends a string that was cut off (ST).
  static let endString = "\u{1B}\\"
  /// Ends a link (OSC 8).
  static let endLink = "\u{1B}]8;;\u{1B}\\"

  /// Gives the cursor a colour, written as `#RRGGBB` (OSC 12).
  static func cursorColor(_ hex: String) -> String { "\u{1B}]12;\(hex)\u{1B}\\" }
  /// Gives the cursor the terminal's own colour (OSC 112).
  static let endCursorColor = "\u{1B}]112\u{1B}\\"

  /// Asks whether synchronized updates are known.
  static let askSynchronized = "\u{1B}[?2026$p"
  /// What follows is shown at once when it is complete.
  static let beginFrame = "\u{1B}[?2026h"
  /// The frame is complete.
  static let endFrame = "\u{1B}[?2026l"
}
