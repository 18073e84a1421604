/// The name of a todo, one occurrence of a task (`todoTaskId`): a version 4 UUID, in lowercase
/// (PROTOCOL.md, "Actions").
public struct TodoID: UUIDName {
  /// The UUID behind the name.
  public let uuid: UUIDv4

  /// Names a todo, one occurrence of a task, by its UUID.
  public init(_ uuid: UUIDv4) {
    self.uuid = uuid
  }
}
