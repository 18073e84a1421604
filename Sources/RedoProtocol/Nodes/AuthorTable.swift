internal import RedoCrypto

/// The authors of a log, each read once however many nodes it signed.
struct AuthorTable: Sendable {
  /// One spelling of an author, and the rule that it breaks, if it breaks one.
  struct Entry: Sendable {
    let author: Author
    /// Set where check 1 is kept and check 2 is not.
    let violation: Violation?
    /// The object's bytes.
    let spelling: [UInt8]
    /// Whether a canonical line held these bytes, so that they are canonical themselves.
    fileprivate(set) var isCanonical = false
  }

  private(set) var entries: [Entry] = []
  private var indices: [[UInt8]: Int] = [:]
  private var latest = -1
  /// Beyond this many authors, those met again are looked up, not tried one after another.
  private static let triedCount = 8

  /// The index of the author whose object stands at a token.
  mutating func index(
    of token: Int, _ tape: JSONTape, in text: Span<UInt8>
  ) throws(Violation) -> Int {
    guard tape[token].kind == .object else { throw .schemaMismatch }
    let object = text.extracting(tape[token].range)
    if latest >= 0 {
      let spelling = entries[latest].spelling
      if object.isEqual(to: spelling.span) {
        if tape.isCanonical { entries[latest].isCanonical = true }
        return latest
      }
    }
    let bytes = object.withUnsafeBufferPointer { Array($0) }
    let known = indices[bytes]
    let index = known ?? entries.count
    if known == nil {
      entries.append(try Self.read(token, tape, in: text, spelling: bytes))
      indices[bytes] = index
    }
    if tape.isCanonical { entries[index].isCanonical = true }
    latest = index
    return index
  }

  /// Passes over a sound author that was met before in canonical text; nil for any other bytes.
  mutating func pass(_ cursor: inout LineCursor, in text: Span<UInt8>) -> Int? {
    if latest >= 0, pass(latest, &cursor, in: text) { return latest }
    for index in entries.indices.prefix(Self.triedCount)
    where index != latest && pass(index, &cursor, in: text) {
      latest = index
      return index
    }
    return nil
  }

  private func pass(_ index: Int, _ cursor: inout LineCursor, in text: Span<UInt8>) -> Bool {
    entries[index].isCanonical && entries[index].violation == nil
      && cursor.pass(entries[index].spelling, in: text)
  }

  /// Takes in another table; returns where each of its authors is found here.
  mutating func merge(_ other: AuthorTable) -> [Int32] {
    other.entries.map { entry in
      let index = indices[entry.spelling] ?? entries.count
      if index == entries.count {
        indices[entry.spelling] = index
        entries.append(entry)
      } else if entry.isCanonical {
        entries[index].isCanonical = true
      }
      return Int32(truncatingIfNeeded: index)
    }
  }

  private static func read(
    _ token: Int, _ tape: JSONTape, in text: Span<UInt8>, spelling: [UInt8]
  ) throws(Violation) -> Entry {
    let members = try AuthorMembers(token, tape, in: text)
    guard let userID = members.userID, let deviceID = members.deviceID, !deviceID.isEmpty else {
      throw .schemaMismatch
    }
    let keyText = members.publicKey
    if let keyText, !isPrefix(userID, of: keyText) { throw .schemaMismatch }
    let key = keyText.flatMap { Hex.bytes(of: $0) }.flatMap { VerifyingKey(bytes: $0) }
    let isEncoded =
      userID.utf8.count == 32 && Hex.bytes(of: userID) != nil && (keyText == nil || key != nil)
    let author = Author(
      userID: userID, deviceID: deviceID, publicKey: key, name: members.name,
      email: members.email, deviceName: members.deviceName)
    return Entry(
      author: author, violation: isEncoded ? nil : .encoding, spelling: spelling)
  }

  private static func isPrefix(_ userID: String, of key: String) -> Bool {
    userID.utf8.elementsEqual(key.utf8.prefix(32))
  }
}
