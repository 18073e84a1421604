/// The bytes that a terminal was sent, taken apart.
public struct TerminalStream {
  /// The escape sequences, whole, each once.
  public private(set) var sequences: Set<String> = []
  /// Scalars that must not be sent outside of sequences.
  public private(set) var unsafe: Set<Unicode.Scalar> = []

  /// What moves and clears: only numbers tell such sequences apart.
  private static let placing: Set<Character> = [
    "H", "d", "G", "C", "D", "A", "B", "X", "b", "P", "@", "L", "M", "K", "J", "r", "S", "T",
  ]

  /// Takes apart what a screen sent.
  public init(_ text: String) { self.init(text, isUnsafe: Self.isUnsafeOnScreen) }

  /// Takes apart lines that were printed, in which only line ends and tabs have a place.
  public init(lines text: String) { self.init(text, isUnsafe: Self.isUnsafeInLines) }

  private init(_ text: String, isUnsafe: (Unicode.Scalar) -> Bool) {
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if scalar == "\u{1B}" {
        take(&scalars)
      } else if isUnsafe(scalar) {
        unsafe.insert(scalar)
      }
    }
  }

  private mutating func take(_ scalars: inout Substring.UnicodeScalarView) {
    var sequence = String.UnicodeScalarView()
    guard let first = scalars.popFirst() else { return }
    sequence.append(first)
    if first == "[" {
      while let scalar = scalars.popFirst() {
        sequence.append(scalar)
        if (0x40...0x7E).contains(scalar.value) { break }
      }
    } else if ["]", "P", "_", "^", "X"].contains(first) {
      // A string for the terminal: up to its end, which may never come.
      while let scalar = scalars.popFirst() {
        sequence.append(scalar)
        if scalar == "\u{7}" || scalar == "\u{1B}" { break }
      }
    } else if ["(", ")", "*", "+", "#", "%", " "].contains(first) {
      if let next = scalars.popFirst() { sequence.append(next) }
    }
    let text = String(sequence)
    let body = text.dropFirst().dropLast()
    let isPlacing =
      first == "[" && text.last.map(Self.placing.contains) == true
      && body.allSatisfy { $0.isNumber || $0 == ";" }
    sequences.insert(isPlacing ? "[n\(text.last.map(String.init) ?? "")" : text)
  }

  /// Whether a screen must not send it.
  ///
  /// Back space, returns and the shifts of character sets are what curses uses; a joiner puts the
  /// next glyph into the same cell on some terminals.
  private static func isUnsafeOnScreen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x08, 0x0D, 0x0E, 0x0F: false
    case 0x200D: true
    default: isUnsafeInLines(scalar)
    }
  }

  /// Controls but the line end and the tab; marks that turn the direction of text.
  private static func isUnsafeInLines(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029, 0xFEFF: true
    default: false
    }
  }
}
