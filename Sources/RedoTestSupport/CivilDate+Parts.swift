public import RedoProtocol
internal import Testing

extension CivilDate {
  /// The date of a year, a month and a day, which have to be one.
  public init(_ year: Int, _ month: Int, _ day: Int) throws {
    self = try #require(CivilDate(year: year, month: month, day: day))
  }
}
