/// The values of an iCalendar's lines: what is written with a backslash, and how that is undone.
///
/// All of it byte by byte: a mark that combines with a sign would hide it from who looks at
/// characters.
enum CalendarText {
  private static let backslash = UInt8(ascii: "\\")

  /// A text with what means something in a value escaped.
  static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case backslash, UInt8(ascii: ";"), UInt8(ascii: ","): bytes += [backslash, byte]
      case 0x0D, 0x0A:
        if byte == 0x0D, rest.first == 0x0A { rest.removeFirst() }
        bytes += [backslash, UInt8(ascii: "n")]
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text of a value with its escapes undone.
  static func unescaped(_ value: some Sequence<UInt8>) -> String {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in value {
      if isEscaped {
        let isBreak = byte == UInt8(ascii: "n") || byte == UInt8(ascii: "N")
        bytes.append(isBreak ? 0x0A : byte)
        isEscaped = false
      } else if byte == backslash {
        isEscaped = true
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The parts of a value between commas, their escapes undone.
  static func parts(of value: String) -> [String] {
    var isEscaped = false
    return value.utf8.split(omittingEmptySubsequences: false) { byte in
      let isEnd = byte == UInt8(ascii: ",") && !isEscaped
      isEscaped = byte == backslash && !isEscaped
      return isEnd
    }.map { unescaped($0) }
  }
}
