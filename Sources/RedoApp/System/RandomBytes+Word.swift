internal import RedoCrypto

extension RandomBytes {
  /// 64 random bits.
  static var word: UInt64 { make(8).reduce(0) { $0 << 8 | UInt64($1) } }
}
