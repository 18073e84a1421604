import RedoHTTP
import RedoSync
import RedoTestSupport
import Synchronization

/// A way to a server on which things go wrong, before and after the server has done what it was asked.
final class FaultyTransport: HTTPTransport {
  private let inner = CurlTransport()
  private let rate: Mutex<Int>
  private let generator: Mutex<SeededGenerator>

  init(seed: UInt64, rate: Int) {
    self.rate = Mutex(rate)
    generator = Mutex(SeededGenerator(seed: seed))
  }

  func mend() {
    rate.withLock { $0 = 0 }
  }

  func send(_ request: HTTPRequest) throws(SyncError) -> HTTPReply {
    let rate = rate.withLock { $0 }
    let (chance, kind, share) = generator.withLock {
      (
        Int.random(in: 0..<100, using: &$0), Int.random(in: 0..<12, using: &$0),
        Int.random(in: 0..<100, using: &$0)
      )
    }
    guard chance < rate else { return try inner.send(request) }
    switch kind {
    case 0, 1: throw .unreachable("the connection was reset before the request")
    case 2: return HTTPReply(status: 500)
    case 3: return HTTPReply(status: 503, headers: ["retry-after": "1"])
    case 4: return HTTPReply(status: 429, headers: ["retry-after": "99999999999999999999"])
    case 5: return HTTPReply(status: 403)
    default: break
    }
    var reply = try inner.send(request)
    switch kind {
    case 6, 7: throw .unreachable("the connection was reset before the reply")
    case 8: reply.body = Array("<html>502 Bad Gateway</html>".utf8)
    case 9: reply.body.removeLast(reply.body.count * share / 100)
    case 10: reply.status = 401
    default: reply.status = 503
    }
    return reply
  }
}
