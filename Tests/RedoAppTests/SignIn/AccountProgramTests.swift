import Foundation
import RedoTestSupport
import Testing

/// Two Google accounts at one project, which can neither read nor send each other's changes.
@Suite(.waits, .enabled(if: StandIn.isPossible, StandIn.absence))
struct AccountProgramTests {
  private let google: StandIn

  init() throws {
    google = try StandIn()
  }

  @Test func `another account than the one that a remote belongs to is told so, and not signed in`()
    throws
  {
    let device = try google.signedInDevice()
    try device.run("add", "Buy milk")
    #expect(try device.run("sync").status == 0)
    try google.behave(["subject": "100000000000000000002", "email": "bo@example.org"])
    let kept = try google.tokenFiles(of: device).map { try Data(contentsOf: $0) }
    let refused = try device.run("login")
    #expect(refused.status == 3)
    #expect(
      refused.error == """
        redo: what lies there belongs to ana@example.org, and bo@example.org can neither read nor \
        add to it, so nothing of this sign-in was kept; run `redo login` as ana@example.org, or give \
        this one a project of its own (`redo remote add firestore --print-setup`)

        """)
    #expect(try google.tokenFiles(of: device).map { try Data(contentsOf: $0) } == kept)
    #expect(try device.run("sync").status == 0)
    // Nor after the first one has left, who may come back.
    try device.run("logout")
    #expect(try device.run("login").status == 3)
    #expect(try google.tokenFiles(of: device).isEmpty)
    try google.behave([:])
    #expect(try device.run("login").status == 0)
    #expect(try device.run("sync").status == 0)
  }

  @Test func `where nothing was sent yet, another account may sign in`() throws {
    let device = try google.signedInDevice()
    #expect(try device.run("sync").status == 0)
    try google.behave(["subject": "100000000000000000002", "email": "bo@example.org"])
    #expect(try device.run("login").status == 0)
    try device.run("add", "Buy milk")
    #expect(try device.run("sync").output == "firestore\tsent 2, received 0\n")
    try google.behave([:])
    #expect(try device.run("login").error.contains("belongs to bo@example.org"))
  }

  @Test func `changes that are there under another account stay here, and words say what to do`()
    throws
  {
    let device = try google.signedInDevice()
    try device.run("add", "Buy milk")
    try device.run("sync")
    try device.run("remote", "remove", "firestore")
    try google.addRemote(to: device)
    try google.behave(["subject": "100000000000000000002", "email": "bo@example.org"])
    #expect(try device.run("login").status == 0)
    let refused = try device.run("sync")
    #expect(refused.status == 3)
    #expect(
      refused.error.contains("these changes are there under another Google account"),
      "\(refused.error)")
    #expect(refused.error.contains("`redo login` as that one"))
    #expect(try device.tasks().count == 1)
    // That one signs in, and all goes on.
    try google.behave([:])
    #expect(try device.run("login").status == 0)
    #expect(try device.run("sync").output == "firestore\tsent 0, received 0\n")
    #expect(google.violations.isEmpty)
  }
}
