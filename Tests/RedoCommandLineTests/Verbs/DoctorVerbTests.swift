import Foundation
import RedoCommandLine
import RedoProtocol
import Testing

/// What `doctor` tells beyond broken lines.
struct DoctorVerbTests {
  let desk: Desk

  init() throws {
    desk = try Desk()
    desk.run("add Water the plants")
  }

  private func expectTrouble(_ words: String) throws {
    let output = desk.run("doctor")
    #expect(output.exitCode == 1)
    #expect(output.text.contains("trouble\t" + words), "\(output.text)")
    #expect(desk.run("doctor --json").exitCode == 1)
  }

  @Test func `a log that was longer when it was verified is trouble`() throws {
    desk.oldPart = .shortened(lines: 24)
    try expectTrouble("the log had 24 lines when it was last verified and has 2 now")
    desk.oldPart = .changed
    try expectTrouble("the log's old part has changed")
  }

  @Test func `changes from after now are told, since a clock is ahead`() throws {
    let now = desk.now
    desk.now = try #require(Instant(rfc3339: "2027-11-20T14:05:00Z"))
    desk.run("add Water the garden")
    desk.now = now
    let output = desk.run("doctor")
    #expect(
      output.lines.contains(
        "clocks\tchanges from after now, up to 20 Nov 2027 14:05: one is ahead, or was"))
    // No command takes the date of a change back.
    #expect(output.exitCode == 0)
  }

  @Test func `clocks that differ by minutes are none ahead`() {
    desk.now = Instant(milliseconds: desk.now.milliseconds - 4 * 60_000)
    #expect(desk.run("doctor").lines.contains("clocks\tnone ahead"))
  }

  @Test func `a remote's clock is told as it is in the settings`() {
    var remote = RemoteReport(name: "firestore", kind: .firestore, address: "tasks-1")
    for (skew, words) in [
      (-2_500, "remote's clock 3 s behind"), (90_000, "remote's clock 90 s ahead"),
      (-499, "clocks agree"),
    ] as [(Int64, String)] {
      remote.clockSkew = skew
      desk.remotes = [remote]
      #expect(
        desk.run("doctor").lines.contains(
          "remote 1\tfirestore, not encrypted, not synced yet, \(words)"))
    }
  }

  /// All that `doctor` says is to be mended.
  private func troubles(of desk: Desk) -> [String] {
    desk.run("doctor").lines.filter { $0.hasPrefix("trouble\t") }
  }

  @Test func `each trouble of the log is told once`() {
    let brokenLine =
      "trouble\tthe log has broken lines; `redo verify` names them, --repair moves them"
    let cutOff =
      "trouble\tthe log has changes (1) that are cut off or against a rule; "
      + "`redo verify` names them"
    desk.append("{\"action\":")
    #expect(troubles(of: desk) == [cutOff])
    desk.append("\n")
    #expect(troubles(of: desk) == [brokenLine])
    desk.append("{\"action\":")
    #expect(troubles(of: desk) == [brokenLine, cutOff])
  }

  @Test func `what waits, fell with others or was cut off is trouble`() throws {
    let lines = String(decoding: desk.bytes, as: UTF8.self).split(separator: "\n")
    let held = try Desk()
    held.append("\(lines[1])\n")
    #expect(held.run("doctor").exitCode == 1)
    #expect(held.run("doctor").text.contains("changes (1) that are waiting for others"))
    #expect(held.run("doctor").text.contains("or that a repair moved to quarantine.jsonl; `redo"))
    let fallen = try Desk()
    fallen.append(lines[0].replacingOccurrences(of: "plants", with: "planets") + "\n\(lines[1])\n")
    #expect(
      fallen.run("doctor").text.contains(
        "changes (1) that are left out since they build on changes that are broken, missing or"))
    desk.append("{\"action\":")
    #expect(desk.run("doctor").text.contains("changes (1) that are cut off"))
  }

  @Test func `what lost against an older creation is counted, and is no trouble`() throws {
    #expect(desk.run("doctor").lines.contains("superseded\tnone"))
    let twice = try Desk(log: try Desk.createdTwice())
    let doctor = twice.run("doctor")
    #expect(doctor.exitCode == 0 && doctor.lines.contains("trouble\tnone"), "\(doctor.text)")
    #expect(
      doctor.lines.contains(
        "superseded\t2: their tasks were created twice, as by an import on two devices, and the "
          + "older creation counts"))
    twice.append("{\"action\":")
    #expect(troubles(of: twice).count == 1)
    #expect(twice.run("doctor").text.contains("changes (1) that are cut off"))
  }

  @Test func `what others can get at is trouble, with the command that mends it`() throws {
    desk.storage = StorageInfo(exposures: [
      StorageInfo.Exposure(place: "~/.local/share/redo/changes.jsonl", mode: "644", wanted: "600")
    ])
    try expectTrouble("~/.local/share/redo/changes.jsonl has mode 644")
    #expect(
      desk.run("doctor").text.contains("; chmod 600 ~/.local/share/redo/changes.jsonl\n"))
  }

  @Test func `where nothing can be saved is trouble, each with a step`() throws {
    desk.storage = StorageInfo(
      unwritable: [
        StorageInfo.Unwritable(place: "~/.local/share/redo", content: .data),
        StorageInfo.Unwritable(place: "~/.local/state/redo", content: .state),
      ], logNames: 2)
    try expectTrouble("no file can be made in ~/.local/share/redo, so no change can be saved; its")
    try expectTrouble("no file can be made in ~/.local/state/redo, so how far remotes were read")
    try expectTrouble("the log's file has 2 names, so nothing is appended to it; copy it and put")
    #expect(desk.run("doctor").text.contains("else chmod 700 ~/.local/share/redo\n"))
    desk.storage = StorageInfo(
      unwritable: [StorageInfo.Unwritable(place: "~/.local/share/redo", content: .besideLog)])
    try expectTrouble(
      "no file can be made in ~/.local/share/redo, so changes are saved, but no unfinished line, "
        + "no repair, no new remote and not what was verified; its disk")
    desk.storage = StorageInfo(
      logPlace: "~/x/changes.jsonl", isLogWritable: false,
      unwritable: [StorageInfo.Unwritable(place: "~/x", content: .data, isFull: true)])
    try expectTrouble(
      "the disk of ~/x is full, or your share of it, so no change can be saved beyond what the "
        + "log's last block has room for; free some space there")
    try expectTrouble(
      "the log can be read and not written to, so no change can be saved; chmod 600 "
        + "~/x/changes.jsonl\n")
  }

  @Test func `what was left or set aside beside the log is trouble`() throws {
    desk.storage = StorageInfo(
      leftKeys: ["~/x/remote-0123456789abcdef.key"], conflictCopies: 2,
      conflictPattern: "~/x/changes*.jsonl")
    try expectTrouble("~/x/remote-0123456789abcdef.key may hold the key of a remote")
    try expectTrouble("copies of the log that a program keeping folders alike set aside (2) may")
    #expect(
      desk.run("doctor").text.contains(
        ": for copy in ~/x/changes*.jsonl; do redo import --yes \"$copy\"; done\n"))
  }

  @Test func `a lost list of remotes is trouble, with a step`() throws {
    desk.storage = StorageInfo(isRemoteListLost: true)
    try expectTrouble("the list of remotes is missing, so nothing syncs; put the file remotes back")
    #expect(desk.run("doctor").text.contains("each remote again with `redo remote add`\n"))
    desk.storage = StorageInfo(unreadRemotes: 2)
    try expectTrouble("lines of the list of remotes (2) are none that this Redo reads, so nothing")
  }

  @Test func `a clock that stands still is told`() {
    #expect(desk.run("doctor").lines.contains("clock\truns"))
    desk.isClockFixed = true
    #expect(
      desk.run("doctor").lines.contains(
        "clock\tfixed by REDO_NOW; unset it, or each change gets that time"))
  }

  @Test func `what cannot be read stops no report`() throws {
    desk.storage = StorageInfo(isLogReadable: false, key: .unusable)
    try expectTrouble("the log cannot be read; `redo list` says why")
    try expectTrouble("the signing key cannot be used; `redo identity` says why")
    let json = try desk.run("doctor --json").object()
    #expect((json["troubles"] as? [String])?.count == 2)
    #expect((json["facts"] as? [[String: String]])?.contains { $0["value"] == "unknown" } == true)
  }
}
