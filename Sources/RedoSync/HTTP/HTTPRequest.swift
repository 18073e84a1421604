public import RedoCrypto
internal import RedoProtocol

/// A request to a server.
public struct HTTPRequest: Hashable, Sendable {
  /// What a request sends.
  public enum Body: Hashable, Sendable {
    /// Nothing that is to be kept from anybody.
    case plain([UInt8])
    /// What holds a secret.
    case secret(Secret)

    /// Lends the bytes to `use`, which must not keep those of a secret.
    public func withBytes<Outcome>(_ use: (UnsafeRawBufferPointer) -> Outcome) -> Outcome {
      switch self {
      case .plain(let bytes): bytes.withUnsafeBytes { use($0) }
      case .secret(let secret): secret.withBytes { use($0) }
      }
    }
  }

  /// `GET` or `POST`.
  public var method: String
  /// The address, `https://…`.
  public var url: String
  /// Names and values, neither with a line break.
  public var headers: [String: String]
  /// The token that shows who asks (`Authorization: Bearer …`); nil for none.
  public var bearer: Secret?
  /// What is sent; nil for nothing.
  public var body: Body?
  /// Whether plain `http` is allowed, as to an emulator on this machine.
  public var allowsPlain: Bool
  /// How many bytes a reply may have: by itself, those of the longest text that is read.
  public var replyLimit = JSONTape.lengthLimit

  /// Creates a request.
  public init(
    _ method: String, _ url: String, headers: [String: String] = [:],
    bearer: Secret? = nil, body: Body? = nil, allowsPlain: Bool = false
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.bearer = bearer
    self.body = body
    self.allowsPlain = allowsPlain
  }
}
