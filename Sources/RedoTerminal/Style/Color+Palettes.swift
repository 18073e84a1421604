/// Degrading to what lesser terminals show.
extension Color {
  /// The nearest of the 240 fixed colours of the xterm palette, 16 to 255.
  ///
  /// The first sixteen are the user's own and may be anything, so they are never chosen.
  public var index256: Int {
    let levels = [red, green, blue].map(Color.nearestCubeLevel)
    let cube = 16 + 36 * levels[0] + 6 * levels[1] + levels[2]
    let mean = (Int(red) + Int(green) + Int(blue)) / 3
    let gray = 232 + min(max((mean - 3) / 10, 0), 23)
    return distance(to: Color(index256: gray)) < distance(to: Color(index256: cube)) ? gray : cube
  }

  /// The nearest of the sixteen ANSI colours, 0 to 15, by hue first.
  public var index16: Int {
    let bright = Int(max(red, green, blue)) > 170
    if saturation < 64 {
      // A dark text is black, and so is a ground hardly lighter than a dark screen.
      guard luminance >= 0.03 else { return 0 }
      switch Int(max(red, green, blue)) {
      case ..<140: return 8
      case ..<210: return 7
      default: return 15
      }
    }
    return index8 + (bright ? 8 : 0)
  }

  /// The nearest of the eight ANSI colours, 0 to 7, by hue first.
  ///
  /// A near-black or near-grey is black or white. Otherwise a channel counts when it comes near the
  /// strongest one: three fifths of it, and three quarters for blue, so that a bluish green stays
  /// green.
  public var index8: Int {
    let top = Int(max(red, green, blue))
    if top < 48 { return 0 }
    if saturation < 64 { return top < 96 ? 0 : 7 }
    let redBit = Int(red) * 5 >= top * 3 ? 1 : 0
    let greenBit = Int(green) * 5 >= top * 3 ? 2 : 0
    let blueBit = Int(blue) * 4 >= top * 3 ? 4 : 0
    return redBit | greenBit | blueBit
  }

  /// One of the fixed colours of the xterm palette; indices outside 16 to 255 count as the nearest.
  public init(index256 index: Int) {
    let index = min(max(index, 16), 255)
    if index >= 232 {
      let level = UInt8(8 + 10 * (index - 232))
      self.init(red: level, green: level, blue: level)
    } else {
      let cube = index - 16
      func level(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(55 + 40 * step) }
      self.init(red: level(cube / 36), green: level(cube / 6 % 6), blue: level(cube % 6))
    }
  }

  /// The spread between the strongest and the weakest channel, 0 to 255.
  private var saturation: Int { Int(max(red, green, blue)) - Int(min(red, green, blue)) }

  private static func nearestCubeLevel(_ channel: UInt8) -> Int {
    channel < 48 ? 0 : channel < 115 ? 1 : (Int(channel) - 35) / 40
  }

  /// A squared distance that weighs green and red more than blue, as the eye does.
  private func distance(to other: Color) -> Int {
    let (red, green, blue) = (
      Int(red) - Int(other.red), Int(green) - Int(other.green), Int(blue) - Int(other.blue)
    )
    return 3 * red * red + 4 * green * green + 2 * blue * blue
  }
}
