/// How a MERGE settles fields that no resolution names.
public struct MergePolicy: Hashable, Sendable {
  /// What breaks ties, in the words of the wire; it changes nothing (PROTOCOL.md, "Merging").
  enum Tiebreaker: String, CaseIterable, Sendable {
    /// The clock of changes.
    case lamport
    /// The clock on the wall.
    case wall
    /// Who wrote it.
    case author
  }

  /// What becomes of arrays, in the words of the wire; it changes nothing, for there are none.
  enum ArrayStrategy: String, CaseIterable, Sendable {
    /// The elements of both.
    case union
    /// The later one.
    case lww
  }

  /// What settles a field; `lww` where nothing is said.
  public var defaultStrategy: MergeStrategy?
  /// Kept as it came, so that a MERGE that is written again is the same.
  var tiebreakers: [Tiebreaker]?
  /// Kept as it came, so that a MERGE that is written again is the same.
  var arrayStrategy: ArrayStrategy?

  /// Creates a policy.
  public init(defaultStrategy: MergeStrategy?) {
    self.defaultStrategy = defaultStrategy
  }
}

extension MergePolicy {
  init(_ tape: JSONTape, _ policy: Int, in text: Span<UInt8>) throws(Violation) {
    guard tape[policy].kind == .object else { throw .schemaMismatch }
    for key in tape.keys(of: policy) {
      if tape.string(key, is: "defaultStrategy", in: text) {
        defaultStrategy = try tape.name(key + 1, in: text, of: MergeStrategy.self)
      } else if tape.string(key, is: "lwwTiebreakers", in: text) {
        guard tape[key + 1].kind == .array else { throw .schemaMismatch }
        var named: [Tiebreaker] = []
        for element in tape.elements(of: key + 1) {
          named.append(try tape.name(element, in: text, of: Tiebreaker.self))
        }
        tiebreakers = named
      } else if tape.string(key, is: "arrayStrategy", in: text) {
        arrayStrategy = try tape.name(key + 1, in: text, of: ArrayStrategy.self)
      } else {
        throw .schemaMismatch
      }
    }
  }

  func write(to writer: inout CanonicalWriter) {
    writer.beginObject()
    writer.write("arrayStrategy", arrayStrategy?.rawValue)
    writer.write("defaultStrategy", defaultStrategy?.rawValue)
    if let tiebreakers {
      writer.key("lwwTiebreakers")
      writer.beginArray()
      for tiebreaker in tiebreakers { writer.value(tiebreaker.rawValue) }
      writer.endArray()
    }
    writer.endObject()
  }
}
