import Foundation
import RedoTestSupport
import Testing

/// A remote with a sign-in is removed: no token of its stays where nothing finds it.
@Suite(.waits, .enabled(if: StandIn.isPossible, StandIn.absence))
struct RemoteRemovalTests {
  private let google: StandIn

  init() throws {
    google = try StandIn(["answers": ["ok"], "expires_in": 0])
  }

  @Test func `tokens that are renewed while their remote is removed do not come back`() throws {
    let device = try google.signedInDevice()
    try google.behave(["held": ["/v1/token"]])
    let sync = try Spawn.start([Program.path, "sync"], environment: device.environment)
    let isRenewing = Patience.lasts {
      google.arrivals(of: "securetoken.googleapis.com/v1/token") == 1
    }
    #expect(isRenewing)
    let removal = try Spawn.start(
      [Program.path, "remote", "remove", "firestore"], environment: device.environment)
    // Longer than keys would wait for it.
    usleep(1_000_000)
    try google.behave([:])
    #expect(Spawn.wait(for: removal) == 0)
    _ = Spawn.wait(for: sync)
    #expect(try google.tokenFiles(of: device).isEmpty)
    #expect(try device.run("remote", "list").output.isEmpty)
  }

  @Test func `a remote of which a token cannot be removed stays listed, so that it can be later`()
    throws
  {
    let device = try google.signedInDevice()
    let file = try #require(try google.tokenFiles(of: device).first)
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(
      at: file.appendingPathComponent("full"), withIntermediateDirectories: true)
    let refused = try device.run("remote", "remove", "firestore")
    #expect(refused.status == 1, "\(refused)")
    #expect(refused.error.contains(file.lastPathComponent), "\(refused)")
    #expect(try device.run("remote", "list").output.hasPrefix("firestore"))
    try FileManager.default.removeItem(at: file)
    #expect(try device.run("remote", "remove", "firestore").status == 0)
    #expect(try google.tokenFiles(of: device).isEmpty)
  }

  @Test func `whoever signs in to a remote that is removed meanwhile is told, and keeps no token`()
    throws
  {
    try google.behave(["answers": ["authorization_pending"]])
    let device = try google.device()
    let said = google.folder.appendingPathComponent("said").path
    let login = try Spawn.start(
      [Program.path, "login"], environment: device.environment, error: said)
    let isAsked = Patience.lasts { google.arrivals(of: "oauth2.googleapis.com/token") > 0 }
    #expect(isAsked)
    #expect(try device.run("remote", "remove", "firestore").status == 0)
    try google.behave(["answers": ["ok"]])
    #expect(Spawn.wait(for: login) == 2)
    let error = try String(contentsOfFile: said, encoding: .utf8)
    #expect(error.contains("There is no remote \"firestore\"."), "\(error)")
    #expect(try google.tokenFiles(of: device).isEmpty)
  }
}
