extension Int64 {
  /// The quotient rounded down, below zero too, as days are counted from moments.
  /// - Parameter divisor: What it is divided by, 1 or more.
  @inlinable public func flooredDivision(by divisor: Int64) -> Int64 {
    self >= 0 ? self / divisor : (self - divisor + 1) / divisor
  }
}
