/// The members that CREATE_TODO, COMPLETE_TODO and SNOOZE share.
struct TodoMembers {
  var todoID: TodoID?
  var notes: LogText?
  var instant: Instant?

  /// Reads `todoTaskId` or `notes`; any other key is unknown.
  mutating func readShared(
    _ key: Int, _ tape: JSONTape, in text: Span<UInt8>, base: Int
  ) throws(Violation) {
    if tape.string(key, is: "todoTaskId", in: text) {
      todoID = try tape.todoID(key + 1, in: text)
    } else if tape.string(key, is: "notes", in: text) {
      notes = try tape.requiredText(key + 1, base: base)
    } else {
      throw .schemaMismatch
    }
  }

  /// Writes `notes`, where there are some, and `todoTaskId`: the last keys of all three.
  static func writeShared(notes: String?, _ todoID: TodoID, to writer: inout CanonicalWriter) {
    writer.write("notes", notes)
    writer.write("todoTaskId", todoID.description)
  }
}
