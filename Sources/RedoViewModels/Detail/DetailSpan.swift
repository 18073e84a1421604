public import RedoTerminal

/// A piece of a task's text that looks alike throughout.
public struct DetailSpan: Hashable, Sendable {
  /// What it shows.
  public enum Content: Hashable, Sendable {
    /// Words.
    case text(String)
    /// A bar of five marks.
    case priority(Int)
    /// A sign that has a form for every terminal.
    case sign(DetailSign)
    /// A cell of a history's lines.
    case lane(LaneCell)
  }

  /// What it shows.
  public let content: Content
  /// What the content means, which its colour tells.
  public let role: Role
  /// How it stands out besides.
  public let emphasis: Emphasis

  /// The web address that it leads to; nil for one that leads nowhere.
  public let link: String?

  /// Words that mean something.
  public init(
    _ text: String, _ role: Role = .text, _ emphasis: Emphasis = [], link: String? = nil
  ) {
    (content, self.role, self.emphasis, self.link) = (.text(text), role, emphasis, link)
  }

  /// A bar of five marks.
  init(priority: Int) {
    (content, role, emphasis, link) = (.priority(priority), .priority(priority), [], nil)
  }

  /// A sign.
  init(_ sign: DetailSign, _ role: Role) {
    (content, self.role, emphasis, link) = (.sign(sign), role, [], nil)
  }

  /// A cell of a history's lines.
  init(_ lane: LaneCell, _ role: Role) {
    (content, self.role, emphasis, link) = (.lane(lane), role, [], nil)
  }

  /// The columns it takes.
  public var columns: Int {
    switch content {
    case .text(let text): TextWidth.columns(of: text)
    case .priority: PriorityBar.columns
    case .sign, .lane: 1
    }
  }
}
