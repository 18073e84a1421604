/// What may be typed in a line, part by part: help and the README read the same rows, and tests type
/// every form of them.
public struct LineGuide: Hashable, Sendable {
  /// One part of a line.
  public struct Part: Hashable, Sendable {
    /// What it is called, in few letters.
    public let name: String
    /// What may be typed for it, each form whole.
    public let forms: [String]
    /// A few of them, for where there is little room.
    public let examples: [String]
    /// What there is to say besides, with backquotes round what is typed; nil for nothing.
    public let remark: String?

    init(
      _ name: String, _ forms: [String], examples: [String]? = nil, remark: String? = nil
    ) {
      self.name = name
      self.forms = forms
      self.examples = examples ?? Array(forms.prefix(2))
      self.remark = remark
    }
  }

  /// What the line makes.
  public let title: String
  /// Its parts.
  public let parts: [Part]
}
