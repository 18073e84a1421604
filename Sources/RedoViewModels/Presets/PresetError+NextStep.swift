internal import RedoIntents

extension PresetError {
  /// What is wrong, and what to do instead, by the key that does it in a line or on the list.
  func text(_ keys: any KeyNames, in context: KeyContext) -> String {
    guard case .isGone = self else { return message }
    // A line for a name leads back to the presets.
    let key = keys.name(of: context == .prompt ? .dismiss : .showPresets, in: context)
    return "\(message); \(key) shows those that there are"
  }
}
