/// Part of check 5: a canonical payload is at most 1,048,576 bytes.
enum PayloadSizeRule {
  /// The limit, in bytes.
  static let limit = 1_048_576

  static func check(
    _ tape: JSONTape, _ payload: Int, in text: Span<UInt8>
  ) throws(Violation) {
    if tape.isCanonical {
      guard tape[payload].range.count <= limit else { throw .schemaMismatch }
      return
    }
    var canonical: [UInt8] = []
    guard tape.appendCanonical(payload, of: text, to: &canonical), canonical.count <= limit else {
      throw .schemaMismatch
    }
  }
}
