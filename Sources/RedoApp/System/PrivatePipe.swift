internal import Glibc
internal import Synchronization

/// A pipe that no other program inherits; who makes it closes its ends.
///
/// POSIX, as far as which Swift sees glibc, keeps its ends to this program only once they are there:
/// what is started in between would have them.
nonisolated struct PrivatePipe {
  /// What is read.
  let start: Int32
  /// What is written to.
  let end: Int32

  private static let making = Mutex(())

  init() throws(SystemFailure) {
    var ends: [Int32] = [-1, -1]
    let code = Self.making.withLock { _ -> Int32 in
      guard pipe(&ends) == 0 else { return errno }
      for descriptor in ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
      return 0
    }
    guard code == 0 else { throw SystemFailure(code: code) }
    (start, end) = (ends[0], ends[1])
  }

  /// Starts another program while no pipe is being made; what that came to.
  static func whileNoneIsMade(_ start: () -> Int32) -> Int32 {
    making.withLock { _ in start() }
  }
}
