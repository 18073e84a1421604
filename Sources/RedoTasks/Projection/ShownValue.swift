public import RedoProtocol

/// A field's value, for people.
public enum ShownValue: Hashable, Sendable {
  /// Nothing set it.
  case unset
  /// A text; notes are one text.
  case text(String)
  /// A number.
  case number(Int64)
  /// Yes or no.
  case flag(Bool)
  /// A moment.
  case moment(Instant)
}

extension ShownValue {
  /// Takes a value out of the log.
  init(_ value: FieldValue, in bytes: LogBytes) {
    switch value {
    case .unset: self = .unset
    case .text(let text): self = .text(bytes.string(text))
    case .number(let number): self = .number(number)
    case .flag(let flag): self = .flag(flag)
    case .instant(let instant): self = .moment(instant)
    case .notes(let notes): self = notes.isEmpty ? .unset : .text(bytes.string(notes))
    }
  }
}
