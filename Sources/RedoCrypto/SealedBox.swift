internal import CSodium

/// XChaCha20-Poly1305 (IETF): a message that only its key opens, together with the context it was bound
/// to.
enum SealedBox {
  /// The length of a key, in bytes.
  static let keyLength = Int(crypto_aead_xchacha20poly1305_ietf_KEYBYTES)
  /// The length of a nonce, in bytes.
  static let nonceLength = Int(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES)
  /// By how many bytes a box is longer than its message.
  static let tagLength = Int(crypto_aead_xchacha20poly1305_ietf_ABYTES)

  /// The box of a message; no two may have a nonce and a key in common.
  static func seal(
    _ message: UnsafeRawBufferPointer, binding context: [UInt8], nonce: [UInt8],
    key: UnsafePointer<UInt8>
  ) -> [UInt8] {
    var box = [UInt8](repeating: 0, count: message.count + tagLength)
    _ = crypto_aead_xchacha20poly1305_ietf_encrypt(
      &box, nil, message.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt64(message.count),
      context, UInt64(context.count), nil, nonce, key)
    return box
  }

  /// Opens a box of at least a tag into memory with room for its message; whether it is one.
  static func open(
    _ box: [UInt8], into message: UnsafeMutablePointer<UInt8>, binding context: [UInt8],
    nonce: [UInt8], key: UnsafePointer<UInt8>
  ) -> Bool {
    crypto_aead_xchacha20poly1305_ietf_decrypt(
      message, nil, nil, box, UInt64(box.count), context, UInt64(context.count), nonce, key) == 0
  }
}
