internal import RedoTerminal

/// An SVG picture as it grows: shapes in a theme's colours, and text as text.
struct VectorDrawing {
  private var text = ""
  private let theme: Theme
  private let width: Int
  private let height: Int

  /// Where a text stands at its point.
  enum Anchor: String {
    case start
    case end
  }

  /// An empty picture of a size in pixels.
  init(width: Int, height: Int, in theme: Theme) {
    self.theme = theme
    self.width = width
    self.height = height
  }

  /// The whole document; nothing in it runs, and nothing is fetched.
  func document(title: String) -> [UInt8] {
    let ground = theme.color(of: .background).hex
    let head = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" \
      font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace">
      <title>\(Self.escaped(title))</title>
      <rect width="\(width)" height="\(height)" fill="\(ground)"/>

      """
    return Array((head + text + "</svg>\n").utf8)
  }

  /// A pane with a line round it.
  mutating func pane(_ box: VectorBox) {
    let ground = theme.color(of: .panel).hex
    add(
      "<rect \(box.attributes) rx=\"6\" fill=\"\(ground)\" stroke=\"\(color(.border))\"/>")
  }

  /// A filled rectangle.
  mutating func fill(_ box: VectorBox, _ role: Role, corner: Int = 0) {
    add("<rect \(box.attributes) rx=\"\(corner)\" fill=\"\(color(role))\"/>")
  }

  /// A line of text whose foot is at a point.
  mutating func write(
    _ words: String, x: Double, y: Double, _ role: Role, size: Int = 12, isBold: Bool = false,
    anchor: Anchor = .start
  ) {
    let weight = isBold ? " font-weight=\"bold\"" : ""
    let place = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    add(
      "<text x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" font-size=\"\(size)\""
        + "\(weight)\(place) fill=\"\(color(role))\">\(Self.escaped(words))</text>")
  }

  /// A line through points.
  mutating func line(
    _ points: [(x: Double, y: Double)], _ role: Role, width: Double = 1, isDotted: Bool = false
  ) {
    let places = points.map { Self.number($0.x) + "," + Self.number($0.y) }
    let dashes = isDotted ? " stroke-dasharray=\"4 3\"" : ""
    add(
      "<polyline points=\"\(places.joined(separator: " "))\" fill=\"none\" "
        + "stroke=\"\(color(role))\" stroke-width=\"\(Self.number(width))\""
        + "\(dashes) stroke-linejoin=\"round\"/>")
  }

  private func color(_ role: Role) -> String { theme.paint(of: role).foreground.hex }

  private mutating func add(_ element: String) { text += element + "\n" }

  /// A number with at most one digit behind the point.
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let rest = abs(tenths) % 10
    return sign + String(abs(tenths) / 10) + (rest == 0 ? "" : ".\(rest)")
  }

  /// Text in which nothing is markup, and nothing that XML does not know.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in TextSanitizer.sanitized(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
