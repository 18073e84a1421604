import Foundation
import RedoTestSupport
import Testing

@testable import RedoApp

/// Devices of one user as real programs: a desktop each, and a folder that they share.
@Suite(.waits) struct RemindDevicesTests {
  private let laptop = Program(now: nil)
  private let phone = Program(now: nil)
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("remind-\(UUID())")
  private var shared: String { root.path + "/shared" }

  init() throws {
    for program in [laptop, phone] {
      try FileManager.default.createDirectory(
        at: program.folder.appendingPathComponent("bin"), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o700], ofItemAtPath: program.folder.path)
      let calls = program.folder.path + "/calls"
      let path = program.folder.path + "/bin/notify-send"
      try Spawn.write("#!/bin/sh\necho x >> '\(calls)'\n", to: path)
    }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  @discardableResult
  private func run(
    _ program: Program, _ clock: String, _ words: String..., adding: [String: String] = [:]
  ) throws -> Spawn.Outcome {
    let variables = [
      "REDO_NOW": "2026-11-\(clock):00Z", "PATH": program.folder.path + "/bin:/usr/bin:/bin",
    ]
    return try program.run(
      words, under: ["/usr/bin/env"], adding: variables.merging(adding) { $1 })
  }

  private func shown(_ program: Program) -> Int {
    let path = program.folder.appendingPathComponent("calls")
    return (try? String(contentsOf: path, encoding: .utf8))?.split(separator: "\n").count ?? 0
  }

  /// Two devices that have met in the folder and shown there that they tell; the laptop was used last.
  private func meet(_ variables: (Program) throws -> [String: String] = { _ in [:] }) throws {
    try run(phone, "20T13:00", "add", "Old", "someday")
    for program in [laptop, phone] {
      let words = ["remote", "add", "folder", shared]
      #expect(try program.run(words, adding: variables(program)).status == 0)
    }
    try run(laptop, "20T14:00", "add", "Pay", "rent", "today", "15:00")
    for program in [phone, laptop, phone] { try run(program, "20T14:01", "sync") }
    for program in [laptop, phone] {
      #expect(try run(program, "20T14:02", "remind").output.isEmpty)
    }
  }

  private func remove() { try? FileManager.default.removeItem(at: root) }

  @Test func `two devices that share a folder name each task once, also after a restart`() throws {
    defer { remove() }
    try meet()
    // Both timers fire in one minute: the one that was not used last lets the other go first.
    #expect(try run(phone, "20T15:00", "remind").output.isEmpty)
    #expect(try run(laptop, "20T15:00", "remind").output.contains("Pay rent"))
    #expect(try run(phone, "20T15:01", "remind").output.isEmpty)
    #expect(shown(laptop) == 1 && shown(phone) == 0)
    // Devices that have lost what they knew are told by the folder.
    for program in [laptop, phone] {
      try FileManager.default.removeItem(
        at: program.folder.appendingPathComponent("state/redo/reminded"))
      #expect(try run(program, "20T15:05", "remind").output.isEmpty)
    }
    #expect(shown(laptop) == 1 && shown(phone) == 0)
  }

  @Test func `where the device that comes first is off, the other names the task a minute later`()
    throws
  {
    defer { remove() }
    try meet()
    #expect(try run(phone, "20T15:00", "remind").output.isEmpty)
    #expect(try run(phone, "20T15:01", "remind").output.contains("Pay rent"))
    #expect(try run(laptop, "20T15:30", "remind").output.isEmpty)
    // A device that has not been seen for a day keeps nobody waiting.
    try run(laptop, "20T15:31", "add", "Call", "2026-11-22", "15:00")
    for program in [laptop, phone] { try run(program, "20T15:32", "sync") }
    #expect(try run(phone, "22T15:00", "remind").output.contains("Call"))
  }

  @Test(arguments: [false, true])
  func `a device whose clock was days ahead silences no other`(isSetRight: Bool) throws {
    defer { remove() }
    try meet()
    try run(laptop, "20T14:03", "add", "Call", "2026-11-24", "15:00")
    for program in [laptop, phone] { try run(program, "20T14:04", "sync") }
    #expect(try run(laptop, "25T16:00", "remind").output.contains("Call"))
    // It shows then that it is there, and takes nothing along that is still to come.
    if isSetRight { try run(laptop, "20T16:00", "remind") }
    #expect(try run(phone, "24T15:00", "remind").output.contains("Call"))
    // What was told in its time is kept.
    #expect(try run(laptop, "24T15:01", "remind").output.isEmpty)
  }

  @Test func `without the folder each device names the task itself: twice, not never`() throws {
    defer { remove() }
    try meet()
    let away = shared + ".away"
    try FileManager.default.moveItem(atPath: shared, toPath: away)
    for program in [laptop, phone] {
      let told = try run(program, "20T15:00", "remind")
      #expect(told.status == 0 && told.error.isEmpty && told.output.contains("Pay rent"))
    }
    #expect(!FileManager.default.fileExists(atPath: shared))
    try FileManager.default.moveItem(atPath: away, toPath: shared)
    for program in [laptop, phone] {
      #expect(try run(program, "20T15:02", "remind").output.isEmpty)
    }
  }

