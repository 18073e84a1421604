internal import Glibc

/// Whether the system lets the process have another thread.
///
/// Dispatch does not ask: where there is no memory for a stack, or there are threads enough, it tries
/// again each second without an end, and whoever hands work to it waits for that.
nonisolated enum ThreadRoom {
  /// Whether a thread that does nothing could be made just now.
  static var isThere: Bool {
    var thread = pthread_t()
    guard pthread_create(&thread, nil, { _ in nil }, nil) == 0 else { return false }
    pthread_join(thread, nil)
    return true
  }
}
