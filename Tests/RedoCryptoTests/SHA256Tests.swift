import RedoCrypto
import RedoTestSupport
import Testing

struct SHA256Tests {
  /// FIPS 180-4's own examples.
  static let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
  static let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"

  @Test func `no bytes and abc have their published digests`() {
    let sha256 = SHA256()
    #expect(sha256.digest(of: [UInt8]()).bytes == Bytes(hex: Self.empty).bytes)
    #expect(sha256.digest(of: Array("abc".utf8)).bytes == Bytes(hex: Self.abc).bytes)
  }

  @Test func `a digest so far leaves the message open`() {
    let sha256 = SHA256()
    sha256.update(Array("a".utf8).span)
    let early = sha256.digestSoFar()
    sha256.update(Array("bc".utf8).span)
    #expect(sha256.finish().bytes == Bytes(hex: Self.abc).bytes)
    #expect(early != sha256.digest(of: Array("abc".utf8)))
  }

  @Test func `a message forgotten leaves no trace`() {
    let sha256 = SHA256()
    sha256.update(Array("secret".utf8).span)
    sha256.begin()
    #expect(sha256.finish().bytes == Bytes(hex: Self.empty).bytes)
    sha256.update(Array("secret".utf8).span)
    #expect(sha256.digest(of: Array("abc".utf8)).bytes == Bytes(hex: Self.abc).bytes)
  }

  @Test func `a digest added as words counts as its bytes`() {
    let sha256 = SHA256()
    let digest = sha256.digest(of: Array("abc".utf8))
    sha256.update(digest)
    let words = sha256.finish()
    #expect(words == sha256.digest(of: digest.bytes))
  }

  @Test func `digests order as their hex text orders`() {
    var generator = SeededGenerator.fromEnvironment(default: 11)
    for _ in 0..<200 {
      // Few values a word, so that equal words are met.
      let words = (0..<8).map { _ in UInt64.random(in: 0...1, using: &generator) << 63 | 7 }
      let left = Digest(words[0], words[1], words[2], words[3])
      let right = Digest(words[4], words[5], words[6], words[7])
      #expect(
        (left < right) == left.bytes.lexicographicallyPrecedes(right.bytes),
        "seed \(generator.seed)")
    }
  }
}
