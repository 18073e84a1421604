import RedoCrypto
import RedoSync
import Synchronization
import Testing

/// Signing in and staying signed in, with a Google that is scripted.
struct StoredSignInTests {
  private let store = MemoryTokens()
  private let now = Clock()

  private final class Clock: Sendable {
    let time = Mutex<Int64>(1_800_000_000_000)
    func move(seconds: Int64) { time.withLock { $0 += seconds * 1_000 } }
  }

  private func client() throws -> GoogleClient {
    let secret: Secret = try #require(Secret("canary-client".utf8))
    return try #require(GoogleClient(id: "id", secret: secret, apiKey: "key"))
  }

  private func flow(_ google: ScriptedGoogle) throws -> DeviceFlow {
    DeviceFlow(try client(), at: GoogleAddress(), over: google, keeping: store) { [now] in
      now.time.withLock { $0 }
    }
  }

  private func stored(_ google: ScriptedGoogle) throws -> StoredSignIn {
    StoredSignIn(try client(), at: GoogleAddress(), over: google, keeping: store) { [now] in
      now.time.withLock { $0 }
    }
  }

  private func signIn(_ google: ScriptedGoogle) throws {
    var grant = try #require(try flow(google).begin())
    #expect(try flow(google).poll(&grant))
  }

  private func mark(_ token: Secret) -> String {
    token.withBytes {
      String(decoding: $0.split(separator: UInt8(ascii: ".")).last ?? [], as: UTF8.self)
    }
  }

  @Test func `the subject is Google's number for the person`() throws {
    let google = ScriptedGoogle.friendly(subject: "1001")
    try signIn(google)
    let signIn = try stored(google)
    #expect(try signIn.subject == "1001")
    #expect(try signIn.account?.name == "ana@example.org")
    #expect(try mark(signIn.token(insteadOf: nil)) == "first")
  }

