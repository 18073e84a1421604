internal import RedoTerminal

/// The sequence that sets a style whole (ECMA-48, SGR), for cells that ncurses does not send.
struct StyleSequence {
  /// The sequence.
  let text: String

  init(_ rendition: Rendition, depth: ColorDepth) {
    var codes = ["0"]
    let emphasis: [(Emphasis, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
    ]
    for (sign, code) in emphasis where rendition.emphasis.contains(sign) { codes.append(code) }
    if let foreground = rendition.foreground {
      codes.append(Self.color(foreground, base: 30, depth))
    }
    if let background = rendition.background {
      codes.append(Self.color(background, base: 40, depth))
    }
    text = "\u{1B}[" + codes.joined(separator: ";") + "m"
  }

  private static func color(_ color: Int, base: Int, _ depth: ColorDepth) -> String {
    switch depth {
    case .direct: "\(base + 8);2;\(color >> 16 & 255);\(color >> 8 & 255);\(color & 255)"
    case .indexed: "\(base + 8);5;\(color)"
    case .mono, .eight, .sixteen: "\(color < 8 ? base + color : base + 52 + color)"
    }
  }
}
