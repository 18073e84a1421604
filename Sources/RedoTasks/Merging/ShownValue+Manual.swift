internal import RedoProtocol

extension ShownValue {
  /// What a resolution gives by hand to have it shown; nil for what is not set: none gives that.
  var manual: FieldResolution<String>.Value? {
    switch self {
    case .unset: nil
    case .text(let text): .text(text)
    case .number(let number): .integer(number)
    case .flag(let flag): .boolean(flag)
    case .moment(let instant): .text(instant.wallText)
    }
  }
}
