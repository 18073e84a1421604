/// A colour of the sRGB space, eight bits a channel.
public struct Color: Hashable, Sendable {
  /// Red, 0 to 255.
  public let red: UInt8
  /// Green, 0 to 255.
  public let green: UInt8
  /// Blue, 0 to 255.
  public let blue: UInt8

  /// A colour from its channels.
  init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// A colour as `0xRRGGBB`; higher bits are ignored.
  public init(_ rgb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb))
  }

  /// A colour as `#RRGGBB`, nil for anything else.
  public init?(hex: some StringProtocol) {
    let digits = hex.dropFirst()
    guard hex.first == "#", digits.utf8.count == 6,
      digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let rgb = UInt32(digits, radix: 16)
    else { return nil }
    self.init(rgb)
  }

  /// The colour a third of the way to the one that lies below.
  func dimmed(on below: Color) -> Color {
    func mixed(_ own: UInt8, _ other: UInt8) -> UInt8 { UInt8((2 * Int(own) + Int(other)) / 3) }
    return Color(
      red: mixed(red, below.red), green: mixed(green, below.green), blue: mixed(blue, below.blue))
  }

  /// The colour as `0xRRGGBB`.
  var rgb: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  /// The colour as `#RRGGBB`.
  public var hex: String {
    let digits = String(rgb, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
