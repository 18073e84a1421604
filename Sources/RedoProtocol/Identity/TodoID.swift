/// The name of a todo, one occurrence of a task (`todoTaskId`).
public struct TodoID: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The UUID behind the name.
  public let uuid: UUIDv4

  /// Names a todo, one occurrence of a task by its UUID.
  public init(_ uuid: UUIDv4) {
    self.uuid = uuid
  }

  /// Reads a name; nil unless the text is a lowercase version 4 UUID.
  public init?(_ text: String) {
    guard let uuid = UUIDv4(text) else { return nil }
    self.init(uuid)
  }

  /// Orders names as their text orders.
  public static func < (left: TodoID, right: TodoID) -> Bool {
    left.uuid < right.uuid
  }
}

extension TodoID: CustomStringConvertible {
  /// The 36 characters of the UUID.
  public var description: String { uuid.description }
}
