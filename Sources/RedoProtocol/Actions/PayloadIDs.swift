internal import RedoCrypto

/// The node ids inside a payload: their encoding counts only once the whole schema is kept.
struct PayloadIDs {
  private var areEncoded = true

  /// The id at a token, which must be a string.
  ///
  /// For one in another encoding a zero id stands in until ``check()`` refuses the payload.
  mutating func read(
    _ token: Int, _ tape: JSONTape, in text: Span<UInt8>
  ) throws(Violation) -> NodeID {
    guard tape[token].kind == .string else { throw .schemaMismatch }
    if let id = tape.bytes(token, in: text, { NodeID($0) }) { return id }
    areEncoded = false
    return NodeID(Digest(0, 0, 0, 0))
  }

  /// Refuses the payload where any id was in another encoding.
  func check() throws(Violation) {
    guard areEncoded else { throw .encoding }
  }
}
