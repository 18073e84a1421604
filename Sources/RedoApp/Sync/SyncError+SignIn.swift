internal import RedoSync

extension SyncError {
  /// What is wrong and what to do next where somebody signs in: nothing is sent then that could wait.
  var signInMessage: String {
    switch self {
    case .garbled(let reason):
      "the remote gave no usable answer (\(reason)) and nobody was signed in; run `redo login` again"
    case .unreachable(let reason):
      "the remote cannot be reached (\(reason)); check the network and run `redo login` again"
    case .busy: "the remote is busy; run `redo login` again later"
    default: message
    }
  }
}
