import Foundation
import RedoCrypto
import RedoProtocol
import RedoTestSupport

/// Many nodes made fast: unsigned, as they may be on the device that made them, by one author.
struct BulkLog {
  /// The wall time of what has no other.
  static let start = Instant(milliseconds: 1_772_355_600_000)

  private(set) var bytes: [UInt8] = []
  private(set) var count = 0
  private let sha256 = SHA256()
  private let author: [UInt8]

  init() {
    let key = Hex.text(of: [UInt8](repeating: 0x5A, count: 32))
    author = Array(
      "{\"deviceId\":\"bulk\",\"publicKey\":\"\(key)\",\"userId\":\"\(key.prefix(32))\"}".utf8)
  }

  /// Appends a node and returns its id.
  @discardableResult
  mutating func append(
    _ action: StaticString, _ payload: String, task: Int, lamport: Int, on parent: String?,
    wall: String = "2026-03-01T09:00:00.000Z"
  ) -> String {
    append(
      action, payload, task: task, lamport: lamport, on: parent.map { [$0] } ?? [], wall: wall)
  }

  /// Appends a node that has any number of parents and returns its id.
  @discardableResult
  mutating func append(
    _ action: StaticString, _ payload: String, task: Int, lamport: Int, on parents: [String],
    wall: String = "2026-03-01T09:00:00.000Z"
  ) -> String {
    var body = Array("{\"action\":\"\(action)\",\"author\":".utf8)
    body += author
    body += Array(",\"data\":{\"payload\":\(payload)},".utf8)
    let parents = parents.map { "\"\($0)\"" }.joined(separator: ",")
    let rest = Array(
      ("\"parents\":[\(parents)],\"taskId\":\"\(Self.task(task))\",\"timestamp\":"
        + "{\"lamport\":\(lamport),\"wall\":\"\(wall)\"},\"version\":1}").utf8)
    let id = NodeID(sha256.digest(of: (body + rest).span)).description
    bytes += body
    bytes += Array("\"id\":\"\(id)\",".utf8)
    bytes += rest
    bytes.append(0x0A)
    count += 1
    return id
  }

  /// A task with its first todo: two nodes; the id of the second.
  @discardableResult
  mutating func addTask(_ number: Int, title: String) -> String {
    let create = append("CREATE", "{\"title\":\"\(title)\"}", task: number, lamport: 1, on: nil)
    return addTodo(number, of: number, lamport: 2, on: create)
  }

  /// A todo of a task; the id of its node.
  mutating func addTodo(
    _ number: Int, of task: Int = 1, lamport: Int, on parent: String
  ) -> String {
    append(
      "CREATE_TODO",
      "{\"deadline\":\"2026-03-05T17:00:00.000Z\",\"todoTaskId\":\"\(Self.todo(number))\"}",
      task: task, lamport: lamport, on: parent)
  }

  /// Another title of a task, so many milliseconds after the start; the id of its node.
  @discardableResult
  mutating func retitle(
    _ title: String, of task: Int = 1, lamport: Int, on parent: String, after milliseconds: Int = 0
  ) -> String {
    append(
      "UPDATE", "{\"title\":\"\(title)\"}", task: task, lamport: lamport, on: parent,
      wall: Self.wall(after: milliseconds))
  }

  /// Drops what was made and keeps on counting.
  mutating func takeLine() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// The wall time so many milliseconds after the start.
  static func wall(after milliseconds: Int) -> String {
    Instant(milliseconds: start.milliseconds + Int64(milliseconds)).wallText
  }

  static func task(_ number: Int) -> String { uuid(number, group: "7a5c") }
  static func todo(_ number: Int) -> String { uuid(number, group: "70d0") }

  private static func uuid(_ number: Int, group: String) -> String {
    let digits = String(number, radix: 16)
    return "00000000-\(group)-4000-8000-"
      + String(repeating: "0", count: 12 - digits.utf8.count) + digits
  }
}
