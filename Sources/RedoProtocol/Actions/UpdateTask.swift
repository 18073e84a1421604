/// UPDATE: some of a task's fields change; todos, archive state and deletion never do.
enum UpdateTask {
  /// Reads the payload; it sets at least one field.
  static func read(
    _ tape: JSONTape, _ payload: Int, in text: Span<UInt8>, base: Int
  ) throws(Violation) -> LoggedFields {
    let fields = try LoggedFields(tape, payload, in: text, base: base)
    guard !fields.isEmpty else { throw .schemaMismatch }
    return fields
  }
}
