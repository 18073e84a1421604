extension SettingsScreen {
  /// One word for a hint of a command as the selected row means it; nil where that is the usual one.
  func hint(of command: Command) -> String? {
    switch command {
    case .changeSetting:
      remote.map { $0.isSignedOut ? "sign in" : "sign out" }
        ?? (listedProblems.isEmpty ? selected.deed : "list")
    case .delete: "remove"
    default: nil
    }
  }
}
