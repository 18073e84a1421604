/// One cell of a canvas: what it shows, what that means, what it lies on.
public struct Cell: Hashable, Sendable {
  /// What it shows.
  public var glyph: Glyph
  /// What the glyph means, which its colour tells.
  public var role: Role
  /// The surface below.
  public var ground: Ground
  /// How it stands out besides its colour.
  public var emphasis: Emphasis

  /// A cell; by itself a blank on the screen's background.
  public init(
    glyph: Glyph = .blank, role: Role = .text, ground: Ground = .background,
    emphasis: Emphasis = []
  ) {
    self.glyph = glyph
    self.role = role
    self.ground = ground
    self.emphasis = emphasis
  }

  /// A blank on the screen's background.
  public static let blank = Cell()
}
