/// DELETE: the ids from the CREATE to the DELETE's parent, every one of which the branch loses.
public enum DeletedChain {
  /// How many ids one DELETE can name: what fits into the largest payload there may be.
  public static let limit = (PayloadSizeRule.limit - frameLength) / idLength

  /// What stands round the ids, in bytes, less the comma that the last one has not.
  private static let frameLength = frame.utf8.count + "]}".utf8.count - 1
  /// What stands before the ids.
  private static let frame = #"{"deletedChain":["#
  /// An id with its quotes and its comma, in bytes.
  private static let idLength = #""sha256:","#.utf8.count + 64

  /// Whether the payload names a chain with anything in it (PROTOCOL.md, "Verdicts", check 4).
  static func isPresent(_ tape: JSONTape, _ payload: Int, in text: Span<UInt8>) -> Bool {
    guard let value = tape.value(of: "deletedChain", in: payload, text) else { return false }
    let chain = tape[value]
    return chain.kind != .array || Int(chain.next) > value + 1
  }

  /// Reads a payload that stands as it is written, its ids one beside the other; nil for any other.
  ///
  /// A replay reads that of every DELETE: no token is made of what is known to be one.
  static func readAsWritten(_ text: Span<UInt8>) -> [NodeID]? {
    let (count, rest) = (text.count - frameLength).quotientAndRemainder(dividingBy: idLength)
    guard rest == 0, count > 0 else { return nil }
    var place = 0
    for byte in frame.utf8 {
      guard text[place] == byte else { return nil }
      place += 1
    }
    var chain: [NodeID] = []
    chain.reserveCapacity(count)
    for number in 1...count {
      let (quote, next) = (place + idLength - 2, place + idLength - 1)
      guard text[place] == UInt8(ascii: "\""), text[quote] == UInt8(ascii: "\""),
        text[next] == UInt8(ascii: number < count ? "," : "]"),
        let id = NodeID(text.extracting(place + 1..<quote))
      else { return nil }
      chain.append(id)
      place = next + 1
    }
    return text[place] == UInt8(ascii: "}") ? chain : nil
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
