internal import Glibc
internal import RedoCommandLine

/// A notification that the desktop shows, through `notify-send`.
struct DesktopNotice {
  /// What became of one.
  enum Answer {
    /// It could not be shown.
    case failed
    /// It was shown, and nobody pressed a button.
    case unanswered
    /// A button was pressed.
    case pressed(NoticeAction)
  }

  private let process: ChildProcess

  /// How long showing one may take.
  static let limit = Duration.seconds(5)
  /// How often it is looked whether it failed, in microseconds.
  private static let glance: UInt32 = 20_000

  /// Shows a notice, with buttons where they are to work for a while.
  init(_ notice: ReminderNotice, hasButtons: Bool) throws(SystemFailure) {
    process = try ChildProcess(
      Self.words(for: notice, hasButtons: hasButtons).map { Array($0.utf8) })
  }

  /// The command line: what is no option stands behind `--`, whatever a title begins with.
  static func words(for notice: ReminderNotice, hasButtons: Bool) -> [String] {
    let buttons =
      hasButtons && notice.occurrence != nil
      ? NoticeAction.allCases.map { "--action=\($0.rawValue)=\($0.label)" } : []
    return ["notify-send", "--app-name=Redo", "--icon=alarm-symbolic"] + buttons
      + ["--", notice.summary, markup(notice.body)]
  }

  /// Text in which nothing is markup to a desktop, nor an escape to `notify-send`.
  private static func markup(_ text: String) -> String {
    MarkupText.plain(text).unicodeScalars.map { $0 == "\\" ? "\\\\" : String($0) }.joined()
  }

  /// Whether it is shown by a moment, or still is to have a button pressed.
  func isShown(by deadline: ContinuousClock.Instant) -> Bool {
    while true {
      if let ending = process.look() { return ending == .ended(.exited(0)) }
      guard .now < deadline else { return true }
      usleep(Self.glance)
    }
  }

  /// What became of it by a moment.
  func answer(by deadline: ContinuousClock.Instant, isPatient: Bool) -> Answer {
    switch process.wait(until: deadline) {
    case .ended(.exited(0)):
      let word = String(decoding: process.output, as: UTF8.self).split(separator: "\n").first
      return word.flatMap { NoticeAction(rawValue: String($0)) }.map { .pressed($0) } ?? .unanswered
    // It was still there to be pressed when the time was over.
    case .timedOut where isPatient: return .unanswered
    case .ended, .timedOut, .lost: return .failed
    }
  }
}
