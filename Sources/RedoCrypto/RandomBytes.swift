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

  /// Has `explain` say what happened, just before libsodium aborts the process because the system
  /// gives no randomness, without which no key and no name can be made.
  ///
  /// `explain` runs wherever that is noticed: it should write its words and nothing more.
  public static func explainAbsence(by explain: @convention(c) () -> Void) {
    sodium_set_misuse_handler(explain)
  }
}
