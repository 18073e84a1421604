import Foundation
import RedoTestSupport
import Testing

/// A command that fails leaves every file of the data, config and state folders as it was.
@Suite(.waits) struct NothingWrittenTests {
  private let program = Program(adding: ["LANG": "C.UTF-8"])

  init() throws {
    try program.run("add", "Pay rent today 15:00 #home")
    let id = String(try program.run("add", "Water the plants").output.prefix(8))
    try program.run("done", id)
    try program.run("undo")
    try write("redo/config", "due = 3\npreset.Mine = overdue\nnotify = bell\n")
    try write("redo/themes/mine.theme", "text = red\n")
    try write("state/redo/preset-uses", "Mine = 3\n")
    try write("kept.svg", "<svg/>")
    try write("foreign.json", "[]")
    try program.run("remind", "--json")
  }

  private func write(_ name: String, _ text: String) throws {
    let path = program.folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try Data(text.utf8).write(to: path)
  }

  /// Every file below the folder with its mode and bytes; folders with their modes.
  private func everything() throws -> [String: String] {
    var found: [String: String] = [:]
    let root = program.folder.path
    for name in try FileManager.default.subpathsOfDirectory(atPath: root) {
      var status = stat()
      guard lstat(root + "/" + name, &status) == 0 else { continue }
      let bytes = FileManager.default.contents(atPath: root + "/" + name) ?? Data()
      found[name] = "\(status.st_mode) \(status.st_size) \(bytes.base64EncodedString())"
    }
    return found
  }

  @Test func `the rest of a line that is too long is no line of its own`() throws {
    let line = String(repeating: "x", count: 1_052_672) + "a Evil task"
    let heard = try program.run("--linear", input: line + "\na Good task\nq\n").output
    #expect(heard.contains("The line is too long; nothing was done."))
    #expect(heard.contains("Added “Good task”") && !heard.contains("Evil"))
  }

  @Test func `every wrong command line leaves every file as it was, byte by byte`() throws {
    let before = try everything()
    #expect(before.count > 8)
    for (line, says) in WrongCommandLines.all {
      let words = line.split(separator: " ").map(String.init)
      let outcome = try program.run(words)
      #expect(outcome.status == 2, "\(line)")
      #expect(outcome.output.isEmpty, "\(line)")
      #expect(outcome.error.contains(says), "\(line): \(outcome.error)")
      #expect(try everything() == before, "\(line)")
    }
    #expect(WrongCommandLines.all.count > 150)
  }

  @Test func `a folder is no place for a picture, and --yes is not asked for in vain`() throws {
    let folder = program.folder.path
    let before = try everything()
    for words in [[folder], [folder + "/"], [folder, "--yes"], [folder + "/", "--yes"]] {
      let outcome = try program.run(["stats", "--svg"] + words)
      #expect(outcome.status == 1)
      #expect(outcome.error == "redo: \(words[0]) is a folder, not a file. Name a file.\n")
    }
    #expect(try everything() == before)
  }

  @Test func `what was well asked and cannot be leaves every file as it was`() throws {
    let id = try #require(try program.tasks().first?["id"] as? String)
    let before = try everything()
    let folder = program.folder.path
    for (words, status) in [
      (["unarchive", id], 1), (["edit", id, "Pay", "rent"], 1), (["delete", id], 2),
      (["import", "absent.csv"], 1), (["verify", "absent.jsonl"], 1),
      (["stats", "--svg", folder + "/kept.svg"], 1),
      (["stats", "--svg", folder + "/absent/a.svg"], 1), (["stats", "--svg", folder], 1),
      (["remote", "remove", "nobody"], 2), (["remote", "add", "folder"], 2), (["sync"], 2),
      (["identity", "--unseal"], 1), (["identity", "--change"], 1),
      (["import", folder + "/foreign.json", "--format", "taskwarrior"], 0),
      (["export", "--format", "yaml"], 2), (["remind", "--dry-run"], 0),
    ] {
      let outcome = try program.run(words)
      #expect(outcome.status == Int32(status), "\(words): \(outcome.error)")
      #expect(try everything() == before, "\(words)")
    }
  }
}
