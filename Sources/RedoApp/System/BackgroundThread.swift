internal import Glibc
internal import Synchronization

/// A thread that is there at once or not at all.
///
/// Dispatch does not say that there is none: where the system has no memory for a stack, or counts threads
/// enough, it tries again each second without an end, and whoever hands work to it waits for that.
nonisolated struct BackgroundThread {
  /// What a thread does; its only reference goes with it.
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// What a thread found out.
  private final class Answer: Sendable {
    let isYes = Mutex(false)
  }

  private let thread: pthread_t

  /// Begins to run `body` beside what goes on here; nil where the system gives no thread, and nothing of it
  /// runs.
  init?(_ body: @escaping @Sendable () -> Void) {
    var thread = pthread_t()
    let work = Unmanaged.passRetained(Work(body))
    var before = Self.holdSignals()
    let fault = pthread_create(
      &thread, nil,
      { work in
        if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    pthread_sigmask(SIG_SETMASK, &before, nil)
    guard fault == 0 else {
      work.release()
      return nil
    }
    self.thread = thread
  }

  /// Whether the system would give so many threads at once just now, for work that is handed to Dispatch.
  static func hasRoom(for count: Int) -> Bool {
    guard count > 0 else { return true }
    let answer = Answer()
    // Each waits for the next one, so that all are there at once.
    let thread = BackgroundThread { answer.isYes.withLock { $0 = hasRoom(for: count - 1) } }
    thread?.join()
    return answer.isYes.withLock { $0 }
  }

  /// Holds back all signals but those that a thread brings upon itself, for a thread that inherits this: they
  /// are to wake the one that waits for them; what was held before.
  private static func holdSignals() -> sigset_t {
    var held = sigset_t()
    var before = sigset_t()
    sigfillset(&held)
    for own in [SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGPIPE, SIGPROF] {
      sigdelset(&held, own)
    }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    return before
  }

  /// Waits for its end.
  func join() { pthread_join(thread, nil) }

  /// Lets it end when it likes; nobody waits for it.
  func letGo() { pthread_detach(thread) }
}
