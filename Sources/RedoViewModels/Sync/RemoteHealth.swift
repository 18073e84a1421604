public import RedoProtocol

/// How syncing with one remote stands.
public struct RemoteHealth: Hashable, Sendable {
  /// What the user calls the remote.
  public var name: String
  /// Where it is.
  public var address: String
  /// Whether all that lies there is under a passphrase.
  public var isSealed = false
  /// Who is signed in, as far as is known; nil where nobody has to be.
  public var account: String?
  /// Whether a round runs now.
  public var isRunning = false
  /// How many changes the round that runs now has brought so far.
  public var coming = 0
  /// How many changes it has yet to send.
  public var leaving = 0
  /// When nodes were last sent; nil where never.
  public var lastPush: Instant?
  /// When the remote was last read to its end; nil where never.
  public var lastSync: Instant?
  /// How many changes wait to be sent.
  public var waiting = 0
  /// How many other replicas were seen there, where the remote can tell.
  public var peers: Int?
  /// The remote's clock less this device's, in milliseconds, where the remote tells the time.
  public var clockSkew: Int64?
  /// How many bytes went there.
  public var bytesSent = 0
  /// How many bytes came from there.
  public var bytesReceived = 0
  /// Whether somebody has to sign in before anything is synced.
  public var isSignedOut = false
  /// Whether the remote takes nothing from a program as old as this one.
  public var isReadOnly = false
  /// What is wrong and what to do next, without a full stop; nil where nothing is.
  public var problem: String?
  /// What else is worth knowing, without a full stop.
  public var note: String?

  /// Names a remote that nothing is known of yet.
  public init(name: String, address: String) {
    self.name = name
    self.address = address
  }

  /// What is wrong, with the way that the screen knows where somebody has to sign in.
  func trouble(_ keys: any KeyNames) -> String? {
    guard isSignedOut else { return problem }
    let key = keys.name(of: .changeSetting, in: .settings)
    return "nobody is signed in; \(key) on its row in the settings signs in"
  }
}
