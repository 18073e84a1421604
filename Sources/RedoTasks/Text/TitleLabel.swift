/// A tag (`#home`) or a person (`@ana`) written as one word of a title.
///
/// The sign stands at the word's start, a letter of any script follows, then letters, digits, `_`
/// and `-`: `#2` and `c#` are none.
public struct TitleLabel: Hashable, Sendable {
  /// What a label names.
  public enum Kind: Sendable {
    /// `#`: what a task belongs to.
    case tag
    /// `@`: whom a task concerns.
    case person
  }

  /// Whether it is a tag or a person.
  public let kind: Kind
  /// The name without its sign, as it was typed.
  public let name: String

  /// The tag with which a title says that the task repeats no more.
  public static let once = TitleLabel(kind: .tag, unchecked: "once")

  /// The tag with which a title says that a repeat counts from the deadline, not from the completion.
  public static let fixed = TitleLabel(kind: .tag, unchecked: "fixed")

  /// The tag with which a title says that a repeat comes on the same day of each so many months.
  static let monthly = TitleLabel(kind: .tag, unchecked: "monthly")

  /// The tag with which a title says that a repeat comes on the same day of each so many years.
  static let yearly = TitleLabel(kind: .tag, unchecked: "yearly")

  /// The tags with which a title says how a repeat is counted.
  static let rhythms = [fixed, monthly, yearly]

  /// The tags with which a title says how its repeat goes on, where they are among its last labels.
  public static let repeatMarkers = [once] + rhythms

  /// Creates a label; nil where the name has other characters than a label's.
  public init?(_ kind: Kind, name: String) {
    guard name.first?.isLetter == true, name.allSatisfy(Self.isNameCharacter) else { return nil }
    self.init(kind: kind, unchecked: name)
  }

  /// Reads a word that is a label and nothing else; nil for another word.
  public init?(word: Substring) {
    let kind: Kind
    switch word.utf8.first {
    case UInt8(ascii: "#"): kind = .tag
    case UInt8(ascii: "@"): kind = .person
    default: return nil
    }
    // Copied, so that a combining mark after the sign is judged by itself.
    self.init(kind, name: String(decoding: word.utf8.dropFirst(), as: UTF8.self))
  }

  private init(kind: Kind, unchecked name: String) {
    self.kind = kind
    self.name = name
  }

  /// The label as a title holds it: the sign and the name.
  public var text: String {
    (kind == .tag ? "#" : "@") + name
  }

  /// Reads the label that a word starts with, where only closing punctuation follows; nil else.
  public init?(startOf word: Substring) {
    var rest = word
    while let last = rest.utf8.last, ".,;:!?)".utf8.contains(last) {
      rest = Substring(rest.utf8.dropLast())
    }
    self.init(word: rest)
  }

  /// The label in small letters, the same for all that differ in their letters' case at most.
  public var folded: TitleLabel { TitleLabel(kind: kind, unchecked: name.lowercased()) }

  private static func isNameCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "-"
  }
}
