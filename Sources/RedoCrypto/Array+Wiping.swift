internal import CSodium

extension Array where Element == UInt8 {
  /// Puts zeros in the place of all bytes, in a way that no compiler leaves out.
  ///
  /// It reaches this array's own memory only: copies that were made before keep theirs.
  public mutating func wipe() {
    withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { sodium_memzero(start, bytes.count) }
    }
  }
}
