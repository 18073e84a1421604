internal import RedoProtocol

extension CanonicalWriter {
  /// Writes a string in which nothing acts on a terminal: DEL and the C1 controls are escaped too.
  mutating func text(_ string: String) {
    // Read in one piece, which is quicker than byte by byte through the string's own view.
    var plain = string
    guard plain.withUTF8({ bytes in bytes.contains { $0 == 0x7F || $0 == 0xC2 } }) else {
      value(plain)
      return
    }
    var quoted: [UInt8] = []
    CanonicalWriter.appendQuoted(string, to: &quoted)
    var escaped: [UInt8] = []
    var index = 0
    while index < quoted.count {
      let byte = quoted[index]
      // C1 controls are C2 80 … C2 9F in UTF-8.
      if byte == 0xC2, (0x80...0x9F).contains(quoted[index + 1]) {
        escaped += Array("\\u00".utf8) + Array(Hex.text(of: [quoted[index + 1]]).utf8)
        index += 2
        continue
      }
      if byte == 0x7F { escaped += Array("\\u007f".utf8) } else { escaped.append(byte) }
      index += 1
    }
    raw(escaped)
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
  }
}
