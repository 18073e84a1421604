internal import RedoTerminal

/// A canvas as a text to approve: its glyphs between bars, then what each cell means as a letter,
/// then what the letters stand for.
struct GoldenText {
  private let canvas: Canvas
  private var letters: [String: Character] = [:]
  private var legend: [String] = []

  init(_ canvas: Canvas) {
    self.canvas = canvas
    var grid: [String] = []
    for row in 0..<canvas.gridSize.rows {
      grid.append("|" + String(canvas.row(row).map { letter(for: $0) }) + "|")
    }
    meaning = grid.joined(separator: "\n")
  }

  private var meaning = ""

  /// The text.
  var text: String {
    let glyphs = (0..<canvas.gridSize.rows).map { row in
      "|" + canvas.row(row).map(\.glyph.text).joined() + "|"
    }.joined(separator: "\n")
    let cursor = canvas.cursor.map { "row \($0.row), column \($0.column)" } ?? "hidden"
    return [glyphs, "cursor: \(cursor)", meaning, legend.joined(separator: "\n")]
      .joined(separator: "\n\n") + "\n"
  }

  private static let alphabet = Array(
    ".abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+*#@&%$äöüßéèà")

  private mutating func letter(for cell: Cell) -> Character {
    // A blank shows its ground alone.
    let isBlank = cell.glyph == .blank && cell.emphasis.isDisjoint(with: [.underline, .reverse])
    let role = isBlank ? "blank" : cell.role.rawValue
    let name = ([role, "on", cell.ground.rawValue] + words(cell.emphasis, isBlank))
      .joined(separator: " ")
    if let known = letters[name] { return known }
    let next = Self.alphabet[min(letters.count, Self.alphabet.count - 1)]
    letters[name] = next
    legend.append("\(next) = \(name)")
    return next
  }

  private func words(_ emphasis: Emphasis, _ isBlank: Bool) -> [String] {
    guard !isBlank else { return [] }
    let names: [(Emphasis, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.reverse, "reverse"),
    ]
    return names.filter { emphasis.contains($0.0) }.map(\.1)
  }
}
