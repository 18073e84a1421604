internal import RedoCrypto

/// The authors of a log, each read once however many nodes it signed.
struct AuthorTable: Sendable {
  /// One spelling of an author, and the rule that it breaks, if it breaks one.
  struct Entry: Sendable {
    let author: Author
    /// Set where check 1 is kept and check 2 is not.
    let violation: Violation?
  }

  private(set) var entries: [Entry] = []
  private var indices: [[UInt8]: Int] = [:]
  private var latest: (bytes: [UInt8], index: Int) = ([], -1)

  /// The index of the author whose object stands at a token.
  mutating func index(
    of token: Int, _ tape: JSONTape, in text: Span<UInt8>
  ) throws(Violation) -> Int {
    guard tape[token].kind == .object else { throw .schemaMismatch }
    let object = text.extracting(tape[token].range)
    if Self.equal(object, latest.bytes) { return latest.index }
    let bytes = object.withUnsafeBufferPointer { Array($0) }
    let known = indices[bytes]
    let index = known ?? entries.count
    if known == nil {
      entries.append(try Self.read(token, tape, in: text))
      indices[bytes] = index
    }
    latest = (bytes, index)
    return index
  }

  private static func equal(_ left: Span<UInt8>, _ right: [UInt8]) -> Bool {
    guard left.count == right.count else { return false }
    let left = left.bytes
    let right = right.span.bytes
    var offset = 0
    while offset + 8 <= left.byteCount {
      guard
        left.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
          == right.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      else { return false }
      offset += 8
    }
    while offset < left.byteCount {
      guard
        left.unsafeLoad(fromByteOffset: offset, as: UInt8.self)
          == right.unsafeLoad(fromByteOffset: offset, as: UInt8.self)
      else { return false }
      offset += 1
    }
    return true
  }

  private static func read(
    _ token: Int, _ tape: JSONTape, in text: Span<UInt8>
  ) throws(Violation) -> Entry {
    let members = try AuthorMembers(token, tape, in: text)
    guard let userID = members.userID, let deviceID = members.deviceID, !deviceID.isEmpty else {
      throw .schemaMismatch
    }
    let keyText = members.publicKey
    if let keyText, !isPrefix(userID, of: keyText) { throw .schemaMismatch }
    let keyBytes = keyText.map { Hex.bytes(of: $0) }
    let key = keyBytes.flatMap { $0 }.flatMap { VerifyingKey(bytes: $0) }
    let isEncoded =
      userID.utf8.count == 32 && Hex.bytes(of: userID) != nil && (keyText == nil || key != nil)
    let author = Author(
      userID: userID, deviceID: deviceID, publicKey: key, name: members.name,
      email: members.email, deviceName: members.deviceName)
    return Entry(author: author, violation: isEncoded ? nil : .encoding)
  }

  private static func isPrefix(_ userID: String, of key: String) -> Bool {
    userID.utf8.elementsEqual(key.utf8.prefix(32))
  }
}
