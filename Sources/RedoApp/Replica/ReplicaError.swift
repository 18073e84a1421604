internal import RedoIntents
internal import RedoStore
internal import RedoViewModels

/// Why an intent was not written.
enum ReplicaError: Error {
  /// The intent itself changes nothing.
  case intent(IntentError)
  /// The disk refused.
  case store(StoreError)

  /// Whether the log has to be read again before anything is written.
  var needsReload: Bool {
    switch self {
    case .store(.log(.appendNotFlushed)), .store(.log(.needsReopening)), .store(.log(.changed)):
      true
    case .store, .intent: false
    }
  }

  /// What is wrong and what to do next.
  var message: String {
    switch self {
    case .intent(let error): error.message
    case .store(let error): error.message
    }
  }

  /// What went wrong as the screen tells it, whose own keys are a way on.
  var failure: IntentFailure {
    switch self {
    case .intent(let error): IntentFailure(error)
    case .store: IntentFailure(message: message, needsReload: needsReload)
    }
  }
}
