/// What a terminal is sent before text of some meaning, as SGR escape sequences of the theme.
public struct OutputPalette: Hashable, Sendable {
  /// Before headings and names of verbs.
  public let heading: String
  /// Before ids.
  public let accent: String
  /// Before what matters less.
  public let faint: String
  /// Before tags and people.
  public let label: String
  /// Before what is due soon or urgent.
  public let warning: String
  /// Before what is overdue or broken.
  public let error: String
  /// Before what was done.
  public let success: String
  /// After each of these.
  public let reset: String

  /// No colour at all.
  public static let none = OutputPalette(
    heading: "", accent: "", faint: "", label: "", warning: "", error: "", success: "", reset: "")

  /// Collects the sequences; an empty one leaves text as it is.
  public init(
    heading: String, accent: String, faint: String, label: String, warning: String,
    error: String, success: String, reset: String
  ) {
    self.heading = heading
    self.accent = accent
    self.faint = faint
    self.label = label
    self.warning = warning
    self.error = error
    self.success = success
    self.reset = reset
  }

  /// A text with a sequence before it and the reset behind; as it is where there is no sequence.
  func paint(_ text: String, _ sequence: String) -> String {
    sequence.isEmpty || text.isEmpty ? text : sequence + text + reset
  }
}
