internal import Glibc

extension FileDescriptor {
  enum LockMode {
    /// Many readers.
    case shared
    /// One writer.
    case exclusive

    var operation: Int32 { self == .shared ? LOCK_SH : LOCK_EX }
  }

  /// Takes the lock, asking again and then in line for it until `patience`, counted from `start`, has run
  /// out.
  ///
  /// The system drops it with the descriptor, so a dead process never holds one. `tell` hears once of
  /// a wait that lasts.
  func lock(
    _ mode: LockMode, patience: Duration, since start: ContinuousClock.Instant = .now,
    telling tell: ((LockWait) -> Void)? = nil
  ) throws(StoreError) {
    let deadline = start + patience
    var tell = tell
    var attempts = 0
    while try !isTaken({ calls.lock(number, mode.operation | LOCK_NB) }) {
      let now = ContinuousClock.now
      guard now < deadline else {
        throw .lockIsHeld(path, process: LockHolder.process(holding: self), waited: patience)
      }
      if let heard = tell, now >= start + LockWait.threshold {
        heard(LockWait(path: path, process: LockHolder.process(holding: self), patience: patience))
        tell = nil
      }
      guard now >= start + LockWait.asking else {
        usleep(LockWait.pause(after: attempts))
        attempts += 1
        continue
      }
      let wait = Int64(min(deadline - now, LockWait.turn) / .nanoseconds(1))
      if try isTaken({ calls.queueForLock(number, mode.operation, wait) }) { return }
    }
  }

  /// Whether a call for the lock takes it; throws where none ever will.
  private func isTaken(_ call: () -> Int32) throws(StoreError) -> Bool {
    while call() != 0 {
      let code = errno
      switch code {
      case EINTR: continue
      case EWOULDBLOCK: return false
      case ENOLCK, ENOSYS, EOPNOTSUPP, EINVAL: throw .lockUnsupported(path, code: code)
      default: throw .failed(.lock, path, code: code)
      }
    }
    return true
  }

  /// Gives the lock back before the descriptor is closed; whether that worked out.
  ///
  /// A descriptor that could not be unlocked must be closed, or its owner locks itself out.
  func unlock() -> Bool {
    while calls.lock(number, LOCK_UN) != 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }
}
