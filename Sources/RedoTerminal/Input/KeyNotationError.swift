/// Why a text names no keys.
public enum KeyNotationError: Error, Equatable, Sendable {
  /// There is nothing in it.
  case empty
  /// A `<` has no `>`.
  case unclosed(String)
  /// What stands between `<` and `>` names no key.
  case unknownKey(String)
}

extension KeyNotationError: CustomStringConvertible {
  /// A sentence that says what would be right.
  public var description: String {
    switch self {
    case .empty: "no key is named; write one, as j or <C-d>"
    case .unclosed(let text):
      "“\(text)” lacks its >; write <lt> for the key < itself"
    case .unknownKey(let name):
      "“<\(name)>” is no key; known are <Enter>, <Esc>, <Tab>, <Space>, <Up>, <F1>, <C-d>, <A-x>"
    }
  }
}
