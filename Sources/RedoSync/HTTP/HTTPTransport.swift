/// What carries requests to a server and replies back.
public protocol HTTPTransport: Sendable {
  /// One exchange; throws where no whole reply came.
  ///
  /// Redirects are not followed, certificates are always checked.
  func send(_ request: HTTPRequest) throws(SyncError) -> HTTPReply
}
