extension Color {
  /// The contrast of two colours by WCAG 2, in hundredths: 100 (none) to 2100 (black on white).
  public func contrast(with other: Color) -> Int {
    let (lighter, darker) = (
      max(luminance, other.luminance), min(luminance, other.luminance)
    )
    return Int((lighter + 0.05) / (darker + 0.05) * 100)
  }

  /// Relative luminance by WCAG 2, 0 to 1.
  ///
  /// The curve's power 2.4 is a square times two fifth roots, since the standard library has no
  /// power function.
  var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      guard value > 0.04045 else { return value / 12.92 }
      let base = (value + 0.055) / 1.055
      let root = Color.fifthRoot(base)
      return base * base * root * root
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Newton's method; twenty steps are exact for values between 0 and 1.1.
  private static func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<20 {
      let power = root * root * root * root
      root -= (power * root - value) / (5 * power)
    }
    return root
  }
}
