/// What a byte is as an ASCII character; names, numbers and addresses are judged by their bytes.
extension UInt8 {
  /// Whether it is a digit.
  @inlinable public var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

  /// Whether it is a lowercase letter.
  @inlinable public var isASCIILowercase: Bool { (0x61...0x7A).contains(self) }

  /// Whether it is a letter of either case.
  @inlinable public var isASCIILetter: Bool { (self | 0x20).isASCIILowercase }

  /// Whether it is a letter or a digit.
  @inlinable public var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }

  /// Whether it is printable and no blank.
  @inlinable public var isASCIIGraphic: Bool { (0x21...0x7E).contains(self) }

  /// Whether it parts words: a space or a tab.
  @inlinable public var isASCIIBlank: Bool { self == 0x20 || self == 0x09 }

  /// A letter in lowercase; another byte as it is.
  @inlinable public var asciiLowercased: UInt8 {
    (0x41...0x5A).contains(self) ? self | 0x20 : self
  }
}
