/// Rows of the keymap that belong together.
public struct KeymapSection: Hashable, Sendable {
  /// What they are about.
  public let title: String
  /// The rows.
  public let bindings: [KeyBinding]

  /// Puts rows together.
  public init(_ title: String, _ bindings: [KeyBinding]) {
    self.title = title
    self.bindings = bindings
  }
}
