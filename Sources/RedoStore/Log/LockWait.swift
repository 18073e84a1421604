/// A wait for the log's lock that has become long enough to wonder about.
public struct LockWait: Sendable {
  /// What is locked.
  let path: FilePath
  /// Who holds the lock; nil where the system does not tell.
  let process: Int32?
  /// How long is waited in all before the lock is given up.
  let patience: Duration

  /// A shorter wait is nobody's concern.
  static let threshold = Duration.seconds(1)

  /// How long to wait before the lock is asked for again, in microseconds.
  ///
  /// Ever longer, so that a crowd leaves the processor to whoever holds the lock; but one that others
  /// have passed by for 5 seconds asks ten times as often as they do.
  static func pause(after attempts: Int, waiting waited: Duration) -> UInt32 {
    waited < .seconds(5) ? min(100 << UInt32(min(attempts, 6)), 5_000) : 500
  }

  /// What is waited for, in a sentence.
  public var message: String {
    "\(path) is locked by \(LockHolder.name(of: process)); waiting for up to "
      + "\(patience.components.seconds) s."
  }
}
