extension InputDecoder {
  /// The key of a control sequence with numeric parameters.
  static func key(_ numbers: [Int], letter: UInt8) -> Key? {
    let modifiers = modifiers(ofParameter: numbers.count > 1 ? numbers[1] : 1)
    switch letter {
    case UInt8(ascii: "~"):
      if numbers.count == 3, numbers[0] == 27 {
        return key(ofCodePoint: numbers[2], modifiers)
      }
      return code(ofNumber: numbers.first ?? 0).map { Key($0, modifiers) }
    case UInt8(ascii: "u"):
      return key(ofCodePoint: numbers.first ?? 0, modifiers)
    case UInt8(ascii: "Z"):
      return Key(.backtab, modifiers.subtracting(.shift))
    default:
      // With a first parameter other than 1 this is an answer, such as the cursor's place.
      guard numbers.first ?? 1 <= 1 else { return nil }
      return code(ofLetter: letter).map { Key($0, modifiers) }
    }
  }

  /// The key of a final letter, as in `CSI A` and `SS3 P`.
  static func code(ofLetter letter: UInt8) -> Key.Code? {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(letter) - 0x4F)
    default: nil
    }
  }

  /// The key of a number before `~`; the gaps in the function keys are the VT220's.
  private static func code(ofNumber number: Int) -> Key.Code? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28...29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// A key given by its character, which terminals send when asked for unambiguous keys.
  private static func key(ofCodePoint value: Int, _ modifiers: Key.Modifiers) -> Key? {
    switch value {
    case 9:
      return modifiers.contains(.shift)
        ? Key(.backtab, modifiers.subtracting(.shift)) : Key(.tab, modifiers)
    case 13: return Key(.enter, modifiers)
    case 27: return Key(.escape, modifiers)
    case 8, 127: return Key(.backspace, modifiers)
    default:
      guard value >= 32, let scalar = UInt32(exactly: value).flatMap(Unicode.Scalar.init),
        scalar.properties.generalCategory != .control,
        scalar.properties.generalCategory != .privateUse
      else { return nil }
      return .character(Character(scalar), modifiers.subtracting(.shift))
    }
  }

  /// Modifiers are sent as one more than the sum of shift 1, alt 2, control 4; higher bits name keys
  /// that are not told apart here.
  private static func modifiers(ofParameter parameter: Int) -> Key.Modifiers {
    let bits = max(0, parameter - 1)
    var modifiers: Key.Modifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & 2 != 0 { modifiers.insert(.alt) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    return modifiers
  }
}
