/// A part of a quick-add line that was understood, for showing while the line is typed.
public struct Chip: Hashable, Sendable, Identifiable {
  /// What a part of the line means.
  ///
  /// The raw values name it where a line is kept.
  public enum Kind: String, Hashable, Sendable {
    /// Date words, or `someday`.
    case due
    /// `p1` … `p5`, `!` … `!!!!!`.
    case priority
    /// `every 2 weeks`, `daily`.
    case `repeat`
    /// `~3`.
    case storyPoints
    /// `#home`.
    case tag
    /// `@ana`.
    case person
    /// Words kept as they are by quotes or a backslash.
    case literal
    /// ` // ` and what follows it.
    case description
  }

  /// What stays the same about a chip while other parts of its line change.
  public struct ID: Hashable, Sendable {
    /// What the part means.
    public let kind: Kind
    /// The part's first word, in lowercase.
    public let firstWord: String
    /// How many parts of this kind with this first word stand before it.
    public let occurrence: Int

    /// Names a chip.
    public init(kind: Kind, firstWord: String, occurrence: Int) {
      self.kind = kind
      self.firstWord = firstWord
      self.occurrence = occurrence
    }
  }

  /// Names the chip when it is dismissed.
  public let id: ID
  /// Where the part stands in the line, in UTF-8 bytes.
  public let range: Range<Int>
  /// What the part means, in words: `due Tue 24 Nov 09:00`.
  public let text: String

  /// What the part means.
  public var kind: Kind { id.kind }
}
