public import RedoProtocol

/// Something that lies over the screen to be read whole: a change, or who set what.
public struct Card: Equatable, Sendable {
  /// What it shows.
  public enum Subject: Hashable, Sendable {
    /// A change.
    case change(NodeID)
    /// Which changes gave a task's fields their values.
    case blame(TaskID)
  }

  /// What it shows.
  public let subject: Subject
  /// Whether the node itself shows, as canonical JSON, instead of what it means.
  public internal(set) var showsSource = false
  /// The first row that shows.
  public internal(set) var scroll = 0
  /// The change that is selected, by how many there are above it; nil where none is to be selected.
  public internal(set) var selection: Int?

  /// Starts at the top.
  init(_ subject: Subject) {
    self.subject = subject
    if case .blame = subject { selection = 0 }
  }
}
