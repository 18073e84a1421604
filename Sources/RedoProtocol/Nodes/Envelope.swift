/// A node's own members, found and checked for type (PROTOCOL.md, "Verdicts", check 1).
struct Envelope {
  var id = -1
  var parents = -1
  var author = -1
  var action = Action.create
  var taskID: TaskID?
  var payload = -1
  var lamport: Int64 = 0
  var wall: Instant?
  var signature = -1

  /// Reads the object that a line is.
  init(_ tape: JSONTape, in text: Span<UInt8>) throws(Violation) {
    guard tape[0].kind == .object else { throw .schemaMismatch }
    var hasAction = false
    var hasVersion = false
    for key in tape.keys(of: 0) {
      let value = key + 1
      if tape.string(key, is: "action", in: text) {
        action = try tape.name(value, in: text, of: Self.actions)
        hasAction = true
      } else if tape.string(key, is: "author", in: text) {
        author = value
      } else if tape.string(key, is: "data", in: text) {
        payload = try Self.payload(tape, value, in: text)
      } else if tape.string(key, is: "id", in: text) {
        id = try Self.string(tape, value)
      } else if tape.string(key, is: "parents", in: text) {
        parents = value
      } else if tape.string(key, is: "signature", in: text) {
        signature = try Self.string(tape, value)
      } else if tape.string(key, is: "taskId", in: text) {
        taskID = TaskID(try tape.uuid(value, in: text))
      } else if tape.string(key, is: "timestamp", in: text) {
        try readTimestamp(tape, value, in: text)
      } else if tape.string(key, is: "version", in: text) {
        _ = try tape.integer(value, in: text, 1...1)
        hasVersion = true
      } else {
        throw .schemaMismatch
      }
    }
    guard hasAction, hasVersion, id >= 0, author >= 0, parents >= 0, payload >= 0,
      taskID != nil, wall != nil
    else { throw .schemaMismatch }
    try checkParents(tape, in: text)
  }

  private static let actions: [(StaticString, Action)] = Action.allCases.map { ($0.name, $0) }

  private static func string(_ tape: JSONTape, _ token: Int) throws(Violation) -> Int {
    guard tape[token].kind == .string else { throw .schemaMismatch }
    return token
  }

  private static func payload(
    _ tape: JSONTape, _ data: Int, in text: Span<UInt8>
  ) throws(Violation) -> Int {
    guard tape[data].kind == .object else { throw .schemaMismatch }
    var payload: Int?
    for key in tape.keys(of: data) {
      guard tape.string(key, is: "payload", in: text), tape[key + 1].kind == .object else {
        throw .schemaMismatch
      }
      payload = key + 1
    }
    guard let payload else { throw .schemaMismatch }
    return payload
  }

  private mutating func readTimestamp(
    _ tape: JSONTape, _ object: Int, in text: Span<UInt8>
  ) throws(Violation) {
    guard tape[object].kind == .object else { throw .schemaMismatch }
    for key in tape.keys(of: object) {
      if tape.string(key, is: "lamport", in: text) {
        lamport = try tape.integer(key + 1, in: text, 1...CanonicalNumber.greatestInteger)
      } else if tape.string(key, is: "wall", in: text) {
        wall = tape.bytes(key + 1, in: text) { Instant(wall: $0) }
      } else {
        throw .schemaMismatch
      }
    }
    guard lamport > 0, wall != nil else { throw .schemaMismatch }
  }

  /// The right number of parents for the action, each a string, none twice.
  private func checkParents(_ tape: JSONTape, in text: Span<UInt8>) throws(Violation) {
    guard tape[parents].kind == .array else { throw .schemaMismatch }
    var names: Set<[UInt8]> = []
    var count = 0
    for element in tape.elements(of: parents) {
      guard tape[element].kind == .string else { throw .schemaMismatch }
      count += 1
      guard count <= action.parentCount.upperBound else { throw .schemaMismatch }
      guard action == .merge else { continue }
      let name = Array(JSONText.string(of: tape[element], in: text).utf8)
      guard names.insert(name).inserted else { throw .schemaMismatch }
    }
    guard action.parentCount.contains(count) else { throw .schemaMismatch }
  }
}
