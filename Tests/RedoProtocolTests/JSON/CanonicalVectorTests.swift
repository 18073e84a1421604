import RedoProtocol
import RedoTestSupport
import Testing

/// RFC 8785 against its published examples.
@Suite(.enabled(if: Vectors.arePresent, Vectors.absence))
struct CanonicalVectorTests {
  static let names = (try? Vectors.files(in: "jcs/input")) ?? []

  @Test(arguments: names)
  func `the input becomes the published output, byte for byte`(name: String) throws {
    let input = try Vectors.bytes(of: "jcs/input/\(name)")
    let output = try Vectors.bytes(of: "jcs/output/\(name)")
    let hex = try Vectors.text(
      of: "jcs/outhex/\(name.replacing(".json", with: ".txt"))")
    #expect(JSONTape.canonical(input) == output)
    #expect(JSONTape.canonical(input) == Bytes(hex: hex).bytes)
    #expect(JSONTape.canonical(output) == output)
    #expect(JSONTape.isCanonical(output))
    #expect(!JSONTape.isCanonical(input))
  }

  @Test func `every double is printed as ECMAScript prints it`() throws {
    let lines = try Vectors.text(of: "jcs/es6numbers.txt").split(separator: "\n")
    for line in lines {
      let parts = line.split(separator: ",")
      let pattern = try #require(UInt64(parts[0], radix: 16))
      let text = CanonicalNumber.text(of: Double(bitPattern: pattern))
      guard text == String(parts[1]) else {
        Issue.record("\(line): got \(text ?? "nothing")")
        continue
      }
      // Read back and printed again, it stays.
      #expect(JSONTape.isCanonical(Array(parts[1].utf8)), "\(line)")
    }
    #expect(!lines.isEmpty)
  }
}
