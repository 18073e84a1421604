import Foundation
import RedoTestSupport
import Testing

/// The logs that each release wrote, kept for ever: every later one reads the same out of them.
///
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

  @Test func `this release's log is kept`() throws {
    let words = try Program().run("version").output.split(separator: " ")
    let version = try #require(words.last).trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(Self.releases.contains(version), "record it: REDO_RECORD=1 swift test --filter Golden")
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

  private static func record() throws {
    let program = Program(now: "2026-11-20T14:05:00Z")
    let version = try program.run("version").output.split(separator: " ").last.map(String.init)
    let name = (version ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    let log = folder.appendingPathComponent("\(name).jsonl")
    guard !name.isEmpty, !FileManager.default.fileExists(atPath: log.path) else { return }
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
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: program.log, to: log)
    chmod(log.path, 0o644)
    let state = try program.run("list", "--json", "--all").output
    try Data(state.utf8).write(to: folder.appendingPathComponent("\(name).json"))
  }
}
