/// What a card says, laid out for some columns.
public struct CardPage: Hashable, Sendable {
  /// What stands in the upper edge.
  public let title: String
  /// The rows.
  public let lines: [DetailLine]

  /// The rows that are about a change, each of which may be selected.
  var nodeRows: [Int] { lines.indices.filter { lines[$0].node != nil } }

  /// The row that is selected on the card; nil where none is to be.
  public func selectedRow(of card: Card) -> Int? {
    let rows = nodeRows
    return card.selection.flatMap { rows.indices.contains($0) ? rows[$0] : nil }
  }
}
