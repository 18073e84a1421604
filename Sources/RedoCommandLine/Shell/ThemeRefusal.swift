/// What shows in place of a theme that cannot be used.
public struct ThemeRefusal: Hashable, Sendable {
  /// The theme that shows; nil where none can be used, so that there are no colours.
  public let shown: String?
  /// Why the one that the config asks for cannot be used, in a sentence that names file and line.
  public let reason: String

  /// Describes what became of a theme.
  public init(shown: String?, reason: String) {
    self.shown = shown
    self.reason = reason
  }
}
