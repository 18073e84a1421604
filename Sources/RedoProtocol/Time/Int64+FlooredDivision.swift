extension Int64 {
  /// The quotient rounded down, below zero too, as days are counted from moments.
  /// - Parameter divisor: what it is divided by, 1 or more.
  /// - Returns: the greatest number of whole divisors that is no more than this.
  @inlinable public func flooredDivision(by divisor: Int64) -> Int64 {
    self >= 0 ? self / divisor : (self - divisor + 1) / divisor
  }
}
