internal import RedoProtocol

/// A document's place in the order in which documents were made.
struct FirestorePlace: Hashable {
  /// The server's stamp, as it came: microseconds count.
  let createdAt: String
  /// The document's full name, which tells apart what was made at one time.
  let name: String
  /// The stamp's moment, to the millisecond.
  let moment: Instant

  /// Nil where the stamp is none that the server writes.
  init?(createdAt: String, name: String) {
    guard createdAt.hasSuffix("Z"), let moment = Instant(rfc3339: createdAt) else { return nil }
    self.createdAt = createdAt
    self.name = name
    self.moment = moment
  }

  /// Its words in a cursor, which are lines: anybody may have made a document of whatever name.
  var words: [String] { [createdAt, Self.escaped(name)] }

  /// Reads its words; nil where they are none.
  init?(words: some Collection<String>) {
    guard words.count == 2, let stamp = words.first, let name = words.dropFirst().first else {
      return nil
    }
    self.init(createdAt: stamp, name: Self.unescaped(name))
  }

  private static func escaped(_ name: String) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      let isPlain = byte >= 0x20 && byte != UInt8(ascii: "%")
      bytes += isPlain ? [byte] : Array(("%" + Hex.text(of: [byte])).utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func unescaped(_ name: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(name.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard byte == UInt8(ascii: "%"), let escaped = Hex.bytes(of: digits), escaped.count == 1
      else {
        bytes.append(byte)
        continue
      }
      bytes += escaped
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether it comes after another.
  func isAfter(_ other: FirestorePlace) -> Bool {
    let (stamp, otherStamp) = (sortKey, other.sortKey)
    guard stamp == otherStamp else { return otherStamp < stamp }
    return other.name.utf8.lexicographicallyPrecedes(name.utf8)
  }

  /// The stamp with all its digits: the server writes no more than there are.
  private var sortKey: String {
    let fraction = createdAt.dropLast().dropFirst(20)
    return createdAt.prefix(19) + "." + fraction
      + String(repeating: "0", count: max(0, 9 - fraction.count))
  }
}
