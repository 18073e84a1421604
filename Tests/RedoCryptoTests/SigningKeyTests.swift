import RedoCrypto
import RedoTestSupport
import Testing

struct SigningKeyTests {
  static let message = Array("a change".utf8)

  @Test func `a signature verifies under its own key alone`() throws {
    let (mine, yours) = (TestDevice(1).key, TestDevice(2).key)
    let signature = mine.signature(of: Self.message)
    #expect(mine.verifyingKey.verifies(signature, of: Self.message))
    #expect(!yours.verifyingKey.verifies(signature, of: Self.message))
  }

  @Test func `a signature with any bit turned does not verify`() {
    let key = TestDevice().key
    let signature = key.signature(of: Self.message)
    for bit in 0..<512 {
      var turned = signature
      turned[bit / 8] ^= 1 << (bit % 8)
      #expect(!key.verifyingKey.verifies(turned, of: Self.message), "bit \(bit)")
    }
  }

  @Test func `a signature with the group's order added to S does not verify`() {
    // RFC 8032, section 5.1.7: S must be below the order, or signatures could be altered.
    let order = Bytes(
      hex: "edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010"
    ).bytes
    let key = TestDevice().key
    var signature = key.signature(of: Self.message)
    var carry = 0
    for index in 0..<32 {
      let sum = Int(signature[32 + index]) + Int(order[index]) + carry
      signature[32 + index] = UInt8(sum & 0xFF)
      carry = sum >> 8
    }
    #expect(!key.verifyingKey.verifies(signature, of: Self.message))
  }

  @Test func `the key of small order that fits every message verifies nothing`() throws {
    let neutral = [1] + [UInt8](repeating: 0, count: 31)
    let key = try #require(VerifyingKey(bytes: neutral))
    #expect(!key.verifies(neutral + [UInt8](repeating: 0, count: 32), of: Self.message))
  }

  @Test(arguments: [0, 31, 33, 64])
  func `keys and seeds of another length are refused`(length: Int) {
    let bytes = [UInt8](repeating: 1, count: length)
    #expect(VerifyingKey(bytes: bytes) == nil)
    #expect(bytes.withUnsafeBytes { SigningKey(seed: $0) } == nil)
  }

  @Test(arguments: [0, 63, 65])
  func `a signature of another length does not verify`(length: Int) {
    let bytes = [UInt8](repeating: 0, count: length)
    #expect(!TestDevice().key.verifyingKey.verifies(bytes, of: Self.message))
  }

  @Test func `a new key differs from the last, and its seed makes it again`() throws {
    let first = try #require(SigningKey())
    let second = try #require(SigningKey())
    #expect(first.verifyingKey != second.verifyingKey)
    let again = try #require(first.withSeed { SigningKey(seed: $0) })
    #expect(again.verifyingKey == first.verifyingKey)
    #expect(again.signature(of: Self.message) == first.signature(of: Self.message))
  }
}
