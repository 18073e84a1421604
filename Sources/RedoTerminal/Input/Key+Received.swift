extension Key {
  /// The key that comes from most terminals where this one is pressed; nil where its keyboard decides.
  ///
  /// It is another one where Shift is held, which makes another character, and where Control makes
  /// the byte of a key that has a name: Ctrl-i is Tab. What terminals send that were set to
  /// tell every key apart (xterm's `modifyOtherKeys`, kitty's `CSI u`) is read too; redo sets none so.
  public var received: Key? {
    let held = modifiers.subtracting(.shift)
    switch code {
    case .backtab:
      return Key(code, held)
    case .character(let character) where held.contains(.control):
      // As in the notation ^I: a control byte is its sign's but for one bit.
      let sign = character.asciiValue.map { character.isLowercase ? $0 - 0x20 : $0 }
      guard let sign, (UInt8(ascii: "?")...UInt8(ascii: "_")).contains(sign) else {
        return Key(code, held)
      }
      return InputDecoder.controlKey(sign ^ 0x40, held.subtracting(.control))
    case .character(" "):
      return Key(code, held)
    case .character(let character) where modifiers.contains(.shift):
      let capital = character.uppercased()
      guard character.isLetter, capital.count == 1 else { return nil }
      return .character(Character(capital), held)
    default:
      return self
    }
  }
}
