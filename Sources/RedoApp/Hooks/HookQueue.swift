internal import Dispatch
internal import RedoStore
internal import Synchronization

/// Runs hooks in the background, one after another; only what was wrong comes back.
nonisolated final class HookQueue: Sendable {
  /// Where complaints arrive; the loop waits for it beside the keys.
  let mailbox = Mailbox<String>()
  private let group = DispatchGroup()
  private let progress = Mutex(Progress())

  /// How runs stand.
  private struct Progress {
    /// Those that have not begun.
    var waiting: [HookRun] = []
    /// Whether one has begun and not ended.
    var isRunning = false
    /// Whether somebody takes those that wait, one after another.
    var isServed = false
    /// Whether no other begins any more.
    var isOver = false

    /// How many have not ended.
    var left: Int { waiting.count + (isRunning ? 1 : 0) }
  }

  /// No more runs wait than this: a hook that is too slow for its user is told, not obeyed.
  private static let most = 50

  /// What helps against runs that are left out.
  static let remedy = "start what takes long in the background with setsid"

  /// Has hooks run when those before them have ended.
  func submit(_ runs: [HookRun]) {
    for run in runs {
      let isTaken = progress.withLock { progress in
        guard progress.left < Self.most else { return false }
        progress.waiting.append(run)
        return true
      }
      if isTaken {
        serve()
      } else {
        mailbox.post(
          "The hook \(run.event.rawValue) is too slow: some of its runs were left out; "
            + Self.remedy)
      }
    }
  }

  /// Has somebody take those that wait: a thread of theirs, or, where the system gives none, the caller, as
  /// after a verb.
  private func serve() {
    let isNeeded = progress.withLock { progress in
      defer { progress.isServed = true }
      return !progress.isServed
    }
    guard isNeeded else { return }
    group.enter()
    if let thread = BackgroundThread({ [self] in runAll() }) { thread.letGo() } else { runAll() }
  }

  private func runAll() {
    while let run = next() {
      if let complaint = run.run() { mailbox.post(complaint) }
    }
    group.leave()
  }

  private func next() -> HookRun? {
    progress.withLock { progress in
      progress.isRunning = !progress.isOver && !progress.waiting.isEmpty
      progress.isServed = progress.isRunning
      return progress.isRunning ? progress.waiting.removeFirst() : nil
    }
  }

  /// Waits for those that were submitted, at most as long as two of them may take; how many did not
  /// come to begin and never will.
  func finish() -> Int {
    let (seconds, _) = (HookRun.limit * 2).components
    _ = group.wait(timeout: .now() + .seconds(Int(seconds)))
    return progress.withLock { progress in
      progress.isOver = true
      return progress.waiting.count
    }
  }
}