  @Test func `garbage in the place of what was told harms nothing`() throws {
    defer { remove() }
    try meet()
    var pages: [String] = []
    for writer in try FileManager.default.contentsOfDirectory(atPath: shared) {
      let path = "\(shared)/\(writer)/told"
      if FileManager.default.fileExists(atPath: path) { pages.append(path) }
    }
    #expect(pages.count == 2)
    for page in pages {
      try Data((0..<9_999).map { _ in UInt8.random(in: 0...255) }).write(
        to: URL(fileURLWithPath: page))
    }
    // Who cannot be read does not make anybody wait, and is written anew.
    #expect(try run(phone, "20T15:00", "remind").output.contains("Pay rent"))
    #expect(try run(laptop, "20T15:01", "remind").output.isEmpty)
    for page in pages {
      try FileManager.default.removeItem(atPath: page)
      try FileManager.default.createSymbolicLink(atPath: page, withDestinationPath: "/dev/zero")
    }
    try run(laptop, "20T15:02", "add", "Call", "today", "16:00")
    #expect(try run(laptop, "20T16:00", "remind").output.contains("Call"))
    #expect(try run(laptop, "20T16:01", "verify").status == 0)
  }

  @Test func `a link in the place of a device's folder has nothing replaced elsewhere`() throws {
    defer { remove() }
    try meet()
    let mine = try laptop.run("identity", "--json").output
    let json = try JSONSerialization.jsonObject(with: Data(mine.utf8)) as? [String: Any]
    let writer = shared + "/" + (try #require(json?["userId"] as? String))
    let outside = root.path + "/outside"
    try FileManager.default.moveItem(atPath: writer, toPath: outside)
    try FileManager.default.createSymbolicLink(atPath: writer, withDestinationPath: outside)
    try Data("kept".utf8).write(to: URL(fileURLWithPath: outside + "/told"))
    #expect(try run(laptop, "20T15:00", "remind").output.contains("Pay rent"))
    #expect(FileManager.default.contents(atPath: outside + "/told") == Data("kept".utf8))
  }

  @Test func `in a folder under a passphrase nothing of it can be read`() throws {
    defer { remove() }
    try run(laptop, "20T13:00", "version")
    let path = root.path + "/pass"
    try Data("canary-passphrase\n".utf8).write(to: URL(fileURLWithPath: path))
    chmod(path, 0o600)
    let add = ["remote", "add", "folder", shared, "--encrypt"]
    #expect(try laptop.run(add, adding: ["REDO_PASSPHRASE_FILE": path]).status == 0)
    try laptop.run("remote", "remove", "folder")
    try meet { _ in ["REDO_PASSPHRASE_FILE": path] }
    #expect(try run(laptop, "20T15:00", "remind").output.contains("Pay rent"))
    #expect(try run(phone, "20T15:01", "remind").output.isEmpty)
    let id = try #require(try laptop.tasks().first { $0["title"] as? String == "Pay rent" }?["id"])
    var pages = 0
    for writer in try FileManager.default.contentsOfDirectory(atPath: shared) {
      guard let page = FileManager.default.contents(atPath: "\(shared)/\(writer)/told") else {
        continue
      }
      pages += 1
      for word in ["Pay", "2026-11-20", "\(id)"] {
        #expect(page.range(of: Data(word.utf8)) == nil)
      }
    }
    #expect(pages == 2)
  }

  @Test func `two people who share a folder are each reminded`() throws {
    defer { remove() }
    for (program, address) in [(laptop, "ana@example.org"), (phone, "bob@example.org")] {
      let folder = program.folder.appendingPathComponent("redo")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("email = \(address)\n".utf8).write(to: folder.appendingPathComponent("config"))
    }
    try meet()
    for program in [phone, laptop] {
      #expect(try run(program, "20T15:00", "remind").output.contains("Pay rent"))
    }
  }

  @Test func `a look leaves no word in the folder`() throws {
    defer { remove() }
    try laptop.run("remote", "add", "folder", shared)
    try run(laptop, "20T14:00", "add", "Pay", "rent", "today", "15:00")
    for option in ["--dry-run", "--json"] { try run(laptop, "20T15:00", "remind", option) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: shared) == ["redo.json"])
  }

  @Test func `a folder that never answers is not waited for`() async {
    let answer = await MainActor.run {
      SlowDisk.ask(within: .milliseconds(50)) { () -> Int in
        sleep(20)
        return 1
      }
    }
    #expect(answer == nil)
    #expect(await MainActor.run { SlowDisk.ask(within: .seconds(60)) { 2 } } == 2)
  }
}
