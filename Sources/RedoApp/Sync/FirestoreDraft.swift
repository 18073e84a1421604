internal import RedoCommandLine
internal import RedoCrypto
internal import RedoStore
internal import RedoSync

/// A Firestore database that the user wants to sync with, as it was typed.
struct FirestoreDraft {
  let choice: FirestoreChoice
  /// Whether an emulator is meant, which asks for no client.
  let isEmulated: Bool

  /// The project; throws where it cannot be one's id.
  func project() throws(RemoteFailure) -> String {
    guard FirestoreAddress(project: choice.project) != nil else {
      throw .noProject(choice.project)
    }
    return choice.project
  }

  /// What Google knows this program by; nil where an emulator asks for nothing.
  func client() throws(RemoteFailure) -> ClientFile.Content? {
    guard let id = choice.clientID, let apiKey = choice.apiKey else {
      guard isEmulated, choice.clientID == nil, choice.apiKey == nil else {
        throw .clientIsMissing
      }
      return nil
    }
    guard GoogleClient(id: id, secret: nil, apiKey: apiKey) != nil else {
      throw .noClient
    }
    return ClientFile.Content(
      id: id, apiKey: apiKey,
      secret: try choice.secretFile.map { path throws(RemoteFailure) in
        try Self.secret(in: path)
      })
  }

  private static func secret(in path: String) throws(RemoteFailure) -> Secret {
    ProcessPrivacy.begin()
    var bytes: [UInt8]
    do throws(StoreError) {
      bytes = try StandardFile.bytes(named: path)
    } catch {
      throw .storage(error.message)
    }
    defer { bytes.wipe() }
    guard let secret = ClientSecret.read(bytes) else { throw .noSecret(in: path) }
    return secret
  }
}
