import RedoCrypto
import Testing

/// Bytes that nobody else may see.
struct SecretTests {
  private func secret(_ text: String) throws -> Secret {
    try #require(Secret(text.utf8))
  }

  @Test func `a secret lends its bytes and nothing else`() throws {
    let secret = try secret("canary-token")
    #expect(secret.withBytes { String(decoding: $0, as: UTF8.self) } == "canary-token")
    for text in ["\(secret)", String(describing: secret), String(reflecting: secret)] {
      #expect(!text.contains("canary"))
    }
    var dumped = ""
    dump(["it": secret], to: &dumped)
    #expect(!dumped.contains("canary"))
  }

  private struct Refusal: Error {}

  @Test func `what goes wrong while it is lent is thrown on`() throws {
    let secret = try secret("abc")
    #expect(throws: Refusal.self) { try secret.withBytes { _ in throw Refusal() } }
  }

  @Test func `equal bytes are equal`() throws {
    #expect(try secret("abc") == secret("abc"))
    #expect(try secret("abc") != secret("abd"))
    #expect(try secret("abc") != secret("ab"))
    #expect(try secret("") == secret(""))
    #expect(try Set([secret("abc"), secret("abc")]).count == 1)
  }

  @Test func `a text that repeats a good part of it gives it away`() throws {
    let secret = try secret("0123456789abcdefghij")
    #expect(secret.isGivenAway(by: "it said 0123456789abcdefghij, no".utf8))
    #expect(secret.isGivenAway(by: "…456789abcdef…".utf8))
    #expect(!secret.isGivenAway(by: "456789abcde".utf8))
    #expect(!secret.isGivenAway(by: "".utf8))
    #expect(!(try self.secret("")).isGivenAway(by: "anything".utf8))
  }

  @Test func `an array that is wiped holds zeros`() {
    var bytes: [UInt8] = [1, 2, 3]
    bytes.wipe()
    #expect(bytes == [0, 0, 0])
    var none: [UInt8] = []
    none.wipe()
    #expect(none.isEmpty)
  }
}
