internal import Dispatch

/// A disk that may take long, or never answer: a folder on a network that is gone.
nonisolated enum SlowDisk {
  /// What `body` finds in the background; nil where that takes longer, whatever becomes of it.
  static func ask<Answer: Sendable>(
    within patience: Duration, _ body: @escaping @Sendable () -> Answer
  ) -> Answer? {
    let mailbox = Mailbox<Answer>()
    DispatchQueue.global(qos: .userInitiated).async { mailbox.post(body()) }
    let deadline = ContinuousClock.now + patience
    while true {
      if let answer = mailbox.empty().first { return answer }
      let rest = deadline - .now
      guard rest > .zero else { return nil }
      mailbox.wait(rest)
    }
  }
}
