/// One line of the user's config that gives a command other keys: `key.complete = x <C-x>`.
public struct KeyOverride: Hashable, Sendable {
  /// The line's number, from 1.
  public let line: Int
  /// The command's name as it was written, such as `complete` or `quick-add`.
  public let name: String
  /// The keys as they were written, apart by blanks; empty for none.
  public let value: String

  /// A line of the config.
  public init(line: Int, name: String, value: String) {
    self.line = line
    self.name = name
    self.value = value
  }
}
