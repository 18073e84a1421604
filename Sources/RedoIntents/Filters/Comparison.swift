/// How a term compares: `<`, `<=`, `>`, `>=`, and `:` or `=` for equality.
enum Comparison: String, CaseIterable {
  // The longer signs first, so that they are found before their own beginnings.
  case atMost = "<="
  case atLeast = ">="
  case below = "<"
  case above = ">"
  case equal = ":"
  case same = "="

  /// Whether a byte may be part of a sign.
  static func isSign(_ byte: UInt8) -> Bool {
    "<>=:".utf8.contains(byte)
  }

  /// Takes a word apart at its first sign; nil where it has none, or nothing before it.
  static func split(_ key: String) -> (name: String, comparison: Comparison, value: String)? {
    guard let index = key.utf8.firstIndex(where: isSign), index > key.startIndex else { return nil }
    let rest = key[index...]
    guard let comparison = allCases.first(where: { rest.utf8.starts(with: $0.rawValue.utf8) })
    else { return nil }
    let value = rest.utf8.dropFirst(comparison.rawValue.utf8.count)
    return (String(key[..<index]), comparison, String(decoding: value, as: UTF8.self))
  }

  /// The numbers that compare so to a value that spans a few of them, as a day spans moments.
  func range(of span: Range<Int64>) -> ClosedRange<Int64> {
    switch self {
    case .atMost: .min...(span.upperBound - 1)
    case .atLeast: span.lowerBound ... .max
    case .below: .min...(span.lowerBound - 1)
    case .above: span.upperBound ... .max
    case .equal, .same: span.lowerBound...(span.upperBound - 1)
    }
  }
}
