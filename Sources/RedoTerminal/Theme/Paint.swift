/// What a theme gives a role.
public struct Paint: Hashable, Sendable {
  /// The colour of the glyph.
  public var foreground: Color
  /// The colour behind it; nil shows the ground.
  public var background: Color?
  /// Emphasis that comes with the role, besides the cell's own.
  public var emphasis: Emphasis

  /// A paint.
  init(_ foreground: Color, on background: Color? = nil, emphasis: Emphasis = []) {
    self.foreground = foreground
    self.background = background
    self.emphasis = emphasis
  }
}
