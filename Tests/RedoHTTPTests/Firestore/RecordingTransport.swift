import RedoHTTP
import RedoSync
import Synchronization

/// A way to a server that remembers what it was used for.
final class RecordingTransport: HTTPTransport {
  private let inner = CurlTransport()
  private let seen = Mutex<[String]>([])

  /// The last words of the addresses so far.
  var calls: [String] { seen.withLock { $0 } }

  func send(_ request: HTTPRequest) throws(SyncError) -> HTTPReply {
    let words = request.url.split { "/:".contains($0) }
    let call = words.last?.split(separator: "?").first ?? ""
    seen.withLock { $0.append(String(call)) }
    return try inner.send(request)
  }
}
