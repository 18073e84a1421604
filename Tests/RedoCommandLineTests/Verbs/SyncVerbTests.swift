import Foundation
import RedoCommandLine
import RedoProtocol
import Testing

/// What `sync` and `remote` ask for and what they say.
struct SyncVerbTests {
  let desk: Desk

  init() throws {
    desk = try Desk()
  }

  private func remote(_ name: String = "folder") -> RemoteReport {
    RemoteReport(name: name, kind: .folder, address: "/media/stick/redo")
  }

  @Test func `without a remote sync says how to add one`() {
    let members = [
      "apart", "back", "changedByStranger", "changedHands", "deletedByStranger", "kept", "leftOut",
      "remotes",
    ]
    let output = desk.run("sync")
    #expect(output.exitCode == 2)
    #expect(
      String(decoding: output.standardError, as: UTF8.self)
        == "redo: no remote is set up; redo remote add folder PATH adds one\n")
    let json = desk.run("sync --json")
    #expect(json.exitCode == 2)
    #expect(json.standardError == output.standardError)
    let empty = members.map { "\"\($0)\":[]" }.joined(separator: ",")
    #expect(json.text.contains("{\(empty)}"))
  }

  @Test func `a round says what went there and what came`() {
    var report = remote()
    (report.sent, report.received, report.waiting) = (3, 2, 1)
    report.refused = ["E_HASH_MISMATCH": 1, "UNSIGNED": 2]
    desk.remotes = [report]
    #expect(
      desk.run("sync").lines == [
        "folder\tsent 3, received 2, refused 3 (E_HASH_MISMATCH, UNSIGNED), 1 waiting"
      ])
  }

  @Test func `what a remote can never take is named wherever it stands, and counts as unsent`() {
    var report = remote()
    report.tooLarge = 2
    desk.remotes = [report]
    let words = "2 too large for the remote, kept here"
    #expect(desk.run("sync").lines == ["folder\tsent 0, received 0, \(words)"])
    #expect(desk.run("remote list").text.contains(" · " + words))
    #expect(desk.run("doctor").text.contains(", " + words))
    #expect(report.unsent == "lines of the log (2) were never sent there")
  }

  @Test func `what is not whole at a remote is named wherever it stands, and what to do`() throws {
    var report = remote()
    report.incomplete = 2
    desk.remotes = [report]
    let words = "2 not whole there, damaged or still being copied"
    #expect(desk.run("sync").lines == ["folder\tsent 0, received 0, \(words)"])
    #expect(desk.run("remote list").text.hasSuffix(" · \(words): redo sync looks again\n"))
    let remotes = try desk.run("remote list --json").object()["remotes"] as? [[String: Any]]
    #expect(remotes?.first?["incomplete"] as? Int == 2)
    let doctor = desk.run("doctor")
    #expect(doctor.text.contains(", 2 not whole\n") && doctor.exitCode == 1)
    #expect(doctor.text.contains("trouble\tremotes have files (2) that are not whole"))
  }

  @Test func `a remote that fails does not silence the others, and the exit code is 3`() {
    var failed = remote("stick")
    failed.failure = "/media/stick is not there; plug it in"
    desk.remotes = [failed, remote("home")]
    let output = desk.run("sync")
    #expect(output.exitCode == 3)
    #expect(output.lines == ["home\tsent 0, received 0"])
    #expect(
      String(decoding: output.standardError, as: UTF8.self)
        == "redo: stick: /media/stick is not there; plug it in\n")
    var closed = remote("home")
    (closed.failure, closed.failsHere) = ("the key of it can be read by others", true)
    desk.remotes = [closed, failed]
    #expect(desk.run("sync").exitCode == 1, "what is wrong here goes before")
  }

  @Test func `json has every number of every remote`() throws {
    var report = remote()
    (report.sent, report.requests, report.bytesSent) = (3, 2, 1_234)
    report.refused = ["TOO_LARGE": 1]
    report.lastPull = Instant(rfc3339: "2026-11-20T14:05:00Z")
    desk.remotes = [report]
    let remotes = try #require(
      try desk.run("sync --json").object()["remotes"] as? [[String: Any]])
    let first = try #require(remotes.first)
    #expect(first["sent"] as? Int == 3 && first["bytesSent"] as? Int == 1_234)
    #expect(first["lastPull"] as? String == "2026-11-20T14:05:00.000Z")
    #expect(first["lastPush"] is NSNull && first["error"] is NSNull)
    #expect((first["refused"] as? [[String: Any]])?.first?["code"] as? String == "TOO_LARGE")
  }

  @Test func `the help of sync names every member that json has`() throws {
    desk.remotes = [remote()]
    let remotes = try #require(
      try desk.run("sync --json").object()["remotes"] as? [[String: Any]])
    let help = desk.run("help sync").lines.joined(separator: " ")
    let words = Set(help.split { !$0.isLetter }.map(String.init))
    for name in try #require(remotes.first).keys { #expect(words.contains(name), "\(name)") }
  }

  @Test func `remotes are added, listed and removed by name`() {
    desk.remotes = [remote()]
    #expect(
      desk.run("remote add folder /media/stick/redo --encrypt --name stick").exitCode == 0)
    #expect(
      desk.run("remote list").lines == ["folder\t/media/stick/redo · not synced yet"])
    #expect(desk.run("remote remove stick").exitCode == 0)
    #expect(
      desk.deeds == [
        .addFolder(path: "/media/stick/redo", name: "stick", isSealed: true), .list,
        .remove(name: "stick"),
      ])
  }

  @Test func `a removal says what is only here where no other remote has it, and no more else`() {
    var folder = remote()
    desk.remotes = [folder]
    let removed = "removed folder; what lies there was left as it is"
    #expect(desk.run("remote remove folder").lines == [removed])
    folder.waiting = 2
    desk.remotes = [folder]
    #expect(
      desk.run("remote remove folder").lines
        == [removed + "; lines of the log (2) were never sent there"])
    folder.waitsEverywhere = true
    desk.remotes = [folder]
    #expect(
      desk.run("remote remove folder").lines
        == [removed + "; lines of the log (2) that were never sent there are only here"])
  }

  @Test(arguments: [
    "remote", "remote add", "remote add folder", "remote add cloud x", "remote remove",
    "remote list now", "remote forget x", "sync now",
  ])
  func `wrong use changes nothing and exits with 2`(line: String) {
    #expect(desk.run(line).exitCode == 2)
    #expect(desk.deeds.isEmpty)
  }

  @Test func `a folder without a name is wrong use`() {
    let output = desk.run(["remote", "add", "folder", ""])
    #expect(output.exitCode == 2 && desk.deeds.isEmpty)
    #expect(output.complaint.contains("the PATH of the folder is empty; write one"))
  }

  @Test(arguments: ["remote add folder", "remote remove", "remote list now", "remote add"])
  func `the help that a wrong use points to is there`(line: String) throws {
    let said = String(decoding: desk.run(line).standardError, as: UTF8.self)
    let hint = try #require(said.split(separator: "`").dropFirst().first)
    #expect(hint == "redo help remote")
    #expect(desk.run(String(hint.dropFirst(5))).exitCode == 0)
  }

  @Test func `what cannot be done says why with its own exit code`() {
    desk.remoteFailure = .misnamed("There is no remote \"x\".")
    let output = desk.run("remote remove x")
    #expect(output.exitCode == 2)
    #expect(String(decoding: output.standardError, as: UTF8.self).contains("no remote"))
  }
}
