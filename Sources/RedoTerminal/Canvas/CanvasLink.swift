/// Cells that lead to a web address (OSC 8), where the terminal takes links.
public struct CanvasLink: Hashable, Sendable {
  /// The address: printable ASCII, so that it ends no sequence of the terminal's.
  public let address: String
  /// The row of the grid.
  public let row: Int
  /// The columns of the grid.
  public let columns: Range<Int>
  /// What the cells showed when the link was laid, so that what is drawn over them ends it.
  let text: String

  /// Nil for an address that a terminal must not be told.
  init?(_ address: String, row: Int, columns: Range<Int>, text: String) {
    let isPlain = address.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    guard isPlain, !address.isEmpty, address.utf8.count <= 2000, !columns.isEmpty else {
      return nil
    }
    self.address = address
    self.row = row
    self.columns = columns
    self.text = text
  }
}
