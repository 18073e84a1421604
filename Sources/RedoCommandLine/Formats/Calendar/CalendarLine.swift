/// One line of an iCalendar: a name, parameters and a value.
struct CalendarLine {
  /// The name in capitals.
  let name: String
  /// The value as it stands.
  let value: String
  private let parameters: [(name: String, value: String)]

  /// Takes a line apart; nil where there is no colon.
  init?(_ line: String) {
    var isQuoted = false
    func isSign(_ byte: UInt8, _ sign: Unicode.Scalar) -> Bool {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      return byte == UInt8(ascii: sign) && !isQuoted
    }
    guard let colon = line.utf8.firstIndex(where: { isSign($0, ":") }) else { return nil }
    isQuoted = false
    let parts = line.utf8[..<colon].split(omittingEmptySubsequences: false) { isSign($0, ";") }
      .map { String(decoding: $0, as: UTF8.self) }
    name = parts[0].uppercased()
    value = String(decoding: line.utf8[colon...].dropFirst(), as: UTF8.self)
    parameters = parts.dropFirst().map { part in
      let pair = part.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1)
        .map { String(decoding: $0, as: UTF8.self) }
      return (pair.first?.uppercased() ?? "", pair.count == 2 ? pair[1] : "")
    }
  }

  /// A parameter's value.
  func parameter(_ name: String) -> String? {
    parameters.first { $0.name == name }?.value
  }

  /// The value with its escapes undone.
  var text: String { CalendarText.unescaped(value.utf8) }

  /// The parts of a value between commas, their escapes undone.
  var texts: [String] { CalendarText.parts(of: value) }

  /// The parts of a rule, names and values in capitals: `FREQ=YEARLY;BYMONTH=3`.
  var rule: [String: String] { RepeatRule.parts(of: value) }

  /// A line as it is written: escaped, with nothing in it that acts on a terminal, and folded so that
  /// none is over 75 bytes.
  static func written(_ name: String, _ value: String, isText: Bool = true) -> String {
    folded(name + ":" + (isText ? CalendarText.escaped(FileText.visible(value)) : value))
  }

  private static func folded(_ line: String) -> String {
    var (text, length) = ("", 0)
    for scalar in line.unicodeScalars where scalar.value >= 0x20 || scalar == "\t" {
      let size = UTF8.width(scalar)
      if length + size > 75 {
        text += "\r\n "
        length = 1
      }
      text.unicodeScalars.append(scalar)
      length += size
    }
    return text + "\r\n"
  }
}
