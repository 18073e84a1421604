import RedoCrypto
import RedoTestSupport
import Testing

struct SealedSeedTests {
  private let key: SigningKey
  private let cheap: PassphraseCost
  private let context = Array("who and what".utf8)

  init() throws {
    let seed = [UInt8](0..<32)
    key = try #require(seed.withUnsafeBytes { SigningKey(seed: $0) })
    cheap = try #require(PassphraseCost(operations: 1, memory: 8 << 10))
  }

  private func seal(_ passphrase: String, cost: PassphraseCost? = nil) throws -> SealedSeed {
    try #require(
      Array(passphrase.utf8).withUnsafeBytes {
        SealedSeed(key, under: $0, binding: context, cost: cost ?? cheap)
      })
  }

  private func open(
    _ seal: SealedSeed, _ passphrase: String, binding context: [UInt8]? = nil
  ) -> Result<SigningKey, SealedSeed.Failure> {
    Array(passphrase.utf8).withUnsafeBytes { bytes in
      Result { () throws(SealedSeed.Failure) in
        try seal.key(under: bytes, binding: context ?? self.context)
      }
    }
  }

  @Test func `the passphrase gives the key back, and no other does`() throws {
    let seal = try seal("correct horse")
    #expect(try open(seal, "correct horse").get().verifyingKey == key.verifyingKey)
    for wrong in ["correct hors", "correct horse ", "Correct horse", "x"] {
      #expect(throws: SealedSeed.Failure.wrongPassphrase) { try open(seal, wrong).get() }
    }
  }

  @Test func `the moderate cost is three passes over 256 MiB, and works`() throws {
    #expect(PassphraseCost.moderate == PassphraseCost(operations: 3, memory: 268_435_456))
    let seal = try seal("p", cost: .moderate)
    #expect(try open(seal, "p").get().verifyingKey == key.verifyingKey)
  }

  @Test func `what it binds cannot be changed`() throws {
    let seal = try seal("p")
    #expect(throws: SealedSeed.Failure.wrongPassphrase) {
      try open(seal, "p", binding: context + [0]).get()
    }
  }

  @Test func `two seals of one key have nothing in common`() throws {
    let (first, second) = (try seal("p"), try seal("p"))
    #expect(first.salt != second.salt && first.nonce != second.nonce && first.box != second.box)
  }

  @Test func `any changed bit of a seal is refused`() throws {
    let seal = try seal("p")
    for bit in 0..<seal.box.count * 8 {
      var box = seal.box
      box[bit / 8] ^= 1 << UInt8(bit % 8)
      let changed = try #require(
        SealedSeed(cost: seal.cost, salt: seal.salt, nonce: seal.nonce, box: box))
      #expect(throws: SealedSeed.Failure.wrongPassphrase) { try open(changed, "p").get() }
    }
  }

  static let wrongCosts: [(Int, Int)] = [
    (0, 8192), (11, 8192), (3, 8191), (3, 1_073_741_825), (3, 68_719_476_736), (3, -1),
    (.max, 8192), (.min, 8192), (-1, 8192),
  ]

  @Test(arguments: wrongCosts)
  func `a cost that would use up the machine is none`(_ operations: Int, _ memory: Int) {
    #expect(PassphraseCost(operations: operations, memory: memory) == nil)
  }
}
