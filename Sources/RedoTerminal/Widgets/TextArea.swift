/// Several lines of text being edited: a value that keys change and that draws itself.
///
/// Lines longer than the room are wrapped between words for showing; the text itself stays as it is.
public struct TextArea: Equatable, Sendable {
  /// The text as one line, line feeds among its clusters.
  var field: TextField

  /// A text with the cursor at its end; every kind of line ending becomes a line feed.
  public init(_ text: String = "") {
    field = TextField(Self.normalized(text))
  }

  /// The text, its lines ended by line feeds.
  public var text: String { field.text }

  /// Whether there is no text.
  public var isEmpty: Bool { field.isEmpty }

  /// Puts text in at the cursor and moves the cursor behind it.
  public mutating func insert(_ text: some StringProtocol) {
    field.insert(Self.normalized(String(text)))
  }

  /// Moves the cursor to the start of the text.
  public mutating func moveToStart() {
    field.moveCursor(to: 0)
  }

  /// Moves the cursor so many shown rows down, as near its column as can be; says whether it moved.
  @discardableResult
  public mutating func moveCursor(rows count: Int, columns: Int) -> Bool {
    let rows = rows(columns: columns)
    let row = cursorRow(in: rows)
    let target = min(max(0, row + count), rows.count - 1)
    guard target != row else { return false }
    let wanted = width(rows[row].lowerBound..<field.cursor)
    var place = rows[target].lowerBound
    let last = lastPlace(of: rows[target], isLast: target == rows.count - 1)
    while place < last, width(rows[target].lowerBound..<place + 1) <= wanted { place += 1 }
    field.moveCursor(to: place)
    return true
  }

  /// The columns that some clusters take.
  func width(_ range: Range<Int>) -> Int {
    field.clusters[range].reduce(0) { $0 + ($1 == "\n" ? 0 : TextWidth.columns(of: $1)) }
  }

  /// The last place of a row where the cursor may stand and still be shown on it.
  private func lastPlace(of row: Range<Int>, isLast: Bool) -> Int {
    isLast || row.isEmpty ? row.upperBound : row.upperBound - 1
  }

  /// Where the line of the cursor starts and ends, the line feed behind it left out.
  var line: Range<Int> {
    let clusters = field.clusters
    let start = clusters[..<field.cursor].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    let end = clusters[field.cursor...].firstIndex(of: "\n") ?? clusters.count
    return start..<end
  }

  private static func normalized(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var follows = false
    for scalar in text.unicodeScalars {
      if scalar == "\n", follows {
        follows = false
        continue
      }
      follows = scalar == "\r"
      scalars.append(follows ? "\n" : scalar)
    }
    return String(scalars)
  }
}
