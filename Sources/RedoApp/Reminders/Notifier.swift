internal import Glibc
internal import RedoCommandLine
internal import RedoProtocol
internal import RedoTerminal

/// Shows notices: on the desktop, or where that cannot be, in the terminal.
struct Notifier {
  /// How a terminal is told.
  let manner: TerminalNotification
  /// Whether tmux stands between.
  let isInTmux: Bool
  /// The present moment.
  let now: () -> Instant

  /// How long it is looked whether the desktop takes notices that are to be waited for.
  private static let settling = Duration.seconds(1)

  /// Shows them all at once and waits for what is done with them; so many seconds where they have
  /// buttons.
  ///
  /// `told` hears which are shown, and does so before somebody presses a button: what else tells of
  /// them looks within the minute.
  func show(
    _ notices: [ReminderNotice], patience: Int, told: ([ReminderNotice]) -> Void
  ) -> [NoticeBatch.Ending] {
    let isPatient = patience > 0
    let limit = isPatient ? Duration.seconds(patience) : DesktopNotice.limit
    let deadline = ContinuousClock.now + limit
    let shown = notices.map { notice in
      try? DesktopNotice(notice, hasButtons: isPatient)
    }
    if isPatient {
      let settled = ContinuousClock.now + Self.settling
      told(zip(notices, shown).filter { $1?.isShown(by: settled) == true }.map(\.0))
    }
    let endings = zip(notices, shown).map { notice, desktop -> NoticeBatch.Ending in
      switch desktop?.answer(by: deadline, isPatient: isPatient) ?? .failed {
      case .failed: tellTerminal(notice)
      case .unanswered: .shown
      case .pressed(let action): .chosen(action, at: now())
      }
    }
    told(zip(notices, endings).filter { !$1.isFailure }.map(\.0))
    return endings
  }

  private func tellTerminal(_ notice: ReminderNotice) -> NoticeBatch.Ending {
    let terminal = open("/dev/tty", O_WRONLY | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else {
      return .failed(
        "nothing can be shown: notify-send does not work here, and there is no terminal; "
          + "install libnotify-bin and run it in a desktop session")
    }
    defer { close(terminal) }
    let bytes = StandardStreams.suiting(
      manner.bytes(title: notice.summary, body: notice.body, isWrapped: isInTmux), on: terminal)
    let count = bytes.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
    return count == bytes.count
      ? .shown
      : .failed("the terminal takes no notification; set notify = bell, or install notify-send")
  }
}
