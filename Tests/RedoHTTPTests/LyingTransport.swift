import Foundation
import RedoHTTP
import RedoSync

/// Real TLS to a server on this machine that answers in Google's place, with a lie of a given name.
struct LyingTransport: HTTPTransport {
  let inner: CurlTransport
  let port: Int
  let lie: String

  func send(_ request: HTTPRequest) throws(SyncError) -> HTTPReply {
    var request = request
    request.url = request.url.replacingOccurrences(
      of: "https://firestore.googleapis.com", with: "https://localhost:\(port)")
    request.headers["X-Lie"] = lie
    return try inner.send(request)
  }
}
