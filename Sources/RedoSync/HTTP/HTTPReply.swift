/// What a server answered.
public struct HTTPReply: Hashable, Sendable {
  /// The status, such as 200.
  public var status: Int
  /// Names in lowercase, and values.
  public var headers: [String: String]
  /// The body, whole.
  public var body: [UInt8]

  /// Creates a reply.
  public init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// When to ask again, in seconds from now; nil where it does not say so in whole seconds.
  var retryAfter: Int? { headers["retry-after"].flatMap { Int($0) } }
}
