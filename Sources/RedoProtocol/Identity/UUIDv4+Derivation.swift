internal import RedoCrypto

extension UUIDv4 {
  /// A UUID that follows from a text and is the same wherever and whenever it is made.
  ///
  /// It is the start of the text's SHA-256, of which 6 bits give way to version and variant; two
  /// texts share one no sooner than two random UUIDs would.
  public init(derivedFrom text: String) {
    let bytes = Array(text.utf8)
    self.init(randomBytes: Array(SHA256().digest(of: bytes.span).bytes.prefix(16)))
  }
}
