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

  /// How long the lock is asked for again and again before a wait stands in line for it.
  ///
  /// Most locks are given back within milliseconds, and who asks again leaves the processor to the holder
  /// meanwhile: a line of all who come would make each hand the lock to one that has to be woken first.
  /// But who only asks can be passed by for ever.
  static let asking = Duration.milliseconds(100)

  /// How long a wait stands in line before it asks for itself again: where another machine hands out the
  /// locks, the system asks for them ever less often.
  static let turn = Duration.milliseconds(250)

  /// How long to wait before the lock is asked for again, in microseconds.
  static func pause(after attempts: Int) -> UInt32 {
    min(100 << UInt32(min(attempts, 6)), 5_000)
  }

  /// What is waited for, in a sentence.
  public var message: String {
    "\(path) is locked by \(LockHolder.name(of: process)); waiting for up to "
      + "\(patience.components.seconds) s."
  }
}
