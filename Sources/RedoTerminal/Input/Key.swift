/// A key press, with what was held.
public struct Key: Hashable, Sendable {
  /// Which key.
  public var code: Code
  /// What was held; Shift counts for named keys only, since a shifted letter is another letter.
  public var modifiers: Modifiers

  /// A key press.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// The character that the key types; nil for a named key and where something is held.
  public var text: Character? {
    if case .character(let character) = code, modifiers.isEmpty { character } else { nil }
  }

  /// A key that types a character.
  public static func character(_ character: Character, _ modifiers: Modifiers = []) -> Key {
    Key(.character(character), modifiers)
  }

  /// A letter with Control held.
  public static func control(_ character: Character) -> Key {
    Key(.character(character), .control)
  }

  /// Which key.
  public enum Code: Hashable, Sendable {
    /// A key that types a character, space among them.
    case character(Character)
    /// Enter.
    case enter
    /// Escape.
    case escape
    /// Tab.
    case tab
    /// Shift and Tab.
    case backtab
    /// Backspace.
    case backspace
    /// Delete.
    case delete
    /// Insert.
    case insert
    /// The arrow up.
    case up
    /// The arrow down.
    case down
    /// The arrow left.
    case left
    /// The arrow right.
    case right
    /// Home.
    case home
    /// End.
    case end
    /// Page up.
    case pageUp
    /// Page down.
    case pageDown
    /// A function key, 1 to 63.
    case function(Int)
  }

  /// What is held while a key is pressed.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit a key.
    public let rawValue: UInt8

    /// A set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Control.
    public static let control = Modifiers(rawValue: 1 << 0)
    /// Alt, also called Meta.
    public static let alt = Modifiers(rawValue: 1 << 1)
    /// Shift.
    public static let shift = Modifiers(rawValue: 1 << 2)
  }

  /// Enter.
  public static let enter = Key(.enter)
  /// Escape.
  public static let escape = Key(.escape)
  /// Tab.
  public static let tab = Key(.tab)
  /// Shift and Tab.
  public static let backtab = Key(.backtab)
  /// Backspace.
  public static let backspace = Key(.backspace)
  /// The arrow up.
  public static let up = Key(.up)
  /// The arrow down.
  public static let down = Key(.down)
  /// The arrow left.
  public static let left = Key(.left)
  /// The arrow right.
  public static let right = Key(.right)
}
