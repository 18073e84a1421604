/// What a card says, laid out for some columns.
public struct CardPage: Hashable, Sendable {
  /// What stands in the upper edge.
  public let title: String
  /// The rows.
  public let lines: [DetailLine]

  /// The rows that are about a change, each of which may be selected.
  var nodeRows: [Int] { lines.indices.filter { lines[$0].node != nil } }
}
