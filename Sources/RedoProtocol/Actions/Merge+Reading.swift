extension Merge<LogText> {
  init(
    _ tape: JSONTape, _ payload: Int, in text: Span<UInt8>, base: Int
  ) throws(Violation) {
    var ancestor: Int?
    var policy: Int?
    var resolutions: Int?
    for key in tape.keys(of: payload) {
      if tape.string(key, is: "base", in: text) {
        ancestor = key + 1
      } else if tape.string(key, is: "policy", in: text) {
        policy = key + 1
      } else if tape.string(key, is: "resolutions", in: text) {
        resolutions = key + 1
      } else {
        throw .schemaMismatch
      }
    }
    guard let ancestor else { throw .schemaMismatch }
    var ids = PayloadIDs()
    self.init(base: try ids.read(ancestor, tape, in: text))
    if let policy { self.policy = try MergePolicy(tape, policy, in: text) }
    if let resolutions { try readResolutions(tape, resolutions, in: text, base: base, &ids) }
    try ids.check()
  }

  private mutating func readResolutions(
    _ tape: JSONTape, _ resolutions: Int, in text: Span<UInt8>, base: Int, _ ids: inout PayloadIDs
  ) throws(Violation) {
    guard tape[resolutions].kind == .object else { throw .schemaMismatch }
    for key in tape.keys(of: resolutions) {
      if tape.string(key, is: "task", in: text) {
        task = try Self.fields(tape, key + 1, in: text, base: base, &ids)
      } else if tape.string(key, is: "todos", in: text) {
        guard tape[key + 1].kind == .array else { throw .schemaMismatch }
        for element in tape.elements(of: key + 1) {
          todos.append(try Self.todo(tape, element, in: text, base: base, &ids))
        }
      } else {
        throw .schemaMismatch
      }
    }
  }

  private static func fields(
    _ tape: JSONTape, _ array: Int, in text: Span<UInt8>, base: Int, _ ids: inout PayloadIDs
  ) throws(Violation) -> [FieldResolution<LogText>] {
    guard tape[array].kind == .array else { throw .schemaMismatch }
    var fields: [FieldResolution<LogText>] = []
    for element in tape.elements(of: array) {
      fields.append(try FieldResolution(tape, element, in: text, base: base, &ids))
    }
    return fields
  }

  private static func todo(
    _ tape: JSONTape, _ object: Int, in text: Span<UInt8>, base: Int, _ ids: inout PayloadIDs
  ) throws(Violation) -> TodoResolutions {
    guard tape[object].kind == .object else { throw .schemaMismatch }
    var todoID: TodoID?
    var fields: [FieldResolution<LogText>]?
    for key in tape.keys(of: object) {
      if tape.string(key, is: "todoTaskId", in: text) {
        todoID = try tape.todoID(key + 1, in: text)
      } else if tape.string(key, is: "fields", in: text) {
        fields = try Self.fields(tape, key + 1, in: text, base: base, &ids)
      } else {
        throw .schemaMismatch
      }
    }
    guard let todoID, let fields else { throw .schemaMismatch }
    return TodoResolutions(todoID: todoID, fields: fields)
  }
}
