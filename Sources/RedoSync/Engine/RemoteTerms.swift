/// What a remote asks of its clients: the version document.
public struct RemoteTerms: Hashable, Sendable {
  /// The protocol's version there: the first number tells what is understood at all.
  let protocolVersion: ProgramVersion
  /// The oldest client that may send.
  let leastClient: ProgramVersion

  /// The version of the protocol that this program speaks.
  static let spoken = ProgramVersion(major: 1, minor: 0, patch: 0)

  /// Creates terms.
  public init(protocolVersion: ProgramVersion, leastClient: ProgramVersion) {
    self.protocolVersion = protocolVersion
    self.leastClient = leastClient
  }

  /// What a client may do under these terms.
  func permission(of client: ProgramVersion) throws(SyncError) -> Permission {
    guard protocolVersion.major == Self.spoken.major else {
      throw .otherProtocol(protocolVersion.major)
    }
    if client < leastClient { return .readOnly(needed: leastClient) }
    return protocolVersion > Self.spoken ? .newer(protocolVersion) : .full
  }

  /// What a client may do.
  public enum Permission: Hashable, Sendable {
    /// Everything.
    case full
    /// Everything, though the remote knows a newer minor version.
    case newer(ProgramVersion)
    /// Read, but not send: the remote needs a newer program.
    case readOnly(needed: ProgramVersion)

    /// Whether anything is sent.
    public var maySend: Bool {
      switch self {
      case .full, .newer: true
      case .readOnly: false
      }
    }

    /// What is worth telling, without a full stop; nil where all is well.
    public var note: String? {
      switch self {
      case .full: nil
      case .newer(let version):
        "the remote knows version \(version) of the protocol, which this Redo reads as far as it can"
      case .readOnly(let version):
        "the remote needs Redo \(version) or newer: nothing is sent from here until it is installed"
      }
    }
  }
}
