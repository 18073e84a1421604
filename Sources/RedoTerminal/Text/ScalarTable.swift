/// What Unicode 15.0 says of each scalar, from tables of our own: no system's idea of width matters.
enum ScalarTable {
  /// The properties of a scalar.
  ///
  /// Constant time for printable ASCII but digits, `#` and `*`, on which emoji are built; a binary
  /// search for these and all others.
  static func properties(of scalar: Unicode.Scalar) -> ScalarProperties {
    if scalar.value >= 0x20 && scalar.value < 0x7F && !isKeycapBase(scalar) {
      return .plain
    }
    let runs = runs
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle] >> 8 <= scalar.value {
        low = middle
      } else {
        high = middle
      }
    }
    return ScalarProperties(rawValue: UInt8(truncatingIfNeeded: runs[low]))
  }

  private static func isKeycapBase(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "#" || scalar == "*" || (scalar >= "0" && scalar <= "9")
  }
}
