extension SyncFact {
  /// What the row of the settings is called.
  var title: String {
    switch self {
    case .remote: "Remotes"
    case .push: "Last sent"
    case .pull: "Last fetched"
    case .waiting: "To be sent"
    case .traffic: "Traffic"
    case .peers: "Other devices"
    case .trouble: "Last error"
    }
  }

  /// What the row is about, as ``SettingItem/explanation(_:)`` says it.
  func explanation(_ keys: any KeyNames) -> String {
    let sync = keys.name(of: .sync, in: .settings)
    return switch self {
    case .remote:
      "Where changes go. Without a remote nothing leaves this machine and nothing is missing."
    case .push: "When changes of this device last reached the remote."
    case .pull: "When changes of other devices were last asked for."
    case .waiting:
      "The lines of the log that the remote does not have yet; a change is one or a few. "
        + "\(sync) sends them now."
    case .traffic: "How much went either way."
    case .peers:
      "The devices whose changes have arrived, and how far the remote's clock is from this one."
    case .trouble:
      "What went wrong when changes were last exchanged. \(sync) tries again."
    }
  }
}
