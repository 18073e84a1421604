/// Words beside a date or a repeat that speak of it as one says it: `twice` of `twice weekly`.
extension DateRemnant {
  /// Reads the words from a place of a line on.
  static func spoken(at place: Int, of line: LineParts) -> DateSlip.Match? {
    let keys = line.words(at: place).map { $0.lowercased() }
    return times(keys, at: place, of: line) ?? notBefore(keys, at: place, of: line)
  }

  /// `not` in front of `before friday` and `until friday`, which would be due by it.
  private static func notBefore(
    _ keys: [String], at place: Int, of line: LineParts
  ) -> DateSlip.Match? {
    guard keys == ["not"], line.isDate(place + 1),
      ["before", "until", "till"].contains(line.text(at: place + 1).lowercased())
    else { return nil }
    return (1, "the date by which it is due")
  }

  /// `once`, `twice` and `3 times` in front of a repeat.
  private static func times(
    _ keys: [String], at place: Int, of line: LineParts
  ) -> DateSlip.Match? {
    guard let length = DateSlip.times(keys[...]), length == keys.count,
      line.isRepeat(place + length)
    else { return nil }
    return (length, keys[0] == "once" ? "the repeat alone, such as weekly" : DateSlip.forEach)
  }
}
