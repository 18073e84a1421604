internal import CNcurses
internal import CTerminalRescue
internal import Glibc
internal import RedoTerminal

extension CursesTerminal {
  /// Gives the terminal back for a while; signals of its keys are then the child's.
  public func suspend() {
    guard state == .active else { return }
    giveBack()
    rescue_lend(true)
    state = .lent
  }

  /// Takes the terminal again; the next canvas is drawn whole.
  public func resume() {
    guard state == .lent else { return }
    rescue_lend(false)
    takeForeground()
  }

  /// Stops the program and its group as Ctrl-Z does; returns once it was continued.
  ///
  /// Where it is to end instead of going on, the terminal stays given back: whoever has it meanwhile
  /// would stop the program once more.
  public func stop() {
    guard state == .active else { return }
    giveBack()
    state = .lent
    rescue_stop_now()
    takeForeground()
  }

  /// Gives the terminal back for good, as it was found.
  ///
  /// Doing so twice is harmless.
  public func restore() {
    guard state != .restored else { return }
    if state == .active {
      giveBack()
    }
    state = .restored
    rescue_disarm()
  }

  /// Takes the terminal once it is this program's; where it is to end instead, it stays given back.
  private func takeForeground() {
    guard rescue_await_foreground() else { return }
    state = .active
    rescue_hold_errors()
    takeAgain()
    noteSize()
  }

  /// Leaves the alternate screen with every mode as it was found.
  private func giveBack() {
    rescue_allow_background(true)
    send(leavingModes)
    // Whoever has the terminal now may have given it other modes, which stay as they are.
    if rescue_is_in_background() { def_shell_mode() }
    endwin()
    send(lastRowErasure)
    rescue_restore_modes()
    rescue_release_errors()
    rescue_allow_background(false)
  }

  /// Sets the modes again, which another program may have changed, and forgets what was on screen.
  func takeAgain() {
    rescue_let_writing_wait()
    reset_prog_mode()
    nc_redraw_all()
    send(enteringModes)
    showCursor()
    shown = nil
  }

  /// Shows the cursor, which another program that was killed may have hidden: ncurses sends nothing
  /// where it showed it last itself.
  private func showCursor() {
    curs_set(0)
    curs_set(1)
    isCursorHidden = false
  }

  /// Looks at the size, since a change while the program was stopped is told to no one.
  func noteSize() {
    guard let now = CursesTerminal.measured(), now != size else { return }
    size = now
    resize_term(Int32(now.rows), Int32(now.columns))
    nc_redraw_all()
    shown = nil
    waiting.removeAll { event in
      if case .resize = event { true } else { false }
    }
    waiting.append(.resize(now))
  }
}
