import RedoCrypto
import RedoTestSupport
import Testing

struct KeyedHashTests {
  static let message = Array("watermark".utf8)

  private func hash(_ byte: UInt8) throws -> KeyedHash {
    try #require(KeyedHash(key: [UInt8](repeating: byte, count: KeyedHash.length)))
  }

  @Test func `a seal fits its key and message alone`() throws {
    let seal = try hash(1).seal(of: Self.message)
    #expect(seal.count == KeyedHash.length)
    #expect(try hash(1).isSeal(seal, of: Self.message))
    #expect(try !hash(2).isSeal(seal, of: Self.message))
    #expect(try !hash(1).isSeal(seal, of: Self.message + [0]))
    #expect(try !hash(1).isSeal(Array(seal.dropLast()), of: Self.message))
  }

  @Test func `an empty message has a seal of its own`() throws {
    #expect(try hash(1).seal(of: []) != hash(1).seal(of: [0]))
  }

  @Test(arguments: [0, 16, 31, 33])
  func `a key of another length is refused`(length: Int) {
    #expect(KeyedHash(key: [UInt8](repeating: 1, count: length)) == nil)
  }

  @Test func `random bytes come in the asked number and differ`() {
    #expect(RandomBytes.make(0).isEmpty)
    #expect(RandomBytes.make(32).count == 32)
    #expect(RandomBytes.make(32) != RandomBytes.make(32))
  }
}
