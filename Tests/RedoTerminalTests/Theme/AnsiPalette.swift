import RedoTerminal

/// The sixteen colours as a terminal has them unless its user says otherwise.
struct AnsiPalette {
  private let colors: [Color]

  private init(_ colors: [UInt32]) {
    self.colors = colors.map { Color($0) }
  }

  static let xterm = AnsiPalette([
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ])

  static let vga = AnsiPalette([
    0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA,
    0x555555, 0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
  ])

  /// The contrast of what is shown, in hundredths, where bold makes the first eight colours bright.
  func contrast(of shown: Rendition) -> Int {
    guard let foreground = shown.foreground, let background = shown.background else { return 0 }
    let isBrightened = shown.emphasis.contains(.bold) && foreground < 8
    return colors[foreground + (isBrightened ? 8 : 0)].contrast(with: colors[background])
  }
}
