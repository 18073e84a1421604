import RedoProtocol
import RedoTestSupport
import Testing

/// Valid and broken UTF-8 inside JSON strings.
@Suite(.enabled(if: Vectors.arePresent, Vectors.absence))
struct UTF8VectorTests {
  static let files = (try? Vectors.files(in: "utf8")) ?? []

  @Test(arguments: files)
  func `exactly the well-formed sequences are accepted, as values and as keys`(file: String) throws
  {
    let cases = try #require(try Vectors.json(of: "utf8/\(file)") as? [[String: Any]])
    for test in cases {
      let bytes = Bytes(hex: test["hex"] as? String ?? "").bytes
      let id = test["id"] as? String ?? ""
      let valid = test["valid"] as? Bool == true
      for padding in ["", "12345"] {
        let inside = Array(padding.utf8) + bytes.flatMap(Self.inJSON) + Array(padding.utf8)
        let value = Array("[\"".utf8) + inside + Array("\"]".utf8)
        let key = Array("{\"".utf8) + inside + Array("\":0}".utf8)
        #expect((JSONTape.fault(in: value) == nil) == valid, "\(id)")
        #expect((JSONTape.fault(in: key) == nil) == valid, "\(id)")
        if valid { #expect(JSONTape.canonical(value) == value, "\(id)") }
      }
    }
    #expect(!cases.isEmpty)
  }

  /// A byte as it stands in a JSON string; quotes, backslashes and control characters are escaped.
  private static func inJSON(_ byte: UInt8) -> [UInt8] {
    guard byte < 0x80 else { return [byte] }
    var quoted: [UInt8] = []
    CanonicalWriter.appendQuoted(String(UnicodeScalar(byte)), to: &quoted)
    return Array(quoted.dropFirst().dropLast())
  }
}
