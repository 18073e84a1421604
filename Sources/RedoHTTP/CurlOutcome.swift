internal import CCurl
internal import RedoSync

/// What libcurl made of an exchange, in the words of sync.
struct CurlOutcome {
  let result: Result<HTTPReply, SyncError>

  init(_ reply: ccurl_reply) {
    guard reply.failure == 0 else {
      result = .failure(Self.error(reply))
      return
    }
    result = .success(
      HTTPReply(
        status: Int(reply.status), headers: Self.headers(reply),
        body: Array(UnsafeRawBufferPointer(start: reply.body, count: reply.body_length))))
  }

  private static func error(_ reply: ccurl_reply) -> SyncError {
    if reply.is_too_long { return .garbled(.tooLong) }
    let reason = Self.reason(reply)
    return switch reply.failure {
    // The certificate, the host's name in it, the file of those to trust, its issuer, its status.
    case 51, 60, 77, 83, 91: .untrusted(reason)
    case 1, 3: .garbled(.transport(reason))
    // What is no reply too: nothing at all, half of one, other encodings.
    default: .unreachable(reason)
    }
  }

  /// The server may have a say in it, so nothing in it may act on a terminal.
  private static func reason(_ reply: ccurl_reply) -> String {
    let text = withUnsafeBytes(of: reply.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return text.isEmpty ? "error \(reply.failure)" : text.plainASCII
  }

  /// The last response's lines: a proxy's own come before it.
  private static func headers(_ reply: ccurl_reply) -> [String: String] {
    let bytes = UnsafeRawBufferPointer(start: reply.headers, count: reply.headers_length)
    var headers: [String: String] = [:]
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let text = String(decoding: line, as: UTF8.self)
      if text.hasPrefix("HTTP/") { headers = [:] }
      guard let colon = text.firstIndex(of: ":") else { continue }
      let value = text[text.index(after: colon)...].drop { $0 == " " }
      headers[text[..<colon].lowercased()] = String(value)
    }
    return headers
  }
}
