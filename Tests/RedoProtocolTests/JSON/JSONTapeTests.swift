import RedoProtocol
import RedoTestSupport
import Testing

struct JSONTapeTests {
  private func fault(_ text: String) -> JSONError? { JSONTape.fault(in: Array(text.utf8)) }

  @Test(arguments: [
    "null", " true ", "false", "0", "-0", "1.5e+3", "\"\"", "[]", "{}", "[1,[2,{}],null]",
    "{\"a\":1,\"b\":[\"\\u0041\\ud83d\\ude00\"]}", "\t{\r\n\"a\" : 1 } ",
  ])
  func `a JSON text is accepted`(text: String) {
    #expect(fault(text) == nil)
  }

  @Test(arguments: [
    ("", JSONError.unexpectedEnd), (" ", .unexpectedEnd), ("[", .unexpectedEnd),
    ("{\"a\"", .unexpectedEnd), ("\"a", .unexpectedEnd), ("tru", .unexpectedEnd),
    ("1.", .unexpectedEnd), ("-", .unexpectedEnd), ("\"\\u12", .unexpectedEnd),
    ("[1,]", .unexpectedByte(offset: 3)), ("{\"a\":1,}", .unexpectedByte(offset: 7)),
    ("[1 2]", .unexpectedByte(offset: 3)), ("01", .unexpectedByte(offset: 1)),
    ("nul1", .unexpectedByte(offset: 0)), ("{} {}", .unexpectedByte(offset: 3)),
    ("\"\\x\"", .unexpectedByte(offset: 2)), ("\"a\tb\"", .unexpectedByte(offset: 2)),
    ("{1:2}", .unexpectedByte(offset: 1)), ("{\"a\",1}", .unexpectedByte(offset: 4)),
    ("\u{FEFF}{}", .unexpectedByte(offset: 0)), ("NaN", .unexpectedByte(offset: 0)),
    ("\"\\ud800\"", .loneSurrogate(offset: 1)), ("\"\\udc00\"", .loneSurrogate(offset: 1)),
    ("\"\\ud800\\u0041\"", .loneSurrogate(offset: 1)),
    ("{\"a\":1,\"a\":1}", .duplicateKey(offset: 8)),
    ("{\"b\":1,\"a\":1,\"\\u0062\":2}", .duplicateKey(offset: 14)),
  ])
  func `anything else is refused and the place is named`(text: String, expected: JSONError) {
    #expect(fault(text) == expected)
  }

  @Test(
    arguments: [
      ("{\"a\":1,\"b\":2}", 4), ("{\"\\u0062\":1}", 2), ("{\"a\":{\"b\":1}}", nil),
      ("[\"b\",1]", nil), ("\"b\"", nil), ("{}", nil),
    ] as [(String, Int?)])
  func `a member is found by its name, in an object alone`(text: String, place: Int?) throws {
    let bytes = Array(text.utf8)
    var tape = JSONTape()
    try tape.read(bytes.span)
    let found = tape.value(of: "b", in: 0, bytes.span)
    #expect(found == place)
  }

  @Test func `bytes that are not UTF-8 are refused where they start`() {
    #expect(JSONTape.fault(in: [0x22, 0x61, 0xFF, 0x22]) == .invalidUTF8(offset: 2))
    #expect(JSONTape.fault(in: [0x22, 0xC3, 0x22]) == .invalidUTF8(offset: 1))
  }

  @Test func `nesting is read to the limit and refused beyond it`() {
    let limit = JSONTape.depthLimit
    let deepest = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    #expect(fault(deepest) == nil)
    #expect(JSONTape.canonical(Array(deepest.utf8)) == Array(deepest.utf8))
    #expect(fault("[" + deepest + "]") == .tooDeep(offset: limit))
    let objects = String(repeating: "{\"a\":", count: limit)
    #expect(fault(objects + "1" + String(repeating: "}", count: limit)) == nil)
    #expect(fault(objects + "{}") == .tooDeep(offset: objects.utf8.count))
    // A hundred thousand brackets are no deeper for the reader than the limit.
    #expect(fault(String(repeating: "[", count: 100_000)) == .tooDeep(offset: limit))
  }

  @Test func `a text is read to the longest length and refused beyond it`() {
    let longest = [0x22] + [UInt8](repeating: 0x61, count: JSONTape.lengthLimit - 2) + [0x22]
    #expect(JSONTape.fault(in: longest) == nil)
    #expect(JSONTape.fault(in: longest + [0x20]) == .tooLong)
  }

  @Test func `a number of a million digits is read and has no integer`() {
    let digits = [UInt8](repeating: 0x39, count: 1_000_000)
    #expect(JSONTape.fault(in: digits) == nil)
    #expect(JSONTape.canonical(digits) == nil)
    #expect(CanonicalNumber.integer(of: digits.span, 0..<digits.count) == nil)
  }

  @Test func `a key is found by its bytes, not by what looks like it`() throws {
    // The Kelvin sign equals K to Swift's strings, and is another key.
    for text in ["{\"\\u212Aey\":1}", "{\"\u{212A}ey\":1}"] {
      let bytes = Array(text.utf8)
      var tape = JSONTape()
      try tape.read(bytes.span)
      let isKey = tape.string(1, is: "Key", in: bytes.span)
      #expect(!isKey)
    }
    let bytes = Array("{\"\\u004bey\":1}".utf8)
    var tape = JSONTape()
    try tape.read(bytes.span)
    let isKey = tape.string(1, is: "Key", in: bytes.span)
    #expect(isKey)
  }

  @Test func `keys that only normalisation makes equal are two keys`() {
    #expect(fault("{\"\u{E9}\":1,\"e\u{301}\":2}") == nil)
    #expect(fault("{\"\u{E9}\":1,\"\\u00e9\":2}") != nil)
  }

  @Test func `a tape that refused a text reads the next one`() throws {
    var tape = JSONTape()
    let broken = Array("[[[{\"a\":1,".utf8)
    #expect((try? tape.read(broken.span)) == nil)
    let sound = Array("[1,2]".utf8)
    try tape.read(sound.span)
    #expect(Array(tape.elements(of: 0)) == [1, 2])
  }

  @Test(
    arguments: [
      ("[]", nil), ("{}", nil), ("[[7],8]", 1), ("{\"a\":{\"b\":1},\"c\":2}", 1),
    ] as [(String, Int?)])
  func `the first of what stands side by side is there unless nothing does`(
    text: String, first: Int?
  ) throws {
    let bytes = Array(text.utf8)
    var tape = JSONTape()
    try tape.read(bytes.span)
    let elements = tape[0].kind == .object ? tape.keys(of: 0) : tape.elements(of: 0)
    #expect(elements.first == first)
    #expect(Array(elements).first == first)
  }
}
