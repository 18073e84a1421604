extension InputDecoder {
  /// A control byte or a UTF-8 character.
  static func characterStep(_ rest: ArraySlice<UInt8>, modifiers: Key.Modifiers) -> Step {
    guard let first = rest.first else { return .wait }
    if first < 0x20 || first == 0x7F {
      return .event(.key(controlKey(first, modifiers)), length: 1)
    }
    if first < 0x80 {
      let key = Key.character(Character(Unicode.Scalar(first)), modifiers)
      return .event(.key(key), length: 1)
    }
    return multibyteStep(rest, first: first, modifiers: modifiers)
  }

  /// The key of a control byte.
  static func controlKey(_ byte: UInt8, _ modifiers: Key.Modifiers) -> Key {
    switch byte {
    case 0x00: Key(.character(" "), modifiers.union(.control))
    case 0x09: Key(.tab, modifiers)
    case 0x0A, 0x0D: Key(.enter, modifiers)
    case 0x1B: Key(.escape, modifiers)
    case 0x7F: Key(.backspace, modifiers)
    default:
      Key(
        .character(Character(Unicode.Scalar(byte < 0x1B ? byte + 0x60 : byte + 0x40))),
        modifiers.union(.control))
    }
  }

  /// Waits for the rest of a character that is incomplete and sound so far; skips a byte otherwise.
  private static func multibyteStep(
    _ rest: ArraySlice<UInt8>, first: UInt8, modifiers: Key.Modifiers
  ) -> Step {
    let length =
      switch first {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    guard length > 0 else { return .skip(length: 1) }
    let present = rest.prefix(length)
    guard present.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else { return .skip(length: 1) }
    guard present.count == length else { return .wait }
    guard let text = String(validating: present, as: UTF8.self), let character = text.first,
      text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
    else { return .skip(length: length) }
    return .event(.key(.character(character, modifiers)), length: length)
  }
}
