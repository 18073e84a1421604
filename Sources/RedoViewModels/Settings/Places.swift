/// Where things lie on this machine, for showing.
public struct Places: Hashable, Sendable {
  /// The config file.
  public let config: String
  /// The change log.
  public let log: String
  /// The signing key.
  public let key: String

  /// Names the places.
  public init(
    config: String = "~/.config/redo/config", log: String = "~/.local/share/redo/changes.jsonl",
    key: String = "~/.local/share/redo/identity"
  ) {
    self.config = config
    self.log = log
    self.key = key
  }
}
