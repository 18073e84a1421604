internal import CSodium

/// Bytes from the system's generator, fit for keys and identifiers.
public enum RandomBytes {
  /// `count` random bytes.
  public static func make(_ count: Int) -> [UInt8] {
    Sodium.ready()
    var bytes = [UInt8](repeating: 0, count: count)
    randombytes_buf(&bytes, count)
    return bytes
  }
}
