import RedoProtocol
import RedoTestSupport
import Testing

struct CanonicalFormTests {
  private func canonical(_ text: String) -> String? {
    JSONTape.canonical(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("1.0", "1"), ("1e0", "1"), ("-0", "0"), ("-0.0", "0"), ("100e-2", "1"), ("1E21", "1e+21"),
    ("1e20", "100000000000000000000"), ("0.000001", "0.000001"), ("0.0000001", "1e-7"),
    ("9007199254740993", "9007199254740992"), ("1e-400", "0"),
    ("333333333.33333329", "333333333.3333333"),
    ("5e-324", "5e-324"), ("1.7976931348623157e308", "1.7976931348623157e+308"),
  ])
  func `a number is written as ECMAScript writes it`(text: String, expected: String) {
    #expect(canonical(text) == expected)
    #expect(JSONTape.isCanonical(Array(text.utf8)) == (text == expected))
  }

  @Test(arguments: ["1e400", "-1e400", "[1,{\"a\":1e309}]"])
  func `a number beyond the doubles has no canonical form`(text: String) {
    #expect(canonical(text) == nil)
    #expect(JSONTape.fault(in: Array(text.utf8)) == nil)
    #expect(!JSONTape.isCanonical(Array(text.utf8)))
  }

  @Test(arguments: [
    (#""\u0061\/\"\\""#, #""a/\"\\""#), (#""\u0008\u0009\u000A\u000C\u000D""#, #""\b\t\n\f\r""#),
    (#""\u001F\u0000""#, #""\u001f\u0000""#),
    (#""\u007f\u0080\u20AC""#, "\"\u{7F}\u{80}\u{20AC}\""),
    (#""\uD83D\uDE00""#, "\"\u{1F600}\""),
  ])
  func `a string keeps the fewest escapes`(text: String, expected: String) {
    #expect(canonical(text) == expected)
    #expect(!JSONTape.isCanonical(Array(text.utf8)))
    #expect(JSONTape.isCanonical(Array(expected.utf8)))
  }

  @Test func `keys stand in the order of UTF-16, at every level`() {
    // U+FB33 comes before U+1F600 by scalar and after it by UTF-16 code unit.
    let text = "{\"\u{FB33}\":1,\"\u{1F600}\":{\"b\":1,\"a\":2},\"\":0,\"aa\":0,\"a\":0}"
    let expected = "{\"\":0,\"a\":0,\"aa\":0,\"\u{1F600}\":{\"a\":2,\"b\":1},\"\u{FB33}\":1}"
    #expect(canonical(text) == expected)
    #expect(JSONTape.isCanonical(Array(expected.utf8)))
    #expect(!JSONTape.isCanonical(Array("{\"\u{FB33}\":1,\"\u{1F600}\":2}".utf8)))
    #expect(!JSONTape.isCanonical(Array("{\"\u{FB33}\":1,\"\\ud83d\\ude00\":2}".utf8)))
  }

  @Test(arguments: ["[1, 2]", " []", "[] ", "{\"a\" :1}", "[\n]"])
  func `spaces end canonical form`(text: String) {
    #expect(!JSONTape.isCanonical(Array(text.utf8)))
  }

  @Test func `omitted keys go from the object itself, not from what it holds`() throws {
    let text = Array("{\"id\":1,\"a\":{\"id\":2},\"signature\":3}".utf8)
    var tape = JSONTape()
    try tape.read(text.span)
    var bytes: [UInt8] = []
    let isWhole = tape.appendCanonical(
      0, of: text.span, omitting: ["id", "signature"], to: &bytes)
    #expect(isWhole)
    #expect(String(decoding: bytes, as: UTF8.self) == "{\"a\":{\"id\":2}}")
  }

  @Test func `the canonical form of random JSON is stable, however it was spelled`() {
    var generator = SeededGenerator.fromEnvironment(default: 8785)
    for _ in 0..<400 {
      let value = JSONSketch.random(depth: 4, using: &generator)
      let canonical = value.canonical
      #expect(JSONTape.canonical(canonical) == canonical, "seed \(generator.seed)")
      #expect(JSONTape.isCanonical(canonical), "seed \(generator.seed)")
      let respelled = value.respelled(using: &generator)
      #expect(JSONTape.canonical(respelled) == canonical, "seed \(generator.seed)")
      // What the reader takes for canonical is exactly what the writer writes.
      #expect(!JSONTape.isCanonical(respelled) || respelled == canonical, "seed \(generator.seed)")
    }
  }
}
