public import RedoProtocol

/// A remote as it stands, and what the last round with it came to.
public struct RemoteReport: Hashable, Sendable {
  /// What the user calls it.
  public var name: String
  /// What kind of place it is.
  public var kind: RemoteKind
  /// Where it is.
  public var address: String
  /// Whether nodes are sealed there.
  public var isSealed: Bool
  /// When nodes were last sent; nil where never.
  public var lastPush: Instant?
  /// When it was last read to its end; nil where never.
  public var lastPull: Instant?
  /// How many nodes were sent just now.
  public var sent = 0
  /// How many came just now and were taken.
  public var received = 0
  /// How many came just now and were refused, by code.
  public var refused: [String: Int] = [:]
  /// How many came and were refused since it was added.
  public var refusedEver = 0
  /// How many wait to be sent.
  public var waiting = 0
  /// Whether none of them is known to be at another remote of this device.
  public var waitsEverywhere = false
  /// How many it can never take; they are not among those that wait.
  public var tooLarge = 0
  /// How much is there that was not whole when it was last looked at.
  public var incomplete = 0
  /// How many other replicas were seen there, where it can tell.
  public var peers: Int?
  /// How many times it was asked or given something just now.
  public var requests = 0
  /// How many bytes went there just now.
  public var bytesSent = 0
  /// How many bytes came from there just now.
  public var bytesReceived = 0
  /// Its clock less this device's, in milliseconds, where it tells the time.
  public var clockSkew: Int64?
  /// Who is signed in there; nil where nobody is, or nobody needs to be.
  public var account: String?
  /// Whether somebody has to sign in first.
  public var isSignedOut = false
  /// What else is worth knowing, without a full stop.
  public var note: String?
  /// What is wrong and what to do next, without a full stop; nil where nothing is.
  public var failure: String?
  /// Whether that is wrong on this device, such as a key that others can read, and not at the remote.
  public var failsHere = false

  /// Names a remote with which nothing has happened.
  public init(name: String, kind: RemoteKind, address: String, isSealed: Bool = false) {
    self.name = name
    self.kind = kind
    self.address = address
    self.isSealed = isSealed
  }

  /// What it can never take, in words; nil where there is none.
  var aside: String? {
    tooLarge > 0 ? "\(tooLarge) too large for the remote, kept here" : nil
  }

  /// What is not whole there, in words; nil where there is nothing.
  var damage: String? {
    incomplete > 0 ? "\(incomplete) not whole there, damaged or still being copied" : nil
  }

  /// What a removal leaves unsent; nil where the remote has it all.
  public var unsent: String? {
    let count = waiting + tooLarge
    guard count > 0 else { return nil }
    return waitsEverywhere
      ? "lines of the log (\(count)) that were never sent there are only here"
      : "lines of the log (\(count)) were never sent there"
  }
}
