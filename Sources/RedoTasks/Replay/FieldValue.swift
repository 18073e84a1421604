internal import RedoProtocol

/// A field's value while a MERGE compares and settles it.
enum FieldValue {
  /// Nothing set it.
  case unset
  case text(LogText)
  case number(Int64)
  case flag(Bool)
  case instant(Instant)
  case notes([LogText])

  /// Whether two values are the same; texts by what they say, not where they stand.
  func isEqual(to other: FieldValue, in bytes: LogBytes) -> Bool {
    switch (self, other) {
    case (.unset, .unset): true
    case (.text(let left), .text(let right)): Self.isEqual(left, right, bytes)
    case (.number(let left), .number(let right)): left == right
    case (.flag(let left), .flag(let right)): left == right
    case (.instant(let left), .instant(let right)): left == right
    case (.notes(let left), .notes(let right)):
      left == right || bytes.string(left).utf8.elementsEqual(bytes.string(right).utf8)
    default: false
    }
  }

  private static func isEqual(_ left: LogText, _ right: LogText, _ bytes: LogBytes) -> Bool {
    left == right || bytes.string(left).utf8.elementsEqual(bytes.string(right).utf8)
  }

  /// The number, where there is one.
  var number: Int64? {
    if case .number(let number) = self { number } else { nil }
  }
}

extension LogBytes {
  /// A todo's notes as one text, one line a change.
  func string(_ notes: [LogText]) -> String {
    notes.map { string($0) }.joined(separator: "\n")
  }
}
