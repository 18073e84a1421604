internal import RedoProtocol

extension CanonicalWriter {
  /// Writes a string in which nothing acts on a terminal: DEL, the C1 controls, marks of direction,
  /// separators of lines and tags are escaped too.
  ///
  /// Joiners stay, since they make words.
  mutating func text(_ string: String) {
    // Read in one piece, which is quicker than scalar by scalar.
    var plain = string
    guard plain.withUTF8({ bytes in bytes.contains(where: Self.mayAct) }),
      string.unicodeScalars.contains(where: Self.acts)
    else {
      value(plain)
      return
    }
    var quoted: [UInt8] = []
    CanonicalWriter.appendQuoted(string, to: &quoted)
    var escaped: [UInt8] = []
    for scalar in String(decoding: quoted, as: UTF8.self).unicodeScalars {
      escaped += (Self.acts(scalar) ? scalar.escapedInJSON : String(scalar)).utf8
    }
    raw(escaped)
  }

  /// Whether UTF-8 of a scalar that acts may begin with a byte.
  private static func mayAct(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x7F, 0xC2, 0xD8, 0xE2, 0xF3: true
    default: false
    }
  }

  /// Whether a terminal, or what shows its text, acts on a scalar that JSON may hold as it is.
  private static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xE0000...0xE007F:
      true
    default: false
    }
  }

  /// Writes an array of strings.
  mutating func texts(_ strings: [String]) {
    beginArray()
    for string in strings { text(string) }
    endArray()
  }

  /// Writes an array of whole numbers.
  mutating func numbers(_ numbers: [Int]) {
    beginArray()
    for number in numbers { value(Int64(number)) }
    endArray()
  }

  /// Writes a string as `text` does; `null` where there is none.
  mutating func orNull(_ string: String?) {
    if let string { text(string) } else { null() }
  }

  /// Writes a whole number; `null` where there is none.
  mutating func orNull(_ number: Int64?) {
    if let number { value(number) } else { null() }
  }

  /// Writes a moment as RFC 3339 in UTC with milliseconds.
  mutating func moment(_ instant: Instant?) {
    if let instant { value(instant.wallText) } else { null() }
  }

  /// Writes a number as ECMAScript prints it.
  mutating func number(_ number: Double) {
    raw((CanonicalNumber.text(of: number) ?? "null").utf8)
  }
}

/// Members of an object, each with its key; `null` where there is no value.
extension CanonicalWriter {
  /// Writes a member, a text as `text` writes it.
  mutating func member(_ name: StaticString, _ string: String?) {
    key(name)
    orNull(string)
  }

  /// Writes a member, a count.
  mutating func member(_ name: StaticString, _ count: Int) {
    key(name)
    value(Int64(count))
  }

  /// Writes a member, a whole number.
  mutating func member(_ name: StaticString, _ number: Int64?) {
    key(name)
    orNull(number)
  }

  /// Writes a member, `true` or `false`.
  mutating func member(_ name: StaticString, _ isSo: Bool) {
    key(name)
    value(isSo)
  }

  /// Writes a member, a moment as `moment` writes it.
  mutating func member(_ name: StaticString, _ instant: Instant?) {
    key(name)
    moment(instant)
  }

  /// Writes a member, an array of texts.
  mutating func member(_ name: StaticString, _ strings: [String]) {
    key(name)
    texts(strings)
  }

  /// Writes a member, an array of whole numbers.
  mutating func member(_ name: StaticString, _ numbers: [Int]) {
    key(name)
    self.numbers(numbers)
  }
}

extension CommandOutput {
  /// A success that prints one JSON value and a line feed.
  init(json: CanonicalWriter) {
    self.init(standardOutput: json.bytes + [0x0A])
    isJSON = true
  }
}
