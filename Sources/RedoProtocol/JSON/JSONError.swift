/// Why bytes are no JSON text that the protocol reads (RFC 8259, RFC 7493).
public enum JSONError: Error, Hashable, Sendable {
  /// A byte that the grammar does not allow stands at this offset.
  case unexpectedByte(offset: Int)
  /// The text ends before its value does.
  case unexpectedEnd
  /// A string holds bytes that are not UTF-8.
  case invalidUTF8(offset: Int)
  /// An escape names half of a surrogate pair.
  case loneSurrogate(offset: Int)
  /// An object names one key twice.
  case duplicateKey(offset: Int)
  /// Arrays and objects nest deeper than ``JSONTape/depthLimit``.
  case tooDeep(offset: Int)
  /// The text is longer than ``JSONTape/lengthLimit`` bytes.
  case tooLong
}
