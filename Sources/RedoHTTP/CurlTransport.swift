internal import CCurl
internal import RedoCrypto
public import RedoSync
internal import Synchronization

/// Requests by libcurl: TLS 1.2 or newer, the system's certificates, proxies from the environment.
///
/// A connection is used again; of requests that run at a time each has its own.
public final class CurlTransport: HTTPTransport {
  /// How long things may take.
  public struct Patience: Hashable, Sendable {
    /// Until a connection stands, in milliseconds.
    public var connecting = 15_000
    /// With next to no bytes, in seconds.
    public var idle = 30
    /// For all of an exchange, in milliseconds.
    public var total = 600_000

    /// What suits the internet.
    public init() {}
  }

  private let patience: Patience
  private let trust: Trust
  /// libcurl's handles that no request uses now, as numbers.
  private let resting = Mutex<[UInt]>([])

  /// Sets up nothing yet.
  public init(patience: Patience = Patience(), trust: Trust = Trust()) {
    self.patience = patience
    self.trust = trust
  }

  deinit {
    resting.withLock { handles in
      for handle in handles { ccurl_close(UnsafeMutableRawPointer(bitPattern: handle)) }
    }
  }

  /// One exchange.
  public func send(_ request: HTTPRequest) throws(SyncError) -> HTTPReply {
    let lines = request.headers.map { "\($0.key): \($0.value)" }.sorted()
    // A line break in a value would be a header, or a request, of its own.
    guard (lines + [request.url, request.method]).allSatisfy(Self.isOneLine),
      request.bearer?.withBytes({ $0.allSatisfy { 0x21...0x7E ~= $0 } }) ?? true
    else {
      throw .garbled(.unsendable)
    }
    // A server that never answers is in the way of no other.
    let handle = resting.withLock { $0.popLast() } ?? UInt(bitPattern: ccurl_open())
    guard let connection = UnsafeMutableRawPointer(bitPattern: handle) else {
      throw .noLibcurl
    }
    defer { resting.withLock { $0.append(handle) } }
    return try exchange(request, lines, over: connection)
  }

  private static func isOneLine(_ text: String) -> Bool {
    !text.utf8.contains { $0 < 0x20 || $0 == 0x7F }
  }

  private func exchange(
    _ request: HTTPRequest, _ headers: [String], over connection: UnsafeMutableRawPointer
  ) throws(SyncError) -> HTTPReply {
    var texts = CTexts()
    defer { texts.free() }
    var raw = ccurl_request()
    var lines: [UnsafePointer<CChar>?] = []
    try fill(&raw, with: request, &texts)
    for header in headers { lines.append(try texts.add(header)) }
    if let token = request.bearer {
      lines.append(try texts.add("Authorization: Bearer ", endingIn: token))
    }
    var reply = ccurl_reply()
    lines.withUnsafeBufferPointer { lines in
      raw.headers = lines.baseAddress
      raw.header_count = lines.count
      Self.lend(request) { body in
        raw.body = body.map { $0.baseAddress ?? UnsafeRawPointer(connection) }
        raw.body_length = body?.count ?? 0
        ccurl_send(connection, &raw, &reply)
      }
    }
    defer { ccurl_release(&reply) }
    return try CurlOutcome(reply).result.get()
  }

  private func fill(
    _ raw: inout ccurl_request, with request: HTTPRequest, _ texts: inout CTexts
  ) throws(SyncError) {
    raw.method = try texts.add(request.method)
    raw.url = try texts.add(request.url)
    raw.allows_plain = request.allowsPlain
    if let file = trust.file { raw.trust_file = try texts.add(file) }
    if let folder = trust.folder { raw.trust_folder = try texts.add(folder) }
    raw.reply_limit = request.replyLimit
    raw.connect_milliseconds = patience.connecting
    raw.idle_seconds = patience.idle
    raw.total_milliseconds = patience.total
  }

  /// Lends what is to be sent; nil for nothing.
  private static func lend(
    _ request: HTTPRequest, to body: (UnsafeRawBufferPointer?) -> Void
  ) {
    guard let content = request.body else { return body(nil) }
    content.withBytes { body($0) }
  }
}
