/// A name that is a UUID: what tasks and todos are called by.
public protocol UUIDName: Hashable, Comparable, Sendable, BitwiseCopyable, CustomStringConvertible {
  /// The UUID behind the name.
  var uuid: UUIDv4 { get }

  /// Makes a name of a UUID.
  init(_ uuid: UUIDv4)
}

extension UUIDName {
  /// Reads a name; nil unless the text is a lowercase version 4 UUID.
  public init?(_ text: String) {
    guard let uuid = UUIDv4(text) else { return nil }
    self.init(uuid)
  }

  /// Orders names as their text orders.
  public static func < (left: Self, right: Self) -> Bool {
    left.uuid < right.uuid
  }

  /// The 36 characters of the UUID.
  public var description: String { uuid.description }
}
