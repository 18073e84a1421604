import Foundation
import RedoCrypto
import RedoProtocol
import RedoTestSupport
import Testing

/// What `sync` tells of keys that changed no task of others before.
@Suite(.waits) struct StrangerSyncTests {
  private let shared = FileManager.default.temporaryDirectory
    .appendingPathComponent("shared-\(UUID())")
  private let laptop = Program()
  private let phone = Program()

  /// Both devices know a task of each of these titles; the laptop has never seen the phone's key.
  private func meet(over titles: String...) throws {
    for title in titles { try laptop.run("add", title) }
    for device in [laptop, phone] {
      try device.run("remote", "add", "folder", shared.path)
      // Who syncs for the first time is told of nobody.
      #expect(try device.run("sync").output.split(separator: "\n").count == 1)
    }
  }

  /// Lets the phone delete a task of the laptop's and change another, and sends it; their ids.
  private func changeAsStranger() throws -> (rent: String, call: String) {
    try meet(over: "Pay rent", "Call Ana")
    let (rent, call) = (try laptop.id(of: "Pay rent"), try laptop.id(of: "Call Ana"))
    try phone.run("delete", "--yes", rent)
    try phone.run("edit", call, "p5")
    try phone.run("sync")
    return (rent, call)
  }

  @Test func `what a key first did to tasks of this device is told, once`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    let (rent, call) = try changeAsStranger()
    let told = try laptop.run("sync").output.split(separator: "\n").dropFirst().map(String.init)
    #expect(
      told == [
        "“Call Ana” was changed by a key that changed no task of others before; "
          + "redo log \(call.prefix(8)) shows what and by whom",
        "“Pay rent” was deleted by a key that changed no task of others before; "
          + "redo log \(rent.prefix(8)) shows by whom; 5 in the full screen shows the deletion, "
          + "and U there takes it back",
      ])
    try phone.run("edit", call, "p1")
    try phone.run("sync")
    #expect(try laptop.run("sync").output == "folder\tsent 0, received 1\n")
  }

  @Test func `scripts are told of them by the tasks' ids`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    let (rent, call) = try changeAsStranger()
    #expect(
      try laptop.run("sync", "--json").output.hasPrefix(
        "{\"apart\":[],\"back\":[],\"changedByStranger\":[\"\(call)\"],\"changedHands\":[],"
          + "\"deletedByStranger\":[\"\(rent)\"],\"kept\":[],\"leftOut\":[],\"remotes\":["))
  }

  @Test func `a task that an older creation under another key takes over is told of`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try meet(over: "Pay rent")
    let rent = try laptop.id(of: "Pay rent")
    let older = TaskSketch().node(
      "CREATE", on: [], ["title": "Call Eve"], wall: "2020-01-01T00:00:00.000Z"
    ) { $0["taskId"] = .string(rent) }
    let body = Array("redo-segment 1\n".utf8) + older.line
    let hash = Hex.text(of: SHA256().digest(of: body.span).bytes)
    let place = shared.appendingPathComponent("somebody")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    try Data(body + Array("\nsha256 \(hash)\n".utf8))
      .write(to: place.appendingPathComponent("\(hash).redo"))
    let told = try laptop.run("sync").output.split(separator: "\n").dropFirst().map(String.init)
    #expect(
      told == [
        "“Pay rent” changed hands: another key created it before; "
          + "redo show \(rent.prefix(8)) says by whom"
      ])
    let author = older.json["author", "userId"]
    guard case .string(let key)? = author else {
      Issue.record("a node has an author")
      return
    }
    let page = try laptop.run("show", rent).output
    #expect(page.contains("changed hands\t\(key.prefix(8)) on "))
    #expect(page.contains("those 2 changes are left out\n"))
    #expect(
      try laptop.run("show", rent, "--json").output.contains(
        "\"archived\":false,\"changedHands\":true,\"created\""))
    let help = try laptop.run("help", "show").output
    for key in ["changedHands", "leftOut"] { #expect(help.contains(key)) }
  }
}
