public import RedoIntents

/// Why an intent was not written, in a sentence that names the next step.
public struct IntentFailure: Error, Hashable, Sendable {
  /// The sentence.
  public let message: String
  /// Whether the log has to be read again before anything is written.
  public let needsReload: Bool

  /// A failure in its own words, such as a store's.
  public init(message: String, needsReload: Bool = false) {
    self.message = message
    self.needsReload = needsReload
  }

  /// An intent that could not be planned.
  public init(_ error: IntentError) {
    self.init(message: error.message)
  }
}
