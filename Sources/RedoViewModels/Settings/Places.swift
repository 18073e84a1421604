/// Where things lie on this machine, for showing.
public struct Places: Hashable, Sendable {
  /// The config file.
  public let config: String
  /// The folder of the user's own themes.
  public let themes: String
  /// The change log.
  public let log: String
  /// The signing key.
  public let key: String

  /// Names the places.
  public init(
    config: String = "~/.config/redo/config", themes: String = "~/.config/redo/themes",
    log: String = "~/.local/share/redo/changes.jsonl", key: String = "~/.local/share/redo/identity"
  ) {
    self.config = config
    self.themes = themes
    self.log = log
    self.key = key
  }
}
