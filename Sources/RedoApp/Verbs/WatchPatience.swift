internal import RedoStore

/// What a watch makes of what is in its way: it looks again later, and says so once.
struct WatchPatience {
  /// What was said: once is enough, however often it comes back.
  private var told: Set<String> = []

  /// Nil where something is in the way.
  ///
  /// Another process that keeps the log locked is nothing to speak of.
  mutating func outcome<Outcome>(of look: () throws(StoreError) -> Outcome) -> Outcome? {
    do throws(StoreError) {
      return try look()
    } catch {
      if case .lockIsHeld = error { return nil }
      if isNews(error.message) { StandardStreams.warn(error.message) }
      return nil
    }
  }

  /// Whether a sentence was not said before.
  mutating func isNews(_ message: String) -> Bool { told.insert(message).inserted }
}
