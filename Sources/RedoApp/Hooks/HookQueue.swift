internal import Dispatch
internal import RedoStore
internal import Synchronization

/// Runs hooks in the background, one after another; only what was wrong comes back.
nonisolated final class HookQueue: Sendable {
  /// Where complaints arrive; the loop waits for it beside the keys.
  let mailbox = Mailbox<String>()
  private let queue = DispatchQueue(label: "redo.hooks", qos: .utility)
  private let group = DispatchGroup()
  private let progress = Mutex(Progress())

  /// How runs stand.
  private struct Progress {
    /// How many have not ended.
    var left = 0
    /// Whether one of them has begun.
    var isRunning = false
    /// Whether no other begins any more.
    var isOver = false
  }

  /// No more runs wait than this: a hook that is too slow for its user is told, not obeyed.
  private static let most = 50

  /// What helps against runs that are left out.
  static let remedy = "start what takes long in the background with setsid"

  /// Has hooks run when those before them have ended.
  func submit(_ runs: [HookRun]) {
    for run in runs {
      let count = progress.withLock { progress in
        progress.left += 1
        return progress.left
      }
      guard count <= Self.most else {
        progress.withLock { $0.left -= 1 }
        mailbox.post(
          "The hook \(run.event.rawValue) is too slow: some of its runs were left out; "
            + Self.remedy)
        continue
      }
      queue.async(group: group) { [self] in
        guard begin() else { return }
        let complaint = run.run()
        progress.withLock { progress in
          progress.left -= 1
          progress.isRunning = false
        }
        if let complaint { mailbox.post(complaint) }
      }
    }
  }

  private func begin() -> Bool {
    progress.withLock { progress in
      progress.isRunning = !progress.isOver
      return progress.isRunning
    }
  }

  /// Waits for those that were submitted, at most as long as two of them may take; how many did not
  /// come to begin and never will.
  func finish() -> Int {
    let (seconds, _) = (HookRun.limit * 2).components
    _ = group.wait(timeout: .now() + .seconds(Int(seconds)))
    return progress.withLock { progress in
      progress.isOver = true
      return progress.left - (progress.isRunning ? 1 : 0)
    }
  }
}
