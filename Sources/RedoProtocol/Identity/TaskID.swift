/// The name of a task (`taskId`): a version 4 UUID, in lowercase (PROTOCOL.md, "The node").
public struct TaskID: UUIDName {
  /// The UUID behind the name.
  public let uuid: UUIDv4

  /// Names a task by its UUID.
  public init(_ uuid: UUIDv4) {
    self.uuid = uuid
  }
}
