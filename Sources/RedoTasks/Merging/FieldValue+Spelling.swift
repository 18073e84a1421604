internal import RedoProtocol

extension FieldValue {
  /// Bytes that two values of one field share exactly when they are equal, for telling many apart.
  func spelling(in bytes: LogBytes) -> [UInt8] {
    switch self {
    case .unset: []
    case .text(let text): Array(("t" + bytes.string(text)).utf8)
    case .number(let number): Array("n\(number)".utf8)
    case .flag(let flag): Array("f\(flag)".utf8)
    case .instant(let instant): Array("i\(instant.milliseconds)".utf8)
    case .notes(let notes): Array(("s" + bytes.string(notes)).utf8)
    }
  }
}
