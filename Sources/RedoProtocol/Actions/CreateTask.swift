/// CREATE: a task begins.
enum CreateTask {
  /// Reads the payload; the title is required.
  static func read(
    _ tape: JSONTape, _ payload: Int, in text: Span<UInt8>, base: Int
  ) throws(Violation) -> LoggedFields {
    let fields = try LoggedFields(tape, payload, in: text, base: base)
    guard fields.title != nil else { throw .schemaMismatch }
    return fields
  }
}
