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
    var isMalformed = false
    for key in tape.keys(of: payload) {
      guard tape.string(key, is: "deletedChain", in: text), tape[key + 1].kind == .array else {
        throw .schemaMismatch
      }
      for element in tape.elements(of: key + 1) {
        guard tape[element].kind == .string else { throw .schemaMismatch }
        guard let id = tape.bytes(element, in: text, { NodeID($0) }) else {
          isMalformed = true
          continue
        }
        chain.append(id)
      }
    }
    guard !isMalformed else { throw .encoding }
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
