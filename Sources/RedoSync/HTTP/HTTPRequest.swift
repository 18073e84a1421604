public import RedoCrypto
internal import RedoProtocol

/// A request to a server.
public struct HTTPRequest: Hashable, Sendable {
  /// `GET` or `POST`.
  public var method: String
  /// The address, `https://…`.
  public var url: String
  /// Names and values, neither with a line break.
  public var headers: [String: String]
  /// The token that shows who asks (`Authorization: Bearer …`); nil for none.
  public var bearer: Secret?
  /// What is sent; nil for nothing.
  public var body: [UInt8]?
  /// What is sent in its place where it holds a secret.
  public var secretBody: Secret?
  /// Whether plain `http` is allowed, as to an emulator on this machine.
  public var allowsPlain: Bool
  /// How many bytes a reply may have: by itself, those of the longest text that is read.
  public var replyLimit = JSONTape.lengthLimit

  /// Creates a request.
  public init(
    _ method: String, _ url: String, headers: [String: String] = [:],
    bearer: Secret? = nil, body: [UInt8]? = nil, secretBody: Secret? = nil,
    allowsPlain: Bool = false
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.bearer = bearer
    self.body = body
    self.secretBody = secretBody
    self.allowsPlain = allowsPlain
  }
}
