internal import CNcurses
internal import CTerminalRescue
internal import Glibc
public import RedoTerminal

/// The real terminal, by ncurses: it draws, and its description of the terminal names the keys.
///
/// Only one may exist at a time. Input is read and decoded here rather than by ncurses, so that
/// paste, mouse and hostile bytes are the decoder's alone.
public final class CursesTerminal: Terminal {
  /// The room there is now.
  public internal(set) var size: Size
  /// How many colours are shown.
  public let colorDepth: ColorDepth
  /// Which glyphs are shown, by the locale and the console.
  public let glyphs: GlyphSet
  /// What becomes of a text for the clipboard.
  public let clipboard: Clipboard
  /// Readable when input or a signal waits.
  public let inputDescriptor: Int32

  var decoder: InputDecoder
  var waiting: [InputEvent] = []
  var isHungUp = false
  var state = State.active

  /// What is on screen; nil when that is not known and everything must be sent.
  var shown: Canvas?
  /// What the cells on screen are drawn with, row by row.
  var shownAttributes: [[AttributeCache.Attributes]] = []
  var attributes: AttributeCache?
  var isCursorHidden = false
  /// Whether modes that no description names are worth a try: old terminals, which have no mouse,
  /// show the bytes of some of them as text.
  let knowsModes: Bool
  /// Whether the description is our own, by which ncurses leaves colours as they are.
  let leavesColors: Bool
  /// Whether links and a text for the clipboard may be sent.
  let takesStrings: Bool

  /// Who has the terminal.
  enum State {
    case active
    case lent
    case restored
  }

  /// Takes the terminal on standard input and output.
  ///
  /// - Throws: why it cannot be used, before anything on it was changed.
  public init() throws(CursesError) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      rescue_save_modes(STDIN_FILENO)
    else { throw .notATerminal }
    // A signal that came while the modes change and nobody catches it yet would leave them changed.
    rescue_hold_signals(true)
    defer { rescue_hold_signals(false) }
    setlocale(LC_CTYPE, "")
    var description = try TerminalDescription.chosen()
    let descriptor = rescue_watch(STDIN_FILENO)
    guard descriptor >= 0 else { throw .noDescriptors }
    inputDescriptor = descriptor
    rescue_let_writing_wait()
    rescue_hold_errors()
    let room = CursesTerminal.measured() ?? Size(columns: 80, rows: 24)
    guard description.start(in: room) else {
      rescue_release_errors()
      throw .typeUnknown(description.type)
    }
    colorDepth = description.startColors()
    leavesColors = description.entry != nil
    glyphs = TerminalDescription.glyphs(type: description.type)
    let isAnsi = nc_string("cup").map { String(cString: $0).hasPrefix("\u{1B}[") } ?? false
    knowsModes = isAnsi && nc_string("kmous") != nil
    takesStrings = description.takesStrings(knowsModes: knowsModes)
    clipboard = description.clipboard(takesStrings: takesStrings)
    decoder = InputDecoder(sequences: DescribedKeys.sequences())
    size = .zero
    raw()
    noecho()
    nonl()
    keypad(nc_screen(), true)
    typeahead(-1)
    nc_leave_cursor(false)
    arm()
    size = CursesTerminal.measured() ?? room
    resize_term(Int32(size.rows), Int32(size.columns))
    nc_redraw_all()
    send(enteringModes)
    if knowsModes {
      send(TerminalModes.askSynchronized)
    }
  }

  /// Sends a text for the clipboard, unless that is absent.
  public func copy(_ text: String) {
    if case .absent = clipboard { return }
    guard state == .active else { return }
    send("\u{1B}]52;c;\(Base64.text(of: Array(text.utf8)))\u{7}")
  }

  /// Rings the bell.
  public func ring() {
    guard state == .active else { return }
    send("\u{7}")
  }

  /// Ends the program as the signal behind an event would have.
  ///
  /// The status is 143 for `terminate`, 129 for `hangUp` and 130 for `interrupt`. Call it last, after
  /// `restore()`.
  public static func end(by event: InputEvent) -> Never {
    switch event {
    case .hangUp: rescue_die(SIGHUP)
    case .interrupt: rescue_die(SIGINT)
    default: rescue_die(SIGTERM)
    }
  }

  /// Readies what a crash writes, also in the middle of a frame: everything that is on, off.
  private func arm() {
    let resets = ["sgr0", "op", "cnorm", "rmkx", "rmcup"].compactMap { (name: String) in
      nc_string(name).map { TerminalDescription.withoutDelays(String(cString: $0)) }
    }
    let strings = takesStrings ? TerminalModes.endString + TerminalModes.endLink : ""
    let ending = knowsModes ? TerminalModes.endFrame + TerminalModes.leave : ""
    let style = cursorEnding + (leavesColors ? TerminalModes.endStyle : "")
    let plain = wholeRegionAfterCrash + resets.joined() + lastRowErasure
    let bytes = Array((strings + style + ending + plain).utf8)
    rescue_arm(bytes, bytes.count)
  }

  /// Empties the row with the cursor where there is no other screen to leave, as on a vt100: the next
  /// prompt stands in it.
  ///
  /// ncurses does so only where there are colours.
  var lastRowErasure: String {
    guard nc_string("rmcup") == nil, let erase = nc_string("el") else { return "" }
    return TerminalDescription.withoutDelays(String(cString: erase))
  }

  /// Has all rows scroll again after a frame that was cut off between setting some and all of them.
  private var wholeRegionAfterCrash: String {
    guard let region = nc_string("csr"), String(cString: region).hasPrefix("\u{1B}[") else {
      return ""
    }
    // Leaving the other screen gives the cursor back; where there is none, prompts go to the end.
    let hasOtherScreen = nc_string("rmcup") != nil
    return TerminalModes.wholeRegion + (hasOtherScreen ? "" : TerminalModes.lastRow)
  }

  /// Sends bytes past ncurses, which has nothing waiting between frames.
  func send(_ text: String) {
    let bytes = Array(text.utf8)
    rescue_send(bytes, bytes.count)
  }

  var enteringModes: String { knowsModes ? TerminalModes.enter : "" }
  var leavingModes: String {
    let style = cursorEnding + (leavesColors ? TerminalModes.endStyle : "")
    return knowsModes ? style + TerminalModes.leave + wholeRegion : style
  }
  /// Whether the cursor is given the theme's colour, since its own may be that of the theme's ground.
  var colorsCursor: Bool { takesStrings && colorDepth > .sixteen }
  private var cursorEnding: String { colorsCursor ? TerminalModes.endCursorColor : "" }
  /// Has all rows scroll again, of which ncurses knows the first ``most`` alone.
  private var wholeRegion: String {
    let rows = CursesTerminal.window()?.rows ?? 0
    return rows > CursesTerminal.most.rows ? TerminalModes.wholeRegion : ""
  }

  /// The most that is drawn, several times any real screen.
  ///
  /// What is beyond it in a larger terminal stays empty: its cells could take any amount of memory.
  private static let most = Size(columns: 1_000, rows: 500)

  /// The size that the system says, ``most`` at most; nil where it does not know.
  static func measured() -> Size? {
    window().map {
      Size(columns: min($0.columns, most.columns), rows: min($0.rows, most.rows))
    }
  }

  private static func window() -> Size? {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0,
      window.ws_row > 0
    else { return nil }
    return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }
}
