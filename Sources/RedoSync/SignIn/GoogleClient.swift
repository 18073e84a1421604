public import RedoCrypto
internal import RedoProtocol

/// What Google knows this program by: an OAuth client of the kind for devices with little to type on,
/// and the project's key.
public struct GoogleClient: Hashable, Sendable {
  /// The OAuth client's id, which is no secret.
  let id: String
  /// The OAuth client's secret; nil where it has none.
  let secret: Secret?
  /// The Firebase project's key for web clients, which is no secret either.
  let apiKey: String

  /// Describes a client; nil where its id or its key hold what no address may.
  public init?(id: String, secret: Secret?, apiKey: String) {
    guard [id, apiKey].allSatisfy(Self.isWord) else { return nil }
    self.id = id
    self.secret = secret
    self.apiKey = apiKey
  }

  private static func isWord(_ text: String) -> Bool {
    let isPlain = text.utf8.allSatisfy { $0.isASCIIAlphanumeric || "._-".utf8.contains($0) }
    return isPlain && (1...200).contains(text.utf8.count)
  }
}
