extension CivilDate {
  /// The date in ISO 8601, `YYYY-MM-DD`.
  ///
  /// One outside ``first`` … ``last`` is written as the nearer of the two.
  public var isoText: String { String(Instant(utc: self, at: .midnight).wallText.prefix(10)) }
}
