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

  /// Its words in a cursor.
  var words: [String] { [createdAt, name] }

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
