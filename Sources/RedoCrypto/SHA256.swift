internal import COpenSSL

/// SHA-256 (FIPS 180-4) by OpenSSL, which uses the CPU's SHA instructions; its state is used again.
///
/// Not for two threads at once: each takes its own.
public final class SHA256 {
  private let state: UnsafeMutablePointer<SHA256_CTX>

  /// Sets up the state; cheap.
  public init() {
    state = .allocate(capacity: 1)
    state.initialize(to: SHA256_CTX())
    begin()
  }

  deinit {
    state.deallocate()
  }

  /// Forgets what was added so far.
  public func begin() {
    SHA256_Init(state)
  }

  /// Adds bytes to the message.
  public func update(_ bytes: Span<UInt8>) {
    bytes.withUnsafeBytes { _ = SHA256_Update(state, $0.baseAddress, $0.count) }
  }

  /// Adds the 32 bytes of a digest to the message.
  public func update(_ digest: Digest) {
    let words = (
      digest.word0.bigEndian, digest.word1.bigEndian, digest.word2.bigEndian,
      digest.word3.bigEndian
    )
    withUnsafeBytes(of: words) { _ = SHA256_Update(state, $0.baseAddress, $0.count) }
  }

  /// The digest of what was added; the state then begins anew.
  public func finish() -> Digest {
    let digest = Self.finish(state)
    begin()
    return digest
  }

  /// The digest of what was added so far; more can be added after it.
  public func digestSoFar() -> Digest {
    var copy = state.pointee
    return Self.finish(&copy)
  }

  private static func finish(_ state: UnsafeMutablePointer<SHA256_CTX>) -> Digest {
    var output: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    withUnsafeMutableBytes(of: &output) { buffer in
      _ = SHA256_Final(buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), state)
    }
    return Digest(
      UInt64(bigEndian: output.0), UInt64(bigEndian: output.1), UInt64(bigEndian: output.2),
      UInt64(bigEndian: output.3))
  }

  /// The digest of one message; what was added before is forgotten.
  public func digest(of bytes: Span<UInt8>) -> Digest {
    begin()
    update(bytes)
    return finish()
  }
}
