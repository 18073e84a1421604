import Foundation
import RedoTestSupport
import Testing

/// The logs that each release wrote, kept for ever: every later one reads the same out of them.
///
/// Of each there are two: of a device alone, and of two devices apart, with forks and merges.
/// `REDO_RECORD=1` writes the files of a release that has none yet; those that are there stay.
struct GoldenLogTests {
  private static let folder = Vectors.package.appendingPathComponent("Tests/FaultTests/Golden")
  private static let isRecording = ProcessInfo.processInfo.environment["REDO_RECORD"] == "1"

  /// The releases that have a log here.
  static let releases: [String] = {
    if isRecording { try? record() }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".jsonl") }.map { String($0.dropLast(6)) }.sorted()
  }()

  @Test func `this release's logs are kept`() throws {
    let version = try Self.version()
    #expect(
      Set(Self.releases).isSuperset(of: [version, version + "-apart"]),
      "record them: REDO_RECORD=1 swift test --filter Golden")
  }

  @Test(arguments: releases)
  func `a release's log is read as it was then and left as it is`(release: String) throws {
    let log = try Data(contentsOf: Self.folder.appendingPathComponent("\(release).jsonl"))
    let state = try Data(contentsOf: Self.folder.appendingPathComponent("\(release).json"))
    let then = try JSONSerialization.jsonObject(with: state) as? [NSDictionary] ?? []
    let program = Program()
    try FileManager.default.createDirectory(
      at: program.folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try log.write(to: program.log)
    chmod(program.log.path, 0o600)
    #expect(try program.run("verify").status == 0)
    let now = try program.tasks("--all") as [NSDictionary]
    #expect(now.count == then.count && !then.isEmpty)
    for (before, after) in zip(then, now) {
      // Members are added over time, never renamed.
      for (key, value) in before {
        #expect(
          (after[key] as? NSObject) == (value as? NSObject), "\(key) of \(before["id"] ?? "")")
      }
    }
    #expect(try Data(contentsOf: program.log) == log)
    #expect(try program.run("add", "After the upgrade").status == 0)
    #expect(program.logBytes.starts(with: log))
  }

  @Test func `lines of a later protocol are left out and left alone`() throws {
    let program = Program()
    try program.run("add", "First")
    let line = try #require(try program.lines().first)
    let later = line.replacing("\"version\":1", with: "\"version\":2") + "\n"
    let handle = try FileHandle(forWritingTo: program.log)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(later.utf8))
    try handle.close()
    let before = program.logBytes
    #expect(try program.run("list").output.contains("First"))
    #expect(try program.run("verify").status == 1)
    #expect(program.logBytes == before)
    #expect(try program.run("add", "Second").status == 0)
    #expect(program.logBytes.starts(with: before))
  }

  private static func version() throws -> String {
    let words = try Program().run("version").output.split(separator: " ")
    return try #require(words.last).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func record() throws {
    let version = try version()
    try keep(version, of: alone)
    try keep(version + "-apart", of: apart)
  }

  /// Keeps a device's log and what is read out of it, unless one of the name is kept.
  private static func keep(_ name: String, of device: () throws -> Program) throws {
    let log = folder.appendingPathComponent("\(name).jsonl")
    guard !FileManager.default.fileExists(atPath: log.path) else { return }
    let program = try device()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: program.log, to: log)
    chmod(log.path, 0o644)
    let state = try program.run("list", "--json", "--all").output
    try Data(state.utf8).write(to: folder.appendingPathComponent("\(name).json"))
  }

  /// A device alone, and most that can be done on one.
  private static func alone() throws -> Program {
    let program = Program()
    try program.run("add", "Pay rent tomorrow 9am p5 every month ~2 #home // landlord's account")
    try program.run("add", "Ünïcode “quotes” 日本 \\#kept @ana")
    try program.run("add", "Some day someday")
    let id = String(try program.run("list").output.prefix(8))
    for verb in [
      ["done", id], ["undo"], ["again"], ["snooze", id, "--days", "3"], ["edit", id, "p2 ~5"],
      ["archive", id], ["unarchive", id], ["add", "Gone"],
    ] {
      try program.run(verb)
    }
    let gone = try program.tasks().first { $0["title"] as? String == "Gone" }?["id"] as? String
    try program.run("delete", gone ?? "", "--yes")
    return program
  }

  /// The first of two devices that changed the same tasks apart: one fork is settled by hand, one is
  /// merged as it is, one stays open, and what one deleted the other changed.
  private static func apart() throws -> Program {
    let (one, two) = (Program(), Program())
    let shared = one.folder.path + ".shared"
    defer { try? FileManager.default.removeItem(atPath: shared) }
    mkdir(shared, 0o700)
    func run(_ device: Program, on day: Int, _ words: [String]) throws {
      try device.run(words, adding: ["REDO_NOW": "2026-11-\(day)T09:00:00Z"])
    }
    let lines = [
      "Paint the fence p3 #home", "Renew the passport every year", "Left apart", "Gone @ana",
    ]
    let ids = try lines.map { line in
      try one.run(["add", line], adding: ["REDO_NOW": "2026-11-16T09:00:00Z"]).output
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
    for device in [one, two] {
      try run(device, on: 16, ["remote", "add", "folder", shared])
      try run(device, on: 16, ["sync"])
    }
    for words in [
      ["edit", ids[0], "p5 ~3"], ["done", ids[1]], ["edit", ids[2], "p2"],
      ["delete", ids[3], "--yes"],
    ] {
      try run(one, on: 17, words)
    }
    for words in [
      ["edit", ids[0], "Paint the whole fence p1"], ["snooze", ids[1], "--days", "3"],
      ["edit", ids[2], "Left apart by two"], ["edit", ids[3], "p5"],
    ] {
      try run(two, on: 18, words)
    }
    for device in [one, two, one] { try run(device, on: 19, ["sync"]) }
    try run(one, on: 19, ["merge", ids[0], "--theirs", "--set", "priority=4"])
    try run(one, on: 19, ["merge", ids[1]])
    return one
  }
}
