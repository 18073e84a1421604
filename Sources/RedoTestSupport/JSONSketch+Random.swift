/// Random JSON, and random spellings of the same JSON.
extension JSONSketch {
  private static let texts = [
    "", "a", "b", "aa", "é", "e\u{301}", "\u{FB33}", "😀", "\u{FFFF}", "\n", "\u{1}", "\"", "\\",
    "/", "\u{7F}", "\u{2028}", "K", "\u{212A}", "日本", "\u{10FFFF}",
  ]
  private static let numbers = [
    "0", "-0", "1", "-1", "1.0", "1e0", "10e-1", "9007199254740991", "9007199254740993", "1e21",
    "1e-7", "0.1", "123456789012345", "1234567890123456", "5e-324", "-1.5E+3",
  ]

  /// A random value that nests at most `depth` deep.
  public static func random(
    depth: Int, using generator: inout SeededGenerator
  ) -> JSONSketch {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &generator) {
    case 0: return .raw(["true", "false", "null"].randomElement(using: &generator) ?? "null")
    case 1: return .raw(numbers.randomElement(using: &generator) ?? "0")
    case 2, 3: return .string(text(using: &generator))
    case 4:
      return .array(
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in
          random(depth: depth - 1, using: &generator)
        })
    default:
      var members: [Member] = []
      for _ in 0..<Int.random(in: 0...5, using: &generator) {
        let key = text(using: &generator)
        let isNew = !members.contains { $0.key.utf8.elementsEqual(key.utf8) }
        if isNew { members.append(Member(key, random(depth: depth - 1, using: &generator))) }
      }
      return .object(members)
    }
  }

  private static func text(using generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      texts.randomElement(using: &generator) ?? ""
    }.joined()
  }

  /// The same value with its members in another order, spaces, and escapes that nobody needs.
  public func respelled(using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = Self.space(using: &generator)
    switch self {
    case .raw(let text): bytes += text.utf8
    case .string(let string): bytes += Self.quoted(string, using: &generator)
    case .array(let elements):
      bytes += "[".utf8
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes += ",".utf8 }
        bytes += element.respelled(using: &generator)
      }
      bytes += "]".utf8
    case .object(let members):
      bytes += "{".utf8
      for (index, member) in members.shuffled(using: &generator).enumerated() {
        if index > 0 { bytes += ",".utf8 }
        bytes += Self.space(using: &generator)
        bytes += Self.quoted(member.key, using: &generator)
        bytes += Self.space(using: &generator)
        bytes += ":".utf8
        bytes += member.value.respelled(using: &generator)
      }
      bytes += "}".utf8
    }
    return bytes + Self.space(using: &generator)
  }

  private static func space(using generator: inout SeededGenerator) -> [UInt8] {
    Array((["", "", "", " ", "\t", "\r", " \t "].randomElement(using: &generator) ?? "").utf8)
  }

  private static func quoted(_ string: String, using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = Array("\"".utf8)
    for scalar in string.unicodeScalars {
      let isPlain = scalar.value >= 0x20 && scalar != "\"" && scalar != "\\"
      if isPlain, Int.random(in: 0..<4, using: &generator) > 0 {
        bytes += String(scalar).utf8
      } else {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16, uppercase: Bool.random(using: &generator))
          bytes += "\\u".utf8 + [UInt8](repeating: 0x30, count: 4 - digits.utf8.count) + digits.utf8
        }
      }
    }
    return bytes + "\"".utf8
  }
}
