internal import RedoSync

/// A round's outcome, and the remote it was with.
nonisolated struct SyncLetter: Sendable {
  let remote: String
  let outcome: SyncOutcome
}
