internal import RedoSync

/// News of a round, and the remote that it is with.
nonisolated struct SyncLetter: Sendable {
  enum News: Sendable {
    /// How far it has come.
    case progress(SyncProgress)
    /// What it came to.
    case outcome(SyncOutcome)
  }

  let remote: String
  let news: News
}
