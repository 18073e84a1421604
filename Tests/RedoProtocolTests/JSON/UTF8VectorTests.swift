import RedoProtocol
import RedoTestSupport
import Testing

/// Valid and broken UTF-8 inside JSON strings.
@Suite(.enabled(if: Vectors.arePresent, Vectors.absence))
struct UTF8VectorTests {
  @Test(arguments: ["utf8tests.json", "kuhn.json"])
  func `exactly the well-formed sequences are accepted, as values and as keys`(file: String) throws
  {
    let cases = try #require(try Vectors.json(of: "utf8/\(file)") as? [[String: Any]])
    for test in cases {
      let bytes = Bytes(hex: test["hex"] as? String ?? "").bytes
      let id = test["id"] as? String ?? ""
      // Quotes, backslashes and control characters are JSON's own matter, not UTF-8's.
      guard !bytes.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) else { continue }
      let valid = test["valid"] as? Bool == true
      for padding in ["", "12345"] {
        let inside = Array(padding.utf8) + bytes + Array(padding.utf8)
        let value = Array("[\"".utf8) + inside + Array("\"]".utf8)
        let key = Array("{\"".utf8) + inside + Array("\":0}".utf8)
        #expect((JSONTape.fault(in: value) == nil) == valid, "\(id)")
        #expect((JSONTape.fault(in: key) == nil) == valid, "\(id)")
        if valid { #expect(JSONTape.canonical(value) == value, "\(id)") }
      }
    }
    #expect(cases.count >= 50)
  }
}
