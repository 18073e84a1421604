public import RedoProtocol

/// How this device stands with the others.
public struct SyncHealth: Hashable, Sendable {
  /// Where changes go, as the user named it.
  public let remote: String
  /// Who the remote takes this device for; nil where it asks for nobody.
  public let account: String?
  /// Whether changes are sent and fetched without being asked.
  public let isOn: Bool
  /// When changes were last sent and last fetched; nil for never.
  public let lastPush: Instant?
  /// When changes were last fetched; nil for never.
  public let lastPull: Instant?
  /// How many changes wait to be sent.
  public let waiting: Int
  /// How many other devices have written.
  public let peers: Int
  /// How far the remote's clock is ahead of this one's, in milliseconds; nil where it is not known.
  public let clockSkew: Int64?
  /// How many bytes went either way so far.
  public let bytes: Int
  /// What went wrong last, in a sentence that names the next step; nil where nothing did.
  public let lastError: String?

  /// Collects how things stand.
  public init(
    remote: String, account: String? = nil, isOn: Bool = true, lastPush: Instant? = nil,
    lastPull: Instant? = nil, waiting: Int = 0, peers: Int = 0, clockSkew: Int64? = nil,
    bytes: Int = 0, lastError: String? = nil
  ) {
    self.remote = remote
    self.account = account
    self.isOn = isOn
    self.lastPush = lastPush
    self.lastPull = lastPull
    self.waiting = waiting
    self.peers = peers
    self.clockSkew = clockSkew
    self.bytes = bytes
    self.lastError = lastError
  }
}
