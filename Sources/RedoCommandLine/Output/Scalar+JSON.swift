internal import RedoProtocol

extension Unicode.Scalar {
  /// The scalar as a string of JSON holds it in ASCII alone, such as `\u00e9`.
  public var escapedInJSON: String {
    String(self).utf16.map { unit in
      "\\u" + Hex.text(of: [UInt8(unit >> 8), UInt8(unit & 0xFF)])
    }.joined()
  }
}
