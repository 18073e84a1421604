internal import RedoSync

/// A line on standard error that tells how far a long transfer has come, where that is a terminal.
struct ProgressLine {
  /// What is over within a moment is not worth a line that comes and goes.
  private static let patience = Duration.milliseconds(300)

  private let start = ContinuousClock.now
  private var isShown = false

  /// A line that is not there yet; nil where standard error is no terminal for one.
  init?(term: String) {
    guard ProgressBar.isWelcome(on: term) else { return nil }
  }

  /// Puts a line in the place of the one that stands there.
  mutating func show(_ progress: SyncProgress, with remote: String) {
    guard .now - start > Self.patience else { return }
    isShown = true
    StandardStreams.writeError("\r" + remote + "  " + Self.words(progress) + "\u{1B}[K")
  }

  /// Takes the line away.
  mutating func clear() {
    if isShown { StandardStreams.writeError("\r\u{1B}[K") }
    isShown = false
  }

  /// How far it is: what came, or how much of what waits is sent.
  static func words(_ progress: SyncProgress) -> String {
    guard progress.toSend > 0 else { return "\(progress.received) received" }
    let bar = ProgressBar.bar(progress.sent, of: progress.toSend)
    return "\(bar) \(progress.sent) of \(progress.toSend) sent"
  }
}
