import RedoCommandLine
import Testing

/// What `login`, `logout` and `remote add firestore` ask for and what they say.
struct SignInVerbTests {
  let desk: Desk

  init() throws {
    desk = try Desk()
  }

  @Test func `login shows the page and the code, then who is signed in`() {
    desk.prompt = SignInPrompt(address: "https://www.google.com/device", code: "WXYZ-1234")
    #expect(
      desk.run("login").lines == [
        "open\thttps://www.google.com/device", "code\tWXYZ-1234",
        "signed in to firestore as ana@example.org; redo sync starts it",
      ])
    desk.run("login work")
    #expect(desk.signIns == [nil, "work"])
  }

  @Test func `on a terminal the page is a link, and without colours the bare address`() {
    let address = "https://www.google.com/device"
    desk.prompt = SignInPrompt(address: address, code: "WXYZ-1234")
    desk.output = .coloured(columns: 80)
    #expect(
      desk.run("login").lines.first
        == "<faint>Open</>  <label>\u{1B}]8;;\(address)\u{1B}\\\(address)\u{1B}]8;;\u{1B}\\</>")
    desk.output = .monochrome(columns: 80)
    #expect(desk.run("login").lines.first == "Open  \(address)")
  }

  @Test func `the line that waits counts down`() {
    #expect(
      SignInPrompt.waiting(secondsLeft: 1_799)
        == "waiting for the browser · 29:59 left · Ctrl-C leaves")
    #expect(SignInPrompt.waiting(secondsLeft: 5).contains(" 0:05 left"))
  }

  @Test func `a sign-in that comes to nothing is one line and its exit code`() {
    desk.remoteFailure = .remote("the code ran out")
    let output = desk.run("login")
    #expect(output.exitCode == 3)
    #expect(String(decoding: output.standardError, as: UTF8.self) == "redo: the code ran out\n")
  }

  @Test func `logout says whose tokens are gone`() {
    #expect(
      desk.run("logout").lines == [
        "signed ana@example.org out of firestore; the tokens are gone from this device"
      ])
    desk.account = SignInReport(remote: "firestore", account: nil)
    #expect(desk.run("logout").lines == ["nobody was signed in to firestore"])
  }

  @Test func `a Firestore remote is described by options, and its secret by a file alone`() {
    desk.run(
      "remote add firestore --project tasks-1 --api-key K --client-id C --client-secret-file - --name w"
    )
    #expect(
      desk.deeds == [
        .addFirestore(
          FirestoreChoice(
            project: "tasks-1", apiKey: "K", clientID: "C", secretFile: "-", name: "w"))
      ])
    #expect(desk.run("remote add firestore --client-secret s3cret").exitCode == 2)
  }

  @Test func `a Firestore remote without a project, or with something behind it, is wrong use`() {
    #expect(desk.run("remote add firestore").exitCode == 2)
    #expect(desk.run("remote add firestore tasks-1 --project tasks-1").exitCode == 2)
    #expect(desk.run("remote add elsewhere").exitCode == 2)
    #expect(desk.deeds.isEmpty)
  }

  @Test func `the guide is printed as it is`() {
    #expect(desk.run("remote add firestore --print-setup").lines == ["the guide"])
  }

  @Test func `the list says who is signed in, and who has to`() {
    var remote = RemoteReport(name: "firestore", kind: .firestore, address: "tasks-1")
    remote.isSignedOut = true
    desk.remotes = [remote]
    #expect(
      desk.run("remote list").lines == [
        "firestore\ttasks-1 · signed out, redo login · not synced yet"
      ])
    (remote.isSignedOut, remote.account) = (false, "ana@example.org")
    desk.remotes = [remote]
    #expect(
      desk.run("remote list").lines == [
        "firestore\ttasks-1 · ana@example.org · not synced yet"
      ])
  }
}
