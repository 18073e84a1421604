internal import Glibc

/// A pipe that no other program inherits; who makes it closes its ends.
nonisolated struct PrivatePipe {
  /// What is read.
  let start: Int32
  /// What is written to.
  let end: Int32

  init() throws(SystemFailure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemFailure(code: errno) }
    for descriptor in ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    (start, end) = (ends[0], ends[1])
  }
}
