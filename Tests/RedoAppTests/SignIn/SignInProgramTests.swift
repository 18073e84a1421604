import Foundation
import RedoTestSupport
import Testing

/// The real program signs in and syncs, over real TLS, with a Google that is stricter than the real one.
@Suite(.waits, .enabled(if: StandIn.isPossible, StandIn.absence))
struct SignInProgramTests {
  private let google: StandIn

  init() throws {
    google = try StandIn()
  }

  private func signedIn() throws -> Program { try google.signedInDevice() }

  @Test func `two devices sign in, meet, and send nothing that Google does not know`() throws {
    let laptop = try google.device()
    let refused = try laptop.run("sync")
    #expect(refused.status == 3)
    #expect(refused.error == "redo: firestore: nobody is signed in; run `redo login`\n")
    let login = try laptop.run("login")
    #expect(
      login.output == """
        open\thttps://www.google.com/device
        code\tWXYZ-1234
        signed in to firestore as ana@example.org; redo sync starts it

        """)
    // The first round tells it: no earlier one is needed.
    let first = try laptop.run("sync", "--json").output
    #expect(first.contains("\"clockSkew\":") && !first.contains("\"clockSkew\":null"), "\(first)")
    try laptop.run("add", "Buy milk tomorrow p4 #home // “two” litres — 牛乳\\n")
    try laptop.run("add", "Water the plants every 3 days")
    #expect(try laptop.run("sync").output == "firestore\tsent 4, received 0\n")
    let phone = try signedIn()
    #expect(try phone.run("sync").output == "firestore\tsent 0, received 4\n")
    #expect(try phone.tasks().count == 2 && phone.run("verify").status == 0)
    #expect(google.violations.isEmpty)
  }

  @Test func `tokens lie apart in private files, and only the named one is lent to a server`()
    throws
  {
    let device = try signedIn()
    let files = try google.tokenFiles(of: device)
    #expect(files.count == 2)
    for file in files {
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
    let google = try #require(files.first { $0.lastPathComponent.hasPrefix("google-") })
    let firebase = try #require(files.first { $0.lastPathComponent.hasPrefix("firebase-") })
    #expect(try !String(contentsOf: google, encoding: .utf8).contains("firebase-refresh"))
    #expect(try !String(contentsOf: firebase, encoding: .utf8).contains("google-refresh"))
  }

  @Test func `a token file that others can read is not used`() throws {
    let device = try signedIn()
    let before = google.requests.count
    for file in try google.tokenFiles(of: device) { chmod(file.path, 0o640) }
    let outcome = try device.run("sync")
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("has mode 0640, so others can use the secret in it"))
    #expect(outcome.error.contains("chmod 600"))
    #expect(google.requests.count == before)
  }

  @Test(arguments: [("xterm", true), ("dumb", false)])
  func `the wait for the browser is counted down where a row can be written again`(
    term: String, isShown: Bool
  ) throws {
    let device = try google.device()
    let shown = try device.shell("TERM=\(term) script -qec '\"$redo\" login' /dev/null").output
    #expect(shown.contains("waiting for the browser") == isShown, "\(shown)")
    #expect(shown.contains("\u{1B}[K") == isShown)
    #expect(shown.contains("signed in to firestore"))
  }

  @Test func `a server that wants to be asked less often is`() throws {
    try google.behave(["answers": ["slow_down", "ok"]])
    let device = try google.device()
    let start = ContinuousClock.now
    #expect(try device.run("login").status == 0)
    // One second at first, and five more once it said so.
    #expect(.now - start >= .seconds(6.5))
    #expect(google.violations.isEmpty)
  }

  @Test func `a moment's trouble at Firebase does not lose what was agreed to in the browser`()
    throws
  {
    try google.behave(["stumbling": ["identitytoolkit.googleapis.com": 1]])
    let device = try google.device()
    let outcome = try device.run("login")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(google.requests.suffix(2).map { $0.suffix(3) } == ["503", "200"])
    #expect(try google.tokenFiles(of: device).count == 2)
    #expect(google.violations.isEmpty)
  }

  @Test(arguments: [
    ("access_denied", "was declined in the browser; run `redo login` again"),
    ("expired_token", "the code ran out before it was used; run `redo login` again"),
    ("invalid_client", "Google does not take this client (invalid_client)"),
    ("some_new_error", "the remote gave no usable answer"),
    ("some_new_error", "nobody was signed in; run `redo login` again"),
  ])
  func `a sign-in that comes to nothing says why, and leaves nothing`(
    answer: String, words: String
  ) throws {
    try google.behave(["answers": [answer]])
    let device = try google.device()
    let outcome = try device.run("login")
    #expect(outcome.status == 3)
    #expect(outcome.error.contains(words), "\(outcome.error)")
    #expect(!FileManager.default.fileExists(atPath: device.folder.path + "/state/redo"))
  }

  @Test func `a wrong client secret is told from a wrong code`() throws {
    try google.behave(["client_secret": "another"])
    let outcome = try google.device().run("login")
    #expect(outcome.status == 3 && outcome.error.contains("(invalid_client)"))
  }

  @Test func `a token that the server holds for spent is renewed once, and the round goes on`()
    throws
  {
    try google.behave(["token_life": 1])
    let device = try signedIn()
    try device.run("add", "Buy milk")
    usleep(1_200_000)
    try google.behave([:])
    #expect(try device.run("sync").output == "firestore\tsent 2, received 0\n")
    #expect(google.count(of: "securetoken") == 1)
    // What was renewed is kept.
    try device.run("sync")
    #expect(google.count(of: "securetoken") == 1)
  }

  @Test func `a server that believes no token at all is asked twice, not for ever`() throws {
    let device = try signedIn()
    try google.behave(["token_life": 0])
    try google.behave(["token_life": 0, "failing": ["firestore.googleapis.com": 401]])
    let outcome = try device.run("sync")
    #expect(outcome.status == 3 && outcome.error.contains("nobody is signed in; run `redo login`"))
    #expect(google.count(of: "firestore.googleapis.com") == 2)
    #expect(google.count(of: " 401") == 2)
    #expect(google.count(of: "securetoken") == 1)
  }

  @Test(.enabled(if: Machine.hasFaketime, Machine.needsFaketime))
  func `a token is renewed ahead of its end, by this device's clock`() throws {
    let device = try signedIn()
    for (ahead, renewals) in [("+50m", 0), ("+57m", 1)] {
      let outcome = try device.run(
        ["sync"], under: ["/usr/bin/faketime", "-f", ahead])
      #expect(outcome.status == 0, "\(outcome.error)")
      #expect(google.count(of: "securetoken") == renewals, "\(ahead)")
    }
  }

  @Test func `a reply that does not say how long a token holds is good for a while`() throws {
    try google.behave(["expires_in": NSNull()])
    let device = try signedIn()
    #expect(try device.run("sync").status == 0)
    #expect(google.count(of: "securetoken") == 0)
  }

  @Test func `where Firebase has forgotten somebody, Google's word brings them back`() throws {
    let device = try signedIn()
    try google.behave(["revoked": ["firebase"], "expires_in": 0])
    try device.run("logout")
    try device.run("login")
    #expect(try device.run("sync").status == 0)
    #expect(google.count(of: "securetoken.googleapis.com/v1/token 400") >= 1)
    #expect(google.count(of: "signInWithIdp 200") >= 3)
  }

  @Test func `a sign-in that was taken back is asked for once, and nothing is lost`() throws {
    try google.behave(["expires_in": 0])
    let device = try signedIn()
    try device.run("add", "Buy milk")
    try google.behave(["revoked": ["firebase", "google"]])
    let outcome = try device.run("sync")
    #expect(outcome.status == 3)
    #expect(outcome.error == "redo: firestore: nobody is signed in; run `redo login`\n")
    #expect(try google.tokenFiles(of: device).isEmpty)
    // What nobody believes any more is not shown to anybody again.
    let before = google.requests.count
    #expect(try device.run("sync").status == 3)
    #expect(google.requests.count == before)
    try google.behave([:])
    #expect(try device.run("login").status == 0)
    #expect(try device.run("sync").output == "firestore\tsent 2, received 0\n")
  }

  @Test func `of many processes at once, one renews`() throws {
    try google.behave(["token_life": 0, "expires_in": 0])
    let device = try signedIn()
    try google.behave(["delay": 1])
    let children = try (0..<4).map { _ in
      try Spawn.start([Program.path, "sync"], environment: device.environment)
    }
    for child in children { #expect(Spawn.wait(for: child) == 0) }
    #expect(google.count(of: "securetoken") == 1)
  }

  @Test func `of many processes that send the same, one does, and none is refused`() throws {
    let device = try signedIn()
    try device.run("add", "Buy milk")
    let commit = "firestore.googleapis.com/v1/projects/tasks-1/databases/(default)/documents:commit"
    try google.behave(["held": [":commit"]])
    let children = try (0..<3).map { _ in
      try Spawn.start([Program.path, "sync"], environment: device.environment)
    }
    let areHeld = Patience.lasts { google.arrivals(of: commit) == children.count }
    #expect(areHeld)
    try google.behave([:])
    for child in children { #expect(Spawn.wait(for: child) == 0) }
    // Once taken, and twice found to be there already.
    #expect(google.count(of: ":commit 409") == 2 && google.count(of: ":batchGet 200") == 2)
    #expect(try signedIn().run("sync").output == "firestore\tsent 0, received 2\n")
    #expect(google.violations.isEmpty)
  }

  @Test func `signing out forgets the tokens and says so`() throws {
    let device = try signedIn()
    #expect(
      try device.run("logout").output
        == "signed ana@example.org out of firestore; the tokens are gone from this device\n")
    #expect(try google.tokenFiles(of: device).isEmpty)
    #expect(
      try device.run("logout").output == "nobody was signed in to firestore\n")
  }

  @Test func `signing out forgets all tokens, also where a remote lacks what else it takes`() throws
  {
    let device = try signedIn()
    let names = try FileManager.default.contentsOfDirectory(atPath: device.folder.path)
    let client = try #require(names.first { $0.hasSuffix(".client") })
    try device.run(
      "remote", "add", "firestore", "--project", "tasks-2", "--api-key", "key-1", "--client-id",
      "client.apps.example", "--client-secret-file",
      google.folder.appendingPathComponent("client.json").path, "--name", "work")
    #expect(try device.run("login", "work").status == 0)
    #expect(try google.tokenFiles(of: device).count == 4)
    try FileManager.default.removeItem(at: device.folder.appendingPathComponent(client))
    let outcome = try device.run("logout")
    #expect(outcome.status == 0 && outcome.error.isEmpty, "\(outcome)")
    #expect(outcome.output.contains("signed somebody out of firestore; the tokens are gone"))
    #expect(outcome.output.contains("signed ana@example.org out of work; the tokens are gone"))
    #expect(try google.tokenFiles(of: device).isEmpty)
    #expect(try device.run("logout", "firestore").output == "nobody was signed in to firestore\n")
  }

  @Test func `a remote that is removed takes its tokens and its client with it`() throws {
    let device = try signedIn()
    #expect(try device.run("remote", "remove", "firestore").status == 0)
    #expect(try google.tokenFiles(of: device).isEmpty)
    let names = try FileManager.default.contentsOfDirectory(atPath: device.folder.path)
    #expect(!names.contains { $0.hasSuffix(".client") || $0.hasSuffix(".account") })
  }

  @Test(arguments: [
    (["protocol": "1.0.0", "minClient": "99.0"], 0, "the remote needs Redo 99.0.0 or newer"),
    (["protocol": "1.7.0", "minClient": "0.1.0"], 0, "the remote knows version 1.7.0"),
    (
      ["protocol": "2.0.0", "minClient": "0.1.0"], 3, "the remote speaks version 2 of the protocol"
    ),
  ])
  func `the version document is read before anything is taken or sent, obeyed and told`(
    version: [String: String], status: Int32, words: String
  ) throws {
    try google.behave(["version": version])
    let device = try signedIn()
    try device.run("add", "Buy milk")
    let outcome = try device.run("sync")
    #expect(outcome.status == status)
    #expect((outcome.output + outcome.error).contains(words), "\(outcome)")
    let calls = google.requests.filter { $0.hasPrefix("firestore") }
    #expect(calls.first?.contains("meta/version 200") == true)
    #expect(calls.contains { $0.contains(":commit") } == (version["protocol"] == "1.7.0"))
    #expect(calls.contains { $0.contains(":runQuery") } == (status == 0))
  }

  @Test func `terms that were read are remembered, so that nothing new costs one request`() throws {
    let device = try signedIn()
    try device.run("add", "Buy milk")
    for _ in 0..<2 { try device.run("sync") }
    let before = google.requests.count
    #expect(try device.run("sync").status == 0)
    #expect(google.requests.count == before + 1)
    let tomorrow = try device.run(["sync"], adding: ["REDO_NOW": "2026-11-21T14:05:01Z"])
    #expect(tomorrow.status == 0)
    #expect(google.requests.dropFirst(before + 1).first?.contains("meta/version 404") == true)
    #expect(google.requests.count == before + 3)
  }

  @Test func `proxies, and who is asked without one, are taken from the environment`() throws {
    var variables = [
      "FIRESTORE_EMULATOR_HOST": "127.0.0.1:\(google.port)", "http_proxy": "http://127.0.0.1:1",
      "no_proxy": "", "NO_PROXY": "",
    ]
    let device = Program()
    try device.run(
      ["remote", "add", "firestore", "--project", "demo-tasks"], adding: variables)
    let stopped = try device.run(["sync"], adding: variables)
    #expect(stopped.status == 3)
    #expect(stopped.error.contains("cannot be reached"), "\(stopped.error)")
    variables["no_proxy"] = "127.0.0.1"
    #expect(try device.run(["sync"], adding: variables).status == 0)
  }

  @Test func `an emulator of Firestore takes everybody, and one for sign-in asks no browser`()
    throws
  {
    let place = "127.0.0.1:\(google.port)"
    var variables = ["FIRESTORE_EMULATOR_HOST": place]
    let device = Program()
    let add = ["remote", "add", "firestore", "--project", "demo-tasks"]
    #expect(try device.run(add, adding: variables).output.contains("redo sync starts it"))
    try device.run("add", "Buy milk")
    #expect(try device.run(["login"], adding: variables).status == 2)
    #expect(try device.run(["sync"], adding: variables).output.contains("sent 2"))
    variables["FIREBASE_AUTH_EMULATOR_HOST"] = place
    let phone = Program()
    try phone.run(add, adding: variables)
    #expect(try phone.run(["sync"], adding: variables).status == 3)
    #expect(
      try phone.run(["login"], adding: variables).output
        == "signed in to firestore as owner@localhost; redo sync starts it\n")
    #expect(try phone.run(["sync"], adding: variables).output.contains("received 2"))
    // An emulator's tokens are never shown to Google, nor Google's to an emulator.
    #expect(try phone.run(["sync"], adding: google.environment).status == 1)
    #expect(google.violations.isEmpty)
    #expect(google.count(of: "oauth2") == 0)
  }

  @Test(arguments: ["FIRESTORE_EMULATOR_HOST", "FIREBASE_AUTH_EMULATOR_HOST"])
  func `an emulator that is named wrongly is told, and nobody else asked in its place`(
    variable: String
  ) throws {
    let device = try signedIn()
    try device.run("add", "Buy milk")
    let before = google.requests.count
    let variables = [variable: "http://localhost:8080"]
    let add = ["remote", "add", "firestore", "--project", "demo-other"]
    for words in [["sync"], ["login"], add] {
      let output = try device.run(words, adding: variables)
      #expect(output.status != 0)
      #expect(
        output.error.contains("\(variable) is \"http://localhost:8080\""), "\(output.error)")
      #expect(output.error.contains("Write host:port, without http://"))
      #expect(output.error.split(separator: "\n").count == 1)
    }
    #expect(google.requests.count == before)
    #expect(try device.run(["list"], adding: variables).status == 0, "what needs none goes on")
    #expect(try device.run(["sync"], adding: [variable: ""]).status == 0)
  }

  @Test func `what an emulator was given is still to be sent to the project`() throws {
    let device = try signedIn()
    try device.run("add", "Buy milk")
    let other = try StandIn()
    let emulated = ["FIRESTORE_EMULATOR_HOST": "127.0.0.1:\(other.port)", "no_proxy": "127.0.0.1"]
    #expect(try device.run(["sync"], adding: emulated).output.contains("sent 2"))
    #expect(google.count(of: "firestore") == 0)
    #expect(try device.run("sync").output == "firestore\tsent 2, received 0\n")
    #expect(try device.run(["sync"], adding: emulated).output.contains("sent 0, received 0"))
    #expect(try device.run("remote", "remove", "firestore").status == 0)
    for folder in ["", "/state/redo"] {
      let names = try FileManager.default.contentsOfDirectory(atPath: device.folder.path + folder)
      #expect(!names.contains { $0.contains("emulator") && !$0.hasSuffix(".lock") }, "\(names)")
    }
  }
}
