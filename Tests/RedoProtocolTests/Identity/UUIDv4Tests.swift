import Foundation
import RedoProtocol
import RedoTestSupport
import Testing

struct UUIDv4Tests {
  @Test func `a lowercase version 4 UUID is read and printed as it was`() {
    let text = "98d80576-482e-427f-8434-7f86890ab222"
    #expect(UUIDv4(text)?.description == text)
    #expect(TaskID(text)?.description == text)
    #expect(TodoID(text)?.description == text)
  }

  @Test(arguments: [
    "", "98d80576-482e-427f-8434-7f86890ab22", "98d80576-482e-427f-8434-7f86890ab2222",
    "98D80576-482E-427F-8434-7F86890AB222", "98d80576-482e-127f-8434-7f86890ab222",
    "98d80576-482e-427f-7434-7f86890ab222", "98d80576-482e-427f-c434-7f86890ab222",
    "98d80576a482e-427f-8434-7f86890ab222", "98d80576-482e-427f-8434-7f86890ab22g",
    "{98d80576-482e-427f-8434-7f86890ab22}", "98d80576-482e-427f-8434-7f86890ab22\u{0661}",
  ])
  func `anything else is none`(text: String) {
    #expect(UUIDv4(text) == nil)
  }

  @Test func `random bytes make version 4 of the right variant`() {
    var generator = SeededGenerator.fromEnvironment(default: 4)
    for _ in 0..<100 {
      let bytes = (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let uuid = UUIDv4(randomBytes: bytes)
      #expect(UUIDv4(uuid.description) == uuid, "seed \(generator.seed)")
    }
  }

  @Test func `UUIDs order as their text orders`() {
    var generator = SeededGenerator.fromEnvironment(default: 5)
    let uuids = (0..<50).map { _ in
      UUIDv4(randomBytes: (0..<16).map { _ in UInt8.random(in: 0...3, using: &generator) })
    }
    #expect(uuids.sorted().map(\.description) == uuids.map(\.description).sorted())
  }

  /// The rule on top of RFC 9562's form: lowercase, version 4, its variant.
  @Test(.enabled(if: Vectors.arePresent, Vectors.absence))
  func `of the foreign UUIDs exactly the lowercase version 4 ones are read`() throws {
    let cases = try #require(try Vectors.json(of: "format/uuid.json") as? [[String: Any]])
    for test in cases {
      let text = try #require(test["data"] as? String)
      let isValid = test["valid"] as? Bool == true && text == text.lowercased()
      let parts = text.split(separator: "-")
      let isOurs =
        isValid && parts[2].hasPrefix("4") && ["8", "9", "a", "b"].contains(parts[3].prefix(1))
      #expect((UUIDv4(text) != nil) == isOurs, "\(test["description"] ?? "")")
    }
    #expect(!cases.isEmpty)
  }
}
