/// What the user says about a Firestore database that is to be a remote.
public struct FirestoreChoice: Hashable, Sendable {
  /// The Firebase project.
  public let project: String
  /// The project's key for web clients; nil where it was left out, as for an emulator.
  public let apiKey: String?
  /// The OAuth client's id; nil where it was left out, as for an emulator.
  public let clientID: String?
  /// The file with the OAuth client's secret, `-` for standard input; nil for a client without one.
  public let secretFile: String?
  /// What to call the remote; nil to call it after its kind.
  public let name: String?

  /// Collects what was said.
  public init(
    project: String, apiKey: String?, clientID: String?, secretFile: String?, name: String?
  ) {
    self.project = project
    self.apiKey = apiKey
    self.clientID = clientID
    self.secretFile = secretFile
    self.name = name
  }
}
