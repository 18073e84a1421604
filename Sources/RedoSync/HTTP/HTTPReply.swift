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
}
