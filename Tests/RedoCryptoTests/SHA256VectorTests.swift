import RedoCrypto
import RedoTestSupport
import Testing

/// SHA-256 against NIST's short and long messages.
@Suite(.enabled(if: Vectors.arePresent, Vectors.absence))
struct SHA256VectorTests {
  static let files = (try? Vectors.files(in: "sha256")) ?? []

  @Test(arguments: files)
  func `every message has its published digest, whole and in two pieces`(file: String) throws {
    let sha256 = SHA256()
    var length = 0
    var message: [UInt8] = []
    var count = 0
    for line in try Vectors.text(of: "sha256/\(file)").split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: " ")
      guard parts.count == 3, parts[1] == "=" else { continue }
      switch parts[0] {
      case "Len": length = (Int(parts[2]) ?? 0) / 8
      case "Msg": message = Array(Bytes(hex: String(parts[2])).bytes.prefix(length))
      case "MD":
        let expected = Bytes(hex: String(parts[2])).bytes
        #expect(sha256.digest(of: message).bytes == expected, "length \(length)")
        sha256.update(message.span.extracting(first: length / 3))
        sha256.update(message.span.extracting(droppingFirst: length / 3))
        #expect(sha256.finish().bytes == expected, "length \(length), in pieces")
        count += 1
      default: continue
      }
    }
    #expect(count > 0)
  }
}
