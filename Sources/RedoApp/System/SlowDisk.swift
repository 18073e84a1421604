/// A disk that may take long, or never answer: a folder on a network that is gone.
nonisolated enum SlowDisk {
  /// What `body` finds in the background; nil where that takes longer, whatever becomes of it, and where the
  /// system gives no thread for it: nobody could be sure to come back from there.
  static func ask<Answer: Sendable>(
    within patience: Duration, _ body: @escaping @Sendable () -> Answer
  ) -> Answer? {
    let mailbox = Mailbox<Answer>()
    guard let thread = BackgroundThread({ mailbox.post(body()) }) else { return nil }
    thread.letGo()
    let deadline = ContinuousClock.now + patience
    while true {
      if let answer = mailbox.empty().first { return answer }
      let rest = deadline - .now
      guard rest > .zero else { return nil }
      mailbox.wait(rest)
    }
  }
}
