internal import RedoTerminal

/// Why a value is no value of a setting.
public enum SettingError: Error, Hashable, Sendable {
  /// The setting does not take the text; the clause says what would be right.
  case refused(SettingName, text: String, advice: String)

  /// What is wrong and what would be right, as a clause.
  public var message: String {
    switch self {
    case .refused(let name, let text, let advice):
      "“\(TextWidth.prefix(of: text, columns: 40))” is no value of \(name.rawValue); \(advice)"
    }
  }
}
