internal import RedoStore
internal import RedoSync

/// How syncing with one remote stands while the screen shows, beyond what is kept on the disk.
struct RemoteStanding {
  /// When its rounds are due.
  var schedule = SyncSchedule(at: .now)
  /// What its last round came to that is worth saying; nil where nothing is.
  var note: String?
  /// Whether the user asked to sync with it now, whatever is usual.
  var isAsked = false
  /// Why what its last round brought could not be written; nil where it was.
  var trouble: StoreError?
}