  @Test(arguments: [SyncError.busy(seconds: nil), .unreachable("the connection was reset")])
  func `a code that Google has taken is not asked with again while Firebase is in trouble`(
    trouble: SyncError
  ) throws {
    let google = ScriptedGoogle.friendly()
    let flow = try flow(google)
    var grant = try #require(try flow.begin())
    google.fail("signInWithIdp", trouble)
    #expect(try !flow.poll(&grant))
    // Google takes a code once.
    google.answer("googleapis.com/token", 400, #"{"error":"invalid_grant"}"#)
    #expect(try !flow.poll(&grant))
    #expect(flow.ending(of: grant) == trouble && store.kinds.isEmpty)
    let reply = """
      {"idToken":"\(ScriptedGoogle.token("1001"))","refreshToken":"r","expiresIn":"3600"}
      """
    google.answer("signInWithIdp", 200, reply)
    #expect(try flow.poll(&grant))
    #expect(google.requests.count { $0.contains("googleapis.com/token ") } == 1)
    #expect(store.kinds == [.google, .firebase])
  }

  @Test func `a token is used until shortly before its end, then renewed and kept`() throws {
    let google = ScriptedGoogle.friendly()
    try signIn(google)
    now.move(seconds: 3_299)
    #expect(try mark(stored(google).token(insteadOf: nil)) == "first")
    now.move(seconds: 2)
    #expect(try mark(stored(google).token(insteadOf: nil)) == "second")
    let before = google.requests.count
    #expect(try mark(stored(google).token(insteadOf: nil)) == "second")
    #expect(google.requests.count == before)
  }

  @Test func `a clock that was put back makes a token suspect`() throws {
    let google = ScriptedGoogle.friendly()
    try signIn(google)
    now.move(seconds: -30)
    #expect(try mark(stored(google).token(insteadOf: nil)) == "first")
    now.move(seconds: -3_600)
    #expect(try mark(stored(google).token(insteadOf: nil)) == "second")
  }

  @Test(arguments: [nil, "0", "-5", "999999999999999999", "3.5", "true"])
  func
    `however long a token is said to hold, it is neither trusted for ever nor asked for without end`(
      life: String?
    ) throws
  {
    let google = ScriptedGoogle.friendly(life: life)
    try signIn(google)
    _ = try stored(google).token(insteadOf: nil)
    #expect(google.requests.count <= 4)
    let before = google.requests.count
    now.move(seconds: 3_601)
    _ = try stored(google).token(insteadOf: nil)
    #expect(google.requests.count == before + 1)
  }

  @Test(arguments: ["-9223372036854775808", "-1", "9223372036854775807"])
  func `a kept token that holds for longer than any does is renewed`(start: String) throws {
    let google = ScriptedGoogle.friendly()
    try signIn(google)
    let lines = [
      "redo-firebase 1", "start \(start)", "end 9223372036854775807", "refresh r", "token a.b.kept",
      "",
    ]
    try store.write(.firebase, try #require(Secret(lines.joined(separator: "\n").utf8)))
    #expect(try ["first", "second"].contains(mark(stored(google).token(insteadOf: nil))))
  }

  @Test func `a token that was refused is renewed even if it seems to hold`() throws {
    let google = ScriptedGoogle.friendly()
    try signIn(google)
    let first = try stored(google).token(insteadOf: nil)
    let second = try stored(google).token(insteadOf: first)
    #expect(mark(second) == "second")
    // Whoever was refused the first as well takes what is there by now.
    let before = google.requests.count
    #expect(try stored(google).token(insteadOf: first) == second)
    #expect(google.requests.count == before)
  }

  @Test func `what is taken back for good is forgotten, and somebody has to sign in`() throws {
    let google = ScriptedGoogle.friendly()
    try signIn(google)
    google.answer("securetoken", 400, #"{"error":{"message":"TOKEN_EXPIRED"}}"#)
    google.answer("googleapis.com/token", 400, #"{"error":"invalid_grant"}"#)
    now.move(seconds: 3_600)
    #expect(throws: SyncError.signInNeeded) { try stored(google).token(insteadOf: nil) }
    #expect(store.kinds.isEmpty)
    let before = google.requests.count
    #expect(throws: SyncError.signInNeeded) { try stored(google).token(insteadOf: nil) }
    #expect(throws: SyncError.signInNeeded) { try stored(google).subject }
    #expect(google.requests.count == before)
  }

  @Test func `a sign-in that Google has renewed is kept, whatever Firebase says then`() throws {
    let google = ScriptedGoogle.friendly()
    try signIn(google)
    google.answer("securetoken", 400, #"{"error":{"message":"TOKEN_EXPIRED"}}"#)
    google.answer(
      "googleapis.com/token", 200,
      #"{"refresh_token":"renewed","id_token":"\#(ScriptedGoogle.token("1001"))"}"#)
    google.fail("signInWithIdp", .unreachable("the cable is out"))
    now.move(seconds: 3_600)
    for _ in 0..<2 {
      #expect(throws: SyncError.unreachable("the cable is out")) {
        try stored(google).token(insteadOf: nil)
      }
    }
    // What it was renewed with may be worth nothing any more.
    let last = google.requests.last { $0.contains("googleapis.com/token ") }
    #expect(last?.contains("refresh_token=renewed") == true)
  }

  @Test(arguments: [500, 429, 503])
  func `a busy token server costs nobody the sign-in`(status: Int) throws {
    let google = ScriptedGoogle.friendly()
    try signIn(google)
    google.answer("securetoken", status, #"{"error":{"message":"TOKEN_EXPIRED"}}"#)
    now.move(seconds: 3_600)
    #expect(throws: SyncError.busy(seconds: nil)) { try stored(google).token(insteadOf: nil) }
    #expect(store.kinds == [.google, .firebase])
  }

  @Test(arguments: ["<html>", #"{"error":{"message":"TOKEN_EXPIRED"}}"#])
  func `a busy token server is asked again when it says`(body: String) throws {
    let google = ScriptedGoogle.friendly()
    try signIn(google)
    google.answer("securetoken", 503, body, headers: ["retry-after": "7"])
    now.move(seconds: 3_600)
    #expect(throws: SyncError.busy(seconds: 7)) { try stored(google).token(insteadOf: nil) }
  }

  @Test(arguments: ["<html>", "", "[]", "{}", #"{"id_token":7}"#, #"{"id_token":"a\nb"}"#])
  func `what is no reply costs nobody the sign-in`(body: String) throws {
    let google = ScriptedGoogle.friendly()
    try signIn(google)
    google.answer("securetoken", 200, body)
    now.move(seconds: 3_600)
    #expect(throws: SyncError.self) { try stored(google).token(insteadOf: nil) }
    #expect(store.kinds == [.google, .firebase])
  }

  @Test func `a sign-in whose two halves name two people is refused, and nothing is kept`() throws {
    let google = ScriptedGoogle.friendly(subject: "1001")
    google.answer(
      "signInWithIdp", 200,
      #"{"idToken":"\#(ScriptedGoogle.token("1002"))","refreshToken":"r","expiresIn":"3600"}"#)
    var grant = try #require(try flow(google).begin())
    #expect(throws: SyncError.garbled(.twoPeople)) {
      try flow(google).poll(&grant)
    }
    #expect(store.kinds.isEmpty)
  }

  @Test func `a network that fails while somebody types is no reason to give up`() throws {
    let google = ScriptedGoogle.friendly()
    var grant = try #require(try flow(google).begin())
    let first = grant.interval
    google.fail("googleapis.com/token", .unreachable("the cable is out"))
    #expect(try flow(google).poll(&grant) == false)
    #expect(grant.interval > first)
    #expect(try flow(google).ending(of: grant) == .unreachable("the cable is out"))
  }

  @Test func `a disk that takes no token says so`() throws {
    let google = ScriptedGoogle.friendly()
    try signIn(google)
    store.fail(with: .storage("the disk is full"))
    now.move(seconds: 3_600)
    #expect(throws: SyncError.storage("the disk is full")) {
      try stored(google).token(insteadOf: nil)
    }
  }

  @Test func `no error repeats what a server repeats of what it was sent`() throws {
    let google = ScriptedGoogle.friendly()
    try signIn(google)
    let (sender, signIn) = (try flow(google), try stored(google))
    let canaries = ["canary-device-code", "canary-google", "canary-firebase", "canary-client"]
    let echo = canaries.joined(separator: " ")
    let bodies = [
      #"{"error":"\#(echo)","error_description":"\#(echo)"}"#,
      #"{"error":{"message":"\#(echo)","status":"\#(echo)"}}"#,
    ]
    for body in bodies {
      for status in [400, 401, 403, 428, 500] {
        google.answer("googleapis.com", status, body)
        var grant = try #require(try flow(ScriptedGoogle.friendly()).begin())
        var messages: [String] = []
        note(&messages) { () throws(SyncError) in _ = try sender.begin() }
        note(&messages) { () throws(SyncError) in _ = try sender.poll(&grant) }
        let first = try signIn.token(insteadOf: nil)
        note(&messages) { () throws(SyncError) in _ = try signIn.token(insteadOf: first) }
        #expect(messages.count >= 2)
        for message in messages {
          #expect(!message.contains("canary"), "\(message)")
        }
      }
    }
  }

  private func note(_ messages: inout [String], _ body: () throws(SyncError) -> Void) {
    do throws(SyncError) {
      try body()
    } catch {
      messages.append(error.message)
    }
  }
}
