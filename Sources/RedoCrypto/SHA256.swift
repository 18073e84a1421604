internal import COpenSSL

/// SHA-256 (FIPS 180-4) with one reusable OpenSSL context, which uses the CPU's SHA instructions.
///
/// Not for two threads at once: each takes its own.
public final class SHA256 {
  private let context: OpaquePointer?
  private let algorithm: OpaquePointer?

  /// Sets up the context; cheap to keep, comparatively dear to make.
  public init() {
    _ = OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_LOAD_CONFIG), nil)
    algorithm = EVP_MD_fetch(nil, "SHA256", nil)
    context = EVP_MD_CTX_new()
    begin()
  }

  deinit {
    EVP_MD_CTX_free(context)
    EVP_MD_free(algorithm)
  }

  /// Forgets what was added so far.
  public func begin() {
    let started = EVP_DigestInit_ex(context, algorithm, nil)
    precondition(started == 1, "libcrypto offers no SHA-256; install libssl3")
  }

  /// Adds bytes to the message.
  public func update(_ bytes: Span<UInt8>) {
    bytes.withUnsafeBytes { _ = EVP_DigestUpdate(context, $0.baseAddress, $0.count) }
  }

  /// Adds the 32 bytes of a digest to the message.
  public func update(_ digest: Digest) {
    let words = (
      digest.word0.bigEndian, digest.word1.bigEndian, digest.word2.bigEndian,
      digest.word3.bigEndian
    )
    withUnsafeBytes(of: words) { _ = EVP_DigestUpdate(context, $0.baseAddress, $0.count) }
  }

  /// The digest of what was added; the context then begins anew.
  public func finish() -> Digest {
    let digest = Self.finish(context)
    begin()
    return digest
  }

  /// The digest of what was added so far; more can be added after it.
  public func digestSoFar() -> Digest {
    let copy = EVP_MD_CTX_new()
    defer { EVP_MD_CTX_free(copy) }
    _ = EVP_MD_CTX_copy_ex(copy, context)
    return Self.finish(copy)
  }

  private static func finish(_ context: OpaquePointer?) -> Digest {
    var output: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    withUnsafeMutableBytes(of: &output) { buffer in
      _ = EVP_DigestFinal_ex(
        context, buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), nil)
    }
    return Digest(
      UInt64(bigEndian: output.0), UInt64(bigEndian: output.1), UInt64(bigEndian: output.2),
      UInt64(bigEndian: output.3))
  }

  /// The digest of one message.
  public func digest(of bytes: Span<UInt8>) -> Digest {
    update(bytes)
    return finish()
  }
}
