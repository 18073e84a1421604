import Foundation
import Glibc
import RedoCrypto
import RedoHTTP
import RedoSync
import RedoTestSupport
import Testing

/// The transport against real TLS servers on this machine.
@Suite(.waits, .enabled(if: MisbehavingServer.isPossible, MisbehavingServer.absence))
struct CurlTransportTests {
  @Test func `a request and its reply go through whole`() throws {
    let server = try MisbehavingServer("sound")
    let reply = try server.ask().get()
    #expect(reply.status == 200)
    #expect(reply.headers["content-type"] == "application/json")
    #expect(String(decoding: reply.body, as: UTF8.self) == #"{"ok":true}"#)
    #expect(server.seen.contains("Bearer canary-token") && server.seen.contains("canary-body"))
  }

  @Test(
    arguments: [
      "expired", "future", "wrong-host", "unknown-authority", "self-signed", "chain-missing",
    ])
  func `a certificate that does not hold stops everything before a byte of a token leaves`(
    name: String
  ) throws {
    let server = try MisbehavingServer(name)
    guard case .failure(.untrusted) = server.ask() else {
      Issue.record("\(name) was believed")
      return
    }
    #expect(server.seen.isEmpty)
  }

  @Test func `a server that the system does not know is not believed without a word for it`() throws
  {
    let server = try MisbehavingServer("sound")
    guard case .failure(.untrusted(let reason)) = server.ask(trusting: Trust()) else {
      Issue.record("it was believed")
      return
    }
    #expect(!reason.isEmpty && server.seen.isEmpty)
  }

  @Test(arguments: ["tls-1.0", "tls-1.1"])
  func `old TLS is not spoken`(name: String) throws {
    let server = try MisbehavingServer(name)
    guard case .failure = server.ask() else {
      Issue.record("\(name) was spoken")
      return
    }
    #expect(server.seen.isEmpty)
  }

  @Test func `a chain that is sent whole is believed`() throws {
    let server = try MisbehavingServer("chain-sent")
    #expect(try server.ask().get().status == 200)
  }

  @Test func `no switch of the surroundings turns the check off`() async {
    // In a process of its own: the threads of other tests read the environment meanwhile.
    await #expect(processExitsWith: .success) {
      let server = try MisbehavingServer("self-signed")
      let switches = [
        "CURL_INSECURE": "1", "GIT_SSL_NO_VERIFY": "1", "NODE_TLS_REJECT_UNAUTHORIZED": "0",
        "PYTHONHTTPSVERIFY": "0", "SSL_VERIFY": "0", "CURL_SSL_VERIFYPEER": "0",
      ]
      for (name, value) in switches { setenv(name, value, 1) }
      guard case .failure(.untrusted) = server.ask() else {
        Issue.record("it was believed")
        return
      }
      #expect(server.seen.isEmpty)
    }
  }

  @Test func `a name that nobody has is said to be so, and soon`() {
    let start = ContinuousClock.now
    #expect {
      try CurlTransport().send(HTTPRequest("GET", "https://nobody.invalid/"))
    } throws: { error in
      if case SyncError.unreachable = error { true } else { false }
    }
    #expect(.now - start < .seconds(16))
  }

  @Test(
    arguments: [
      "stalled-tls", "stalled-head", "stalled-body", "silent", "drip", "nothing", "cut",
    ])
  func `a server that stalls or hangs up is given up in time`(name: String) throws {
    let server = try MisbehavingServer(name)
    let start = ContinuousClock.now
    let reply = server.ask(within: MisbehavingServer.impatience)
    guard case .failure(.unreachable) = reply else {
      Issue.record("\(name) gave a reply")
      return
    }
    #expect(.now - start < .seconds(8))
  }

  @Test func `a server that never answers is in the way of no other`() throws {
    let silent = try MisbehavingServer("stalled-tls")
    let sound = try MisbehavingServer("sound")
    var patience = MisbehavingServer.patience
    patience.idle = patience.total
    let transport = CurlTransport(patience: patience, trust: sound.trust)
    let port = silent.port
    Thread.detachNewThread {
      _ = try? transport.send(HTTPRequest("GET", "https://localhost:\(port)/"))
    }
    // It is asked by then.
    sleep(1)
    let start = ContinuousClock.now
    let request = HTTPRequest("GET", "https://localhost:\(sound.port)/")
    #expect(try transport.send(request).status == 200)
    #expect(.now - start < .milliseconds(patience.connecting / 2))
    #expect(silent.seen.isEmpty)
  }

  @Test func `a server that gives a few bytes a second is not waited for until all time is over`()
    throws
  {
    let server = try MisbehavingServer("drip")
    var patience = MisbehavingServer.patience
    patience.idle = 2
    let start = ContinuousClock.now
    guard case .failure(.unreachable) = server.ask(within: patience) else {
      Issue.record("it gave a reply")
      return
    }
    #expect(.now - start < .milliseconds(patience.total / 2))
  }

  @Test(arguments: ["huge", "endless-headers"])
  func `a reply without end is cut off`(name: String) throws {
    let server = try MisbehavingServer(name)
    #expect(server.ask() == .failure(.garbled(.tooLong)))
  }

  @Test func `nobody is followed to another place`() throws {
    let server = try MisbehavingServer("redirect")
    #expect(try server.ask().get().status == 302)
  }

  @Test func `a busy server says for how long`() throws {
    let server = try MisbehavingServer("busy")
    let reply = try server.ask().get()
    #expect(reply.status == 503 && reply.headers["retry-after"] == "7")
  }

  @Test func `where nobody listens, the reason is said`() throws {
    let request = HTTPRequest("GET", "https://localhost:1/")
    #expect(throws: SyncError.self) { try CurlTransport().send(request) }
  }

  @Test func `plain http is refused unless it is asked for, and so are other schemes`() {
    for url in ["http://localhost:1/", "file:///etc/passwd", "ftp://localhost/"] {
      #expect(throws: SyncError.self) { try CurlTransport().send(HTTPRequest("GET", url)) }
    }
  }

  @Test func `a token goes out whole, and what could be more than one does not`() throws {
    let server = try MisbehavingServer("sound")
    let transport = CurlTransport(trust: server.trust)
    var request = HTTPRequest("GET", "https://localhost:\(server.port)/")
    request.bearer = Secret("canary-bearer".utf8)
    #expect(try transport.send(request).status == 200)
    #expect(server.seen.contains("Authorization: Bearer canary-bearer"))
    for text in ["a\r\nX: b", "a b", "a\0b", "ü"] {
      request.bearer = Secret(text.utf8)
      #expect(throws: SyncError.garbled(.unsendable)) {
        try transport.send(request)
      }
    }
  }

  @Test func `a line break in a header is not sent`() throws {
    let request = HTTPRequest("GET", "https://localhost:1/", headers: ["X": "a\r\nY: b"])
    #expect(throws: SyncError.garbled(.unsendable)) {
      try CurlTransport().send(request)
    }
  }
}
