/// DELETE: the ids from the CREATE to the DELETE's parent, every one of which the branch loses.
enum DeletedChain {
  /// Whether the payload names a chain with anything in it (PROTOCOL.md, "Verdicts", check 4).
  static func isPresent(_ tape: JSONTape, _ payload: Int, in text: Span<UInt8>) -> Bool {
    for key in tape.keys(of: payload) where tape.string(key, is: "deletedChain", in: text) {
      let chain = tape[key + 1]
      return chain.kind != .array || Int(chain.next) > key + 2
    }
    return false
  }

  /// Reads the payload.
  static func read(
    _ tape: JSONTape, _ payload: Int, in text: Span<UInt8>
  ) throws(Violation) -> [NodeID] {
    var chain: [NodeID] = []
    var ids = PayloadIDs()
    for key in tape.keys(of: payload) {
      guard tape.string(key, is: "deletedChain", in: text), tape[key + 1].kind == .array else {
        throw .schemaMismatch
      }
      for element in tape.elements(of: key + 1) {
        chain.append(try ids.read(element, tape, in: text))
      }
    }
    try ids.check()
    return chain
  }

  static func write(_ chain: [NodeID], to writer: inout CanonicalWriter) {
    writer.beginObject()
    writer.key("deletedChain")
    writer.beginArray()
    for id in chain { writer.value(id.description) }
    writer.endArray()
    writer.endObject()
  }
}
