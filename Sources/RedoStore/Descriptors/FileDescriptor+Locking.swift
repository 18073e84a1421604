internal import Glibc

extension FileDescriptor {
  enum LockMode {
    /// Many readers.
    case shared
    /// One writer.
    case exclusive

    var operation: Int32 { self == .shared ? LOCK_SH : LOCK_EX }
  }

  /// Takes the lock, trying again until `patience`, counted from `start`, has run out.
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
    while calls.lock(number, mode.operation | LOCK_NB) != 0 {
      let code = errno
      switch code {
      case EINTR: continue
      case EWOULDBLOCK: break
      case ENOLCK, ENOSYS, EOPNOTSUPP, EINVAL: throw .lockUnsupported(path, code: code)
      default: throw .failed(.lock, path, code: code)
      }
      guard .now < deadline else {
        throw .lockIsHeld(path, process: LockHolder.process(holding: self), waited: patience)
      }
      if let heard = tell, .now >= start + LockWait.threshold {
        heard(LockWait(path: path, process: LockHolder.process(holding: self), patience: patience))
        tell = nil
      }
      usleep(LockWait.pause(after: attempts, waiting: .now - start))
      attempts += 1
    }
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
