internal import Dispatch
internal import RedoStore
internal import Synchronization

/// Runs hooks in the background, one after another; only what was wrong comes back.
nonisolated final class HookQueue: Sendable {
  /// Where complaints arrive; the loop waits for it beside the keys.
  let mailbox = Mailbox<String>()
  private let queue = DispatchQueue(label: "redo.hooks", qos: .utility)
  private let group = DispatchGroup()
  private let waiting = Mutex(0)

  /// No more runs wait than this: a hook that is too slow for its user is told, not obeyed.
  private static let most = 50

  /// Has hooks run when those before them have ended.
  func submit(_ runs: [HookRun]) {
    for run in runs {
      let count = waiting.withLock { count in
        count += 1
        return count
      }
      guard count <= Self.most else {
        waiting.withLock { $0 -= 1 }
        mailbox.post("The hook \(run.event.rawValue) is too slow: some of its runs were left out")
        continue
      }
      queue.async(group: group) { [self] in
        let complaint = run.run()
        waiting.withLock { $0 -= 1 }
        if let complaint { mailbox.post(complaint) }
      }
    }
  }

  /// Waits for those that were submitted, at most as long as two of them may take.
  func finish() {
    let (seconds, _) = (HookRun.limit * 2).components
    _ = group.wait(timeout: .now() + .seconds(Int(seconds)))
  }
}
