extension InputDecoder {
  /// The most bytes of a control sequence that is read; a longer one is dropped to its end.
  private static let longestSequence = 64

  /// What starts with an escape byte.
  mutating func escapeStep(_ rest: ArraySlice<UInt8>) -> Step {
    guard let second = rest.dropFirst().first else { return .wait }
    switch second {
    case 0x1B: return .event(.key(.escape), length: 1)
    case UInt8(ascii: "["): return controlSequenceStep(rest)
    case UInt8(ascii: "O"): return singleShiftStep(rest)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      guard let third = rest.dropFirst(2).first else { return .wait }
      return InputDecoder.beginsAnswer(second, third)
        ? .dropStarts(.string, length: 2) : altStep(rest)
    default: return altStep(rest)
    }
  }

  /// A key with Alt, which terminals send as an escape byte and what the key types.
  private func altStep(_ rest: ArraySlice<UInt8>) -> Step {
    switch InputDecoder.characterStep(rest.dropFirst(), modifiers: .alt) {
    case .event(let event, let length): .event(event, length: length + 1)
    case .skip(let length): .skip(length: length + 1)
    case .wait, .pasteStarts, .dropStarts: .wait
    }
  }

  /// Whether what stands behind an escape byte is an answer of the terminal, as one about colours.
  ///
  /// It is no key with Alt with another one behind it where it goes on with a number, or with the sign
  /// of a report.
  private static func beginsAnswer(_ introducer: UInt8, _ byte: UInt8) -> Bool {
    switch introducer {
    case UInt8(ascii: "]"): "0123456789".utf8.contains(byte)
    case UInt8(ascii: "P"): "0123456789!$+>|".utf8.contains(byte)
    // One about pictures.
    case UInt8(ascii: "_"): byte == UInt8(ascii: "G")
    default: false
    }
  }

  /// `ESC O` and a letter, as keys send it in application mode.
  private func singleShiftStep(_ rest: ArraySlice<UInt8>) -> Step {
    let held = rest.dropFirst(2).prefix(2).prefix { (0x30...0x39).contains($0) }
    guard held.isEmpty else { return singleShiftStep(rest, held: held) }
    guard let letter = rest.dropFirst(2).first else { return .wait }
    switch letter {
    case UInt8(ascii: "M"): return .event(.key(.enter), length: 3)
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      // The number block: its codes are those of the signs it types, shifted by 64.
      let sign = Character(Unicode.Scalar(letter - 64))
      return .event(.key(.character(sign)), length: 3)
    default:
      guard let code = InputDecoder.code(ofLetter: letter) else { return .skip(length: 3) }
      return .event(.key(Key(code)), length: 3)
    }
  }

  /// `ESC O`, a number for what is held and a letter, as Konsole sends `F1` to `F4` with Shift.
  private func singleShiftStep(_ rest: ArraySlice<UInt8>, held: ArraySlice<UInt8>) -> Step {
    let length = held.count + 3
    guard let letter = rest.dropFirst(length - 1).first else { return .wait }
    guard (0x40...0x7E).contains(letter) else { return .skip(length: length - 1) }
    guard let key = InputDecoder.key([1] + InputDecoder.numbers(in: held), letter: letter) else {
      return .skip(length: length)
    }
    return .event(.key(key), length: length)
  }

  /// `ESC [`, parameters, a letter (ECMA-48, section 5.4).
  private mutating func controlSequenceStep(_ rest: ArraySlice<UInt8>) -> Step {
    let body = rest.dropFirst(2)
    if body.first == UInt8(ascii: "[") {
      return consoleStep(body.dropFirst().first)
    }
    if body.first == UInt8(ascii: "M") {
      return oldMouseStep(body.dropFirst())
    }
    for (offset, byte) in body.enumerated() {
      switch byte {
      case 0x20...0x3F where offset < InputDecoder.longestSequence: continue
      case 0x20...0x3F: return .dropStarts(.sequence, length: offset + 2)
      case 0x40...0x7E:
        let length = offset + 3
        return step(parameters: body.prefix(offset), letter: byte, length: length)
      default:
        // No sequence after all; what broke it is looked at again.
        return .skip(length: offset + 2)
      }
    }
    return .wait
  }

  /// The function keys of the Linux console: `ESC [ [ A` to `E`.
  private func consoleStep(_ letter: UInt8?) -> Step {
    guard let letter else { return .wait }
    guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(letter) else { return .skip(length: 4) }
    return .event(.key(Key(.function(Int(letter - UInt8(ascii: "A")) + 1))), length: 4)
  }

  private mutating func step(
    parameters: ArraySlice<UInt8>, letter: UInt8, length: Int
  ) -> Step {
    if parameters.first == UInt8(ascii: "<") {
      // With a small letter a button went up.
      guard letter == UInt8(ascii: "M") else { return .skip(length: length) }
      return mouseStep(InputDecoder.numbers(in: parameters.dropFirst()), length: length)
    }
    if parameters.first == UInt8(ascii: "?") {
      noteAnswer(parameters.dropFirst(), letter: letter)
      return .skip(length: length)
    }
    let numbers = InputDecoder.numbers(in: parameters)
    switch letter {
    case UInt8(ascii: "I") where parameters.isEmpty: return .event(.focus(true), length: length)
    case UInt8(ascii: "O") where parameters.isEmpty: return .event(.focus(false), length: length)
    case UInt8(ascii: "~") where numbers.first == 200: return .pasteStarts(length: length)
    default:
      guard let key = InputDecoder.key(numbers, letter: letter) else {
        return .skip(length: length)
      }
      return .event(.key(key), length: length)
    }
  }

  /// Whether a mode is known (`CSI ? mode ; state $ y`): 1, set, and 2, reset, mean that it is.
  private mutating func noteAnswer(_ parameters: ArraySlice<UInt8>, letter: UInt8) {
    guard letter == UInt8(ascii: "y"), parameters.last == UInt8(ascii: "$") else { return }
    let numbers = InputDecoder.numbers(in: parameters.dropLast())
    if numbers.count == 2, numbers[0] == 2026 {
      hasSynchronizedUpdates = numbers[1] == 1 || numbers[1] == 2
    }
  }

  /// Numbers between semicolons.
  ///
  /// Absent ones are 0, and so is all that is no number; what follows a colon refines a number and
  /// is left out.
  static func numbers(in parameters: ArraySlice<UInt8>) -> [Int] {
    guard !parameters.isEmpty else { return [] }
    let parts = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    return parts.map { part in
      let digits = part.prefix { $0 != UInt8(ascii: ":") }
      // `Int` would take a sign for a part of the number.
      guard digits.count <= 9, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return 0 }
      return Int(String(decoding: digits, as: UTF8.self)) ?? 0
    }
  }
}
