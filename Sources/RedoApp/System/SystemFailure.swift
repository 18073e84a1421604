internal import Glibc

/// Why the system did not go along, as an `errno`.
nonisolated struct SystemFailure: Error {
  let code: Int32

  /// What the system calls it.
  var reason: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}
