import Foundation
import RedoCrypto
import RedoProtocol
import RedoTestSupport
import Testing

/// Devices as real programs that meet in a real folder.
@Suite(.waits) struct FolderSyncTests {
  private let shared = FileManager.default.temporaryDirectory
    .appendingPathComponent("shared-\(UUID())")
  private let laptop = Program()
  private let phone = Program()

  private func report(_ program: Program) throws -> [String: Any] {
    let output = try program.run("sync", "--json").output
    let json = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    return try #require((json?["remotes"] as? [[String: Any]])?.first)
  }

  @Test func `two devices are set up in two commands each`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try laptop.run("add", "Buy milk")
    #expect(try laptop.run("remote", "add", "folder", shared.path).status == 0)
    #expect(try laptop.run("sync").output == "folder\tsent 2, received 0\n")
    #expect(try phone.run("remote", "add", "folder", shared.path).status == 0)
    #expect(try phone.run("sync").output == "folder\tsent 0, received 2\n")
    try phone.run("add", "Water the plants")
    #expect(try phone.run("sync").output == "folder\tsent 2, received 0\n")
    #expect(try laptop.run("sync").output == "folder\tsent 0, received 2\n")
    #expect(try laptop.titles() == ["Buy milk", "Water the plants"])
    #expect(try phone.titles() == laptop.titles())
    #expect(try phone.run("verify").status == 0)
    // With nothing new nothing is read again, written or asked twice.
    let again = try report(laptop)
    #expect(again["requests"] as? Int == 1)
    let next = try report(laptop)
    #expect(next["bytesReceived"] as? Int == 0 && next["bytesSent"] as? Int == 0)
  }

  @Test func `nobody signs in to a folder or out of it, and the answer is that it is one`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try laptop.run("remote", "add", "folder", shared.path)
    for verb in ["login", "logout"] {
      let outcome = try laptop.run(verb, "folder")
      #expect(outcome.status == 2 && outcome.output.isEmpty)
      #expect(
        outcome.error == "redo: folder is a folder, to which nobody signs in; run `redo sync`\n")
      #expect(try laptop.run(verb, "work").error.contains("There is no remote \"work\""))
    }
  }

  /// Both devices know a task of each of these titles.
  private func meet(over titles: String...) throws {
    for title in titles { try laptop.run("add", title) }
    try laptop.run("remote", "add", "folder", shared.path)
    try phone.run("remote", "add", "folder", shared.path)
    try laptop.run("sync")
    try phone.run("sync")
  }

  @Test func `what became of tasks that were changed or deleted apart is told`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try meet(over: "Milk", "Bread", "Rice")
    let (milk, bread, rice) = (
      try laptop.id(of: "Milk"), try laptop.id(of: "Bread"), try laptop.id(of: "Rice")
    )
    try laptop.run("edit", milk, "p5")
    try laptop.run("delete", "--yes", bread)
    try laptop.run("edit", rice, "~2")
    try phone.run("edit", milk, "~3")
    try phone.run("edit", bread, "p5")
    try phone.run("delete", "--yes", rice)
    try phone.run("sync")
    let json = try laptop.run("sync", "--json").output
    let round = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(round["apart"] as? [String] == [milk])
    #expect(round["back"] as? [String] == [bread])
    #expect(round["kept"] as? [String] == [rice])
    let told = try phone.run("sync").output.split(separator: "\n").dropFirst().map(String.init)
    #expect(
      told == [
        "“Milk” was changed in two places apart; redo merge \(milk.prefix(8)) joins the branches",
        "“Rice” was deleted and changed elsewhere meanwhile, and is back; "
          + "redo delete \(rice.prefix(8)) deletes it again",
        "“Bread” was deleted elsewhere and changed meanwhile, and stays; "
          + "redo delete \(bread.prefix(8)) deletes it",
      ])
    let (merge, again) = ("merge \(milk.prefix(8))", "delete --yes \(rice.prefix(8))")
    for step in [merge, again] {
      #expect(try phone.run(step.split(separator: " ").map(String.init)).status == 0)
    }
    // Once told is enough.
    #expect(try laptop.run("sync").output.split(separator: "\n").count == 1)
  }

  @Test func `what this device made of an import that came second elsewhere is told`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).md")
    defer { for made in [shared, file] { try? FileManager.default.removeItem(at: made) } }
    try Data("- [ ] Buy milk #shop\n- [ ] Call Bob\n- [ ] Rest\n".utf8).write(to: file)
    let late = Program(now: "2026-11-20T14:06:00Z")
    for device in [laptop, late] {
      try device.run("import", "--yes", file.path)
      try device.run("remote", "add", "folder", shared.path)
    }
    let (milk, bob) = (try laptop.id(of: "Buy milk"), try laptop.id(of: "Call Bob"))
    try late.run("edit", milk, "// 3 litres")
    try late.run("done", bob)
    try laptop.run("sync")
    let told = try late.run("sync").output.split(separator: "\n").dropFirst().map(String.init)
    let reason = "was created elsewhere too, and what was changed here is left out"
    #expect(
      Set(told) == [
        "“Buy milk” \(reason); redo log \(milk.prefix(8)) shows it, to be done again",
        "“Call Bob” \(reason); redo log \(bob.prefix(8)) shows it, to be done again",
      ])
    // Once told is enough; the task itself goes on saying so.
    #expect(try late.run("sync", "--json").output.contains("\"leftOut\":[]"))
    #expect(
      try late.run("show", milk).output.contains(
        "left out\t1 change, since the task was created twice; "
          + "redo log \(milk.prefix(8)) shows it\n"))
    #expect(try late.run("show", bob, "--json").output.contains("\"leftOut\":2,\"overdue\""))
    #expect(try !late.run("show", laptop.id(of: "Rest"), "--json").output.contains("leftOut"))
    // Who created them first has lost nothing.
    #expect(try laptop.run("sync").output.split(separator: "\n").count == 1)
  }

  @Test func `of many tasks that were changed apart five have a line each`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    let titles = (1...7).map { "Task \($0)" }
    for title in titles { try laptop.run("add", title) }
    try meet(over: "Rest")
    let ids = try titles.map(laptop.id(of:))
    for id in ids { try laptop.run("edit", id, "p1") }
    for id in ids { try phone.run("edit", id, "~3") }
    try phone.run("sync")
    let lines = try laptop.run("sync").output.split(separator: "\n")
    #expect(lines.count == 7 && lines.last == "and 2 more")
  }

  @Test func `the doctor tells how syncing stands, and neither where nor with whom`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try laptop.run("add", "Buy milk")
    #expect(try laptop.run("doctor").output.contains("remotes\t0\n"))
    try laptop.run("remote", "add", "folder", shared.path, "--name", "canary")
    #expect(
      try laptop.run("doctor").output.contains(
        "remote 1\tfolder, not encrypted, not synced yet, 2 waiting\n"))
    try laptop.run("sync")
    let report = try laptop.run("doctor").output
    #expect(
      report.contains(
        "remote 1\tfolder, not encrypted, synced just now, sent just now, 0 other devices\n"))
    #expect(!report.contains(shared.path) && !report.contains("canary"))
  }

  @Test func `a long transfer says nothing meanwhile where nobody looks`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try laptop.run("add", "-", input: (0..<1_500).map { "Task \($0)\n" }.joined())
    try laptop.run("remote", "add", "folder", shared.path)
    try laptop.run("sync")
    try phone.run("remote", "add", "folder", shared.path)
    let piped = try phone.run("sync")
    #expect(piped.error == "" && piped.output == "folder\tsent 0, received 3000\n")
  }

  @Test func `little memory is enough to sync little`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try laptop.run("remote", "add", "folder", shared.path)
    try laptop.run("add", "Buy milk")
    try laptop.run("sync")
    let lean = try laptop.run(["sync"], under: ["/usr/bin/prlimit", "--as=260000000", "--"])
    #expect(lean.status == 0 && lean.output == "folder\tsent 0, received 0\n")
  }

  @Test func `what somebody left in the folder is taken only if it breaks no rule`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try phone.run("remote", "add", "folder", shared.path)
    let task = TaskSketch()
    let root = task.create("Buy milk")
    let late = task.node("UPDATE", on: [root], ["title": "Late"]) {
      $0["timestamp", "lamport"] = 9
    }
    let body = Array("redo-segment 1\n".utf8) + root.line + [0x0A] + late.line
    let hash = Hex.text(of: SHA256().digest(of: body.span).bytes)
    let place = shared.appendingPathComponent("somebody")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    try Data(body + Array("\nsha256 \(hash)\n".utf8))
      .write(to: place.appendingPathComponent("\(hash).redo"))
    let report = try report(phone)
    #expect(report["received"] as? Int == 1)
    #expect(phone.logBytes == root.line + [0x0A])
  }

  @Test func `one file that cannot be read keeps neither the others nor what is to be sent away`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: shared) }
    for program in [laptop, phone] { try program.run("remote", "add", "folder", shared.path) }
    try laptop.run("add", "Buy milk")
    try laptop.run("sync")
    // Half of a segment as large as a page, ahead of everything else by its name.
    let half = Data("redo-segment 1\n".utf8) + Data(repeating: 0x20, count: 3_000_000)
    let place = shared.appendingPathComponent("00000000000000000000000000000000")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    try half.write(to: place.appendingPathComponent("\(String(repeating: "0", count: 64)).redo"))
    try phone.run("add", "Water the plants")
    #expect(
      try phone.run("sync").output
        == "folder\tsent 2, received 2, 1 not whole there, damaged or still being copied\n")
    #expect(try phone.titles().count == 2)
  }

  @Test func `a file of millions of lines that hold nothing costs little and is refused`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    for program in [laptop, phone] { try program.run("remote", "add", "folder", shared.path) }
    try laptop.run("add", "Buy milk")
    try laptop.run("sync")
    let body = Array(("redo-segment 1\n" + String(repeating: "a\n", count: 2_000_000)).utf8)
    let hash = Hex.text(of: SHA256().digest(of: body.span).bytes)
    let place = shared.appendingPathComponent("00000000000000000000000000000000")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    try Data(body + Array("\nsha256 \(hash)\n".utf8))
      .write(to: place.appendingPathComponent("\(hash).redo"))
    // With room of its own for each line it would take 175 MiB.
    let synced = try phone.run(["sync"], under: ["/usr/bin/prlimit", "--data=100000000"])
    #expect(synced.output == "folder\tsent 0, received 2, refused 1 (UNREADABLE)\n")
    #expect(try phone.titles() == ["Buy milk"])
  }

  @Test func `a folder that is gone or emptied is not written to, and the exit code is 3`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try laptop.run("add", "Buy milk")
    try laptop.run("remote", "add", "folder", shared.path)
    try FileManager.default.removeItem(at: shared)
    let gone = try laptop.run("sync")
    #expect(gone.status == 3)
    #expect(gone.error.contains("is not there; mount or plug in what holds it"))
    #expect(!FileManager.default.fileExists(atPath: shared.path))
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: false)
    #expect(try laptop.run("sync").status == 3)
    #expect(try FileManager.default.contentsOfDirectory(atPath: shared.path).isEmpty)
    #expect(try laptop.titles() == ["Buy milk"])
  }

  @Test func `what waits is counted by the log, and a remote that is gone says so`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    func remote() throws -> [String: Any] {
      let output = try laptop.run("remote", "list", "--json").output
      let json = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
      return try #require((json?["remotes"] as? [[String: Any]])?.first)
    }
    try laptop.run("remote", "add", "folder", shared.path)
    try laptop.run("add", "Buy milk")
    try laptop.run("sync")
    #expect(try remote()["waiting"] as? Int == 0 && remote()["error"] is NSNull)
    try laptop.run("add", "Water the plants")
    #expect(try remote()["waiting"] as? Int == 2)
    #expect(try laptop.run("remote", "list").output.hasSuffix(" · 2 waiting\n"))
    try FileManager.default.moveItem(at: shared, to: shared.appendingPathExtension("away"))
    defer { try? FileManager.default.removeItem(at: shared.appendingPathExtension("away")) }
    #expect(try (remote()["error"] as? String)?.contains("is not there; mount") == true)
    let doctor = try laptop.run("doctor")
    #expect(doctor.output.contains("2 waiting") && doctor.output.contains("cannot be used"))
    let removed = try laptop.run("remote", "remove", "folder").output
    #expect(removed.contains("lines of the log (2) that were never sent there are only here"))
  }

  @Test func `what another remote has is not said to be only here when one is removed`() throws {
    let second = shared.appendingPathExtension("second")
    defer { for folder in [shared, second] { try? FileManager.default.removeItem(at: folder) } }
    try laptop.run("remote", "add", "folder", shared.path, "--name", "one")
    try laptop.run("add", "Buy milk")
    try laptop.run("sync")
    try laptop.run("remote", "add", "folder", second.path, "--name", "two")
    try laptop.run("add", "Water the plants")
    // One has two of the four that two lacks.
    let two = try laptop.run("remote", "remove", "two").output
    #expect(two.hasSuffix("; lines of the log (4) were never sent there\n"))
    try laptop.run("remote", "add", "folder", second.path, "--name", "two")
    let one = try laptop.run("remote", "remove", "one").output
    #expect(one.hasSuffix("; lines of the log (2) that were never sent there are only here\n"))
    let long = String(repeating: "a", count: 41)
    let refusal = try laptop.run("remote", "add", "folder", shared.path, "--name", long)
    #expect(refusal.status == 2 && refusal.error.contains("Take up to 40 letters"))
  }

  @Test func `a sealed folder asks the second device for the passphrase and hides every word`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: shared) }
    func pass(_ text: String, for program: Program) throws -> [String: String] {
      try FileManager.default.createDirectory(
        at: program.folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      let path = program.folder.appendingPathComponent("pass").path
      try Data((text + "\n").utf8).write(to: URL(fileURLWithPath: path))
      chmod(path, 0o600)
      return ["REDO_PASSPHRASE_FILE": path]
    }
    let add = ["remote", "add", "folder", shared.path]
    let canary = "canary-passphrase"
    try laptop.run("add", "Secret errand")
    #expect(
      try laptop.run(add + ["--encrypt"], adding: pass(canary, for: laptop)).status == 0)
    #expect(try laptop.run("sync").status == 0)
    let wrong = try phone.run(add, adding: pass("another", for: phone))
    #expect(wrong.status == 1)
    #expect(wrong.error.contains("That is not the passphrase"))
    #expect(try phone.run("sync").status == 2)
    #expect(try phone.run(add, adding: pass(canary, for: phone)).status == 0)
    #expect(try phone.run("sync").output == "folder\tsent 0, received 2\n")
    #expect(try phone.titles() == ["Secret errand"])

    let files = FileManager.default.enumerator(at: shared, includingPropertiesForKeys: nil)
    for case let file as URL in try #require(files) {
      let bytes = FileManager.default.contents(atPath: file.path) ?? Data()
      for word in ["errand", canary] {
        #expect(bytes.range(of: Data(word.utf8)) == nil, "\(file.lastPathComponent)")
      }
    }
    // The key is kept so that nobody is asked again, and nobody else can read it.
    let names = try FileManager.default.contentsOfDirectory(atPath: phone.folder.path)
    let key = try #require(names.first { $0.hasSuffix(".key") && $0.hasPrefix("remote-") })
    let path = phone.folder.appendingPathComponent(key).path
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }
}
