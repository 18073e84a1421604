public import RedoProtocol

/// A field's value, for people.
///
/// Two are equal where they are to the log: of texts to the byte, also where both would look alike.
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

extension ShownValue {
  /// Whether both are the same, which canonically equivalent spellings are not (``StoredText``).
  public static func == (left: ShownValue, right: ShownValue) -> Bool {
    switch (left, right) {
    case (.unset, .unset): true
    case (.text(let left), .text(let right)): StoredText(left) == StoredText(right)
    case (.number(let left), .number(let right)): left == right
    case (.flag(let left), .flag(let right)): left == right
    case (.moment(let left), .moment(let right)): left == right
    case (.unset, _), (.text, _), (.number, _), (.flag, _), (.moment, _): false
    }
  }
}
