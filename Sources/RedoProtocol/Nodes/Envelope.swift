/// A node's own members, found and checked for type (PROTOCOL.md, "Verdicts", check 1).
struct Envelope {
  let id: Int
  let parents: Int
  let author: Int
  let action: Action
  let taskID: TaskID
  let payload: Int
  let lamport: Int64
  let wall: Instant
  /// Nil where the node has none.
  let signature: Int?

  /// Reads the object that a line is.
  init(_ tape: JSONTape, in text: Span<UInt8>) throws(Violation) {
    guard tape[0].kind == .object else { throw .schemaMismatch }
    var members = Members()
    for key in tape.keys(of: 0) { try members.read(key, tape, in: text) }
    guard members.hasVersion, let id = members.id, let parents = members.parents,
      let author = members.author, let action = members.action, let taskID = members.taskID,
      let payload = members.payload, let timestamp = members.timestamp
    else { throw .schemaMismatch }
    self.id = id
    self.parents = parents
    self.author = author
    self.action = action
    self.taskID = taskID
    self.payload = payload
    (lamport, wall) = timestamp
    signature = members.signature
    try checkParents(tape, in: text)
  }

  /// What has been found so far, in whatever order it comes.
  private struct Members {
    var id: Int?
    var parents: Int?
    var author: Int?
    var action: Action?
    var taskID: TaskID?
    var payload: Int?
    var timestamp: (lamport: Int64, wall: Instant)?
    var signature: Int?
    var hasVersion = false

    mutating func read(_ key: Int, _ tape: JSONTape, in text: Span<UInt8>) throws(Violation) {
      let value = key + 1
      if tape.string(key, is: "action", in: text) {
        action = try tape.name(value, in: text, of: Envelope.actions)
      } else if tape.string(key, is: "author", in: text) {
        author = value
      } else if tape.string(key, is: "data", in: text) {
        payload = try Envelope.payload(tape, value, in: text)
      } else if tape.string(key, is: "id", in: text) {
        id = try Envelope.string(tape, value)
      } else if tape.string(key, is: "parents", in: text) {
        parents = value
      } else if tape.string(key, is: "signature", in: text) {
        signature = try Envelope.string(tape, value)
      } else if tape.string(key, is: "taskId", in: text) {
        taskID = TaskID(try tape.uuid(value, in: text))
      } else if tape.string(key, is: "timestamp", in: text) {
        timestamp = try Envelope.timestamp(tape, value, in: text)
      } else if tape.string(key, is: "version", in: text) {
        _ = try tape.integer(value, in: text, 1...1)
        hasVersion = true
      } else {
        throw .schemaMismatch
      }
    }
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

  private static func timestamp(
    _ tape: JSONTape, _ object: Int, in text: Span<UInt8>
  ) throws(Violation) -> (lamport: Int64, wall: Instant) {
    guard tape[object].kind == .object else { throw .schemaMismatch }
    var lamport: Int64?
    var wall: Instant?
    for key in tape.keys(of: object) {
      if tape.string(key, is: "lamport", in: text) {
        lamport = try tape.integer(key + 1, in: text, 1...CanonicalNumber.greatestInteger)
      } else if tape.string(key, is: "wall", in: text) {
        wall = tape.bytes(key + 1, in: text) { Instant(wall: $0) }
      } else {
        throw .schemaMismatch
      }
    }
    guard let lamport, let wall else { throw .schemaMismatch }
    return (lamport, wall)
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
