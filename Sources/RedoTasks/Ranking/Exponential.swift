/// The exponential function, for rooms that import nothing.
enum Exponential {
  private static let ln2 = 0.693_147_180_559_945_3

  /// e to the power of `x`, to about 15 digits; infinite beyond 709, 0 below −745.
  static func value(at x: Double) -> Double {
    guard x < 710 else { return .infinity }
    guard x > -746 else { return 0 }
    let halvings = (x / ln2).rounded()
    let rest = x - halvings * ln2
    var term = 1.0
    var sum = 1.0
    for power in 1...20 {
      term *= rest / Double(power)
      sum += term
    }
    return sum * Double(sign: .plus, exponent: Int(halvings), significand: 1)
  }
}
