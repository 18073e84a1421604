/// What became of the part of a log that was verified on this device before.
public enum OldPartFault: Hashable, Sendable {
  /// The log is shorter now; it had so many lines then.
  case shortened(lines: Int)
  /// It holds something else now.
  case changed

  /// The fault of a log that has so many lines now: one that has no fewer than then was changed,
  /// not shortened.
  public func told(ofLineCount lineCount: Int) -> OldPartFault {
    if case .shortened(let lines) = self, lineCount >= lines { .changed } else { self }
  }

  /// The fault in one word, for other programs.
  var word: String {
    switch self {
    case .shortened: "shortened"
    case .changed: "changed"
    }
  }

  /// What happened to a log that has so many lines now, and what to do next, without a full stop.
  func words(lineCount: Int) -> String {
    let happened =
      switch self {
      case .shortened(let lines):
        "the log had \(lines) lines when it was last verified and has \(lineCount) now"
      case .changed: "the log's old part has changed since it was last verified"
      }
    return happened + "; put it back from a backup, or `redo verify --repair` takes it as it is"
  }
}
