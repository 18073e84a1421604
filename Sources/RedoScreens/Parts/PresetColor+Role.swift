internal import RedoIntents
internal import RedoTerminal

extension PresetColor {
  /// What the colour means to a theme.
  var role: Role {
    switch self {
    case .neon: .neon
    case .cyan: .cyan
    case .amber: .amber
    case .purple: .purple
    case .green: .success
    case .red: .error
    case .plain: .text
    }
  }
}
