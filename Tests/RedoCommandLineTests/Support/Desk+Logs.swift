import RedoCrypto
import RedoProtocol
import Testing

/// Logs that no verb writes.
extension Desk {
  /// Two tasks whose ids start alike.
  static func sharedPrefix() throws -> [UInt8] {
    let first = try change(.create(TaskFields(title: "First")), of: 1)
    let second = try change(.create(TaskFields(title: "Second")), of: 2)
    return first.line + second.line
  }

  /// A task with two open todos, of which the later one counts.
  static func orphanedTodo() throws -> [UInt8] {
    let create = try change(.create(TaskFields(title: "First")), of: 1)
    let earlier = try change(try todo(1), of: 1, on: create.id, lamport: 2)
    let later = try change(try todo(2), of: 1, on: earlier.id, lamport: 3)
    return create.line + earlier.line + later.line
  }

  /// A task that was created twice, each time with a change built on it.
  static func createdTwice() throws -> [UInt8] {
    try ["First", "Second"].flatMap { title -> [UInt8] in
      let create = try change(.create(TaskFields(title: title)), of: 1)
      let next = try change(
        .update(TaskFields(title: title + " again")), of: 1, on: create.id, lamport: 2)
      return create.line + next.line
    }
  }

  private static func todo(_ number: Int) throws -> Change {
    .createTodo(
      NewTodo(
        todoID: try todoID(number), deadline: Instant(milliseconds: 1_800_000_000_000)))
  }

  /// The name of the todo of a number from 1 to 99.
  static func todoID(_ number: Int) throws -> TodoID {
    try #require(TodoID("bbbb0000-0000-4000-8000-0000000000\(number / 10)\(number % 10)"))
  }

  /// A signed node of the task of a number from 1 to 99, with its line.
  static func change(
    _ change: Change, of task: Int, on parent: NodeID? = nil, lamport: Int64 = 1
  ) throws -> (id: NodeID, line: [UInt8]) {
    let seed = [UInt8](repeating: 9, count: SigningKey.seedLength)
    let key = try #require(seed.withUnsafeBytes { SigningKey(seed: $0) })
    let draft = NodeDraft(
      change: change,
      taskID: try #require(TaskID("aaaa0000-0000-4000-8000-0000000000\(task / 10)\(task % 10)")),
      parents: parent.map { [$0] } ?? [], lamport: lamport, wall: Instant(milliseconds: 0),
      author: Author(publicKey: key.verifyingKey, deviceID: "other"))
    let (id, line) = draft.signed(by: key, with: SHA256())
    return (id, line + [0x0A])
  }
}
