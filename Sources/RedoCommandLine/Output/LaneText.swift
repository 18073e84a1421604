internal import RedoViewModels

/// The lines of a history as characters.
enum LaneText {
  /// A row's lines, with the sign of its change, always so many columns.
  static func text(of cells: [LaneCell], sign: DetailSign?, columns: Int) -> String {
    var text = String.UnicodeScalarView()
    for column in 0..<columns {
      let cell = cells.indices.contains(column) ? cells[column] : []
      text.append(cell.contains(.node) ? (sign ?? .change).scalar : cell.scalar)
    }
    return String(text)
  }
}
