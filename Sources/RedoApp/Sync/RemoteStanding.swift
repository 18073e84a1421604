internal import RedoStore
internal import RedoSync

/// How syncing with one remote stands while the screen shows, beyond what is kept on the disk.
struct RemoteStanding {
  /// Where its rounds run: one that never comes back is in no other remote's way there.
  let queue = SyncQueue()
  /// When its rounds are due.
  var schedule = SyncSchedule(at: .now)
  /// What its last round came to that is worth saying; nil where nothing is.
  var note: String?
  /// Whether the user asked to sync with it now, whatever is usual.
  var isAsked = false
  /// Why what its last round brought could not be written; nil where it was.
  var trouble: StoreError?
  /// How far the round has come that runs now, with what earlier ones of the same reading brought.
  private(set) var progress = SyncProgress()
  /// How much came in the rounds of the same reading that are over.
  private var cameBefore = 0
  /// When the round that runs began, or was last heard of.
  private var lastSign = ContinuousClock.now

  /// For so long a round that gives no sign keeps other remotes waiting.
  private static let silence = Duration.seconds(5)
  /// No disk that is well gives no sign for so long.
  private static let longestSilence = Duration.seconds(60)

  /// Until when the round that runs keeps other remotes waiting; nil where none runs, or one that only
  /// sends by now: it brings nothing that need not come from them, and may go on for long.
  var heldUntil: ContinuousClock.Instant? {
    schedule.isRunning && progress.toSend == 0 ? lastSign + Self.silence : nil
  }

  /// Whether the round that runs has given no sign for longer than any disk that is well.
  func isSilent(at now: ContinuousClock.Instant) -> Bool {
    schedule.isRunning && now - lastSign >= Self.longestSilence
  }

  /// A round starts.
  mutating func begin() {
    schedule.begin()
    lastSign = .now
  }

  /// Takes in how far the round has come that runs.
  mutating func take(_ news: SyncProgress) {
    progress = news.behind(cameBefore)
    lastSign = .now
  }

  /// A round brought so many, and was the last of its reading or was not.
  mutating func add(_ count: Int, isOver: Bool) {
    cameBefore = isOver ? 0 : cameBefore + count
    progress = SyncProgress(received: cameBefore)
  }
}
