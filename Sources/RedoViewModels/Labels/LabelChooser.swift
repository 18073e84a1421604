internal import RedoTasks
public import RedoTerminal

/// The tags and people in use to choose from, narrowed by what is typed.
public struct LabelChooser: TypedChooser, Equatable, Sendable {
  /// What is typed.
  public internal(set) var field = TextField()
  /// Those that fit.
  public internal(set) var rows: [LabelRow] = []
  /// Which of them Enter shows; 0 where there is none.
  public internal(set) var selected = 0
  /// Whether one was put to the filter here, or taken out of it.
  var isCombined = false
  var offers: [LabelRow]

  /// Offers tags and people.
  init(_ offers: [LabelRow]) {
    self.offers = offers
    search()
  }

  /// The most tasks that one of them has, which fill a row's bar.
  public var mostTasks: Int { offers.map(\.use.tasks).max() ?? 0 }

  /// What is said where no row shows, short enough for the smallest frame.
  public var emptyWords: String { "No tag or person has that name" }

  var columns: Int { 56 }
  var overlay: Overlay { .labels(self) }
}
