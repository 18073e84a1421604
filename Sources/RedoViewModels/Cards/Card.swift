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
  public private(set) var showsSource = false
  /// The first row that shows.
  public internal(set) var scroll = 0
  /// The change that is selected, by how many there are above it; nil where none is to be selected.
  public internal(set) var selection: Int?
  /// The card that it was opened from, if there is one.
  private let origin: [Card]

  /// Starts at the top.
  init(_ subject: Subject, over origin: Card? = nil) {
    self.subject = subject
    self.origin = origin.map { [$0] } ?? []
    if case .blame = subject { selection = 0 }
  }

  /// Shows the other side, the node itself or what it means, from its top.
  mutating func turn() {
    showsSource.toggle()
    scroll = 0
  }

  /// The card that it was opened from; nil where it was opened from the screen.
  var below: Card? { origin.first }
}
