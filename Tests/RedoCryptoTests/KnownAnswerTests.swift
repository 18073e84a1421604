import Testing

@testable import RedoCrypto

struct KnownAnswerTests {
  @Test func `keys and signatures come out as RFC 8032 prints them`() {
    #expect(SigningKey.givesKnownAnswer)
  }

  @Test(arguments: 0..<4)
  func `a key or signature that comes out otherwise is noticed`(part: Int) {
    func turned(_ bytes: [UInt8], _ isMeant: Bool) -> [UInt8] {
      isMeant ? [bytes[0] ^ 1] + bytes.dropFirst() : bytes
    }
    let known = KnownAnswer.rfc8032
    let other = KnownAnswer(
      seed: turned(known.seed, part == 0), publicKey: turned(known.publicKey, part == 1),
      message: turned(known.message, part == 2), signature: turned(known.signature, part == 3))
    #expect(!other.isGiven)
  }
}
