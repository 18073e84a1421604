import Foundation
import RedoTestSupport
import Testing

/// What `doctor` finds in the folder where a person would only see that nothing works.
@Suite(.waits) struct DoctorProgramTests {
  private let program = Program()

  private func doctor() throws -> Spawn.Outcome { try program.run("doctor") }

  /// A file's path in the data folder.
  private func path(of name: String) -> String {
    program.folder.appendingPathComponent(name).path
  }

  @Test func `a log with two names is trouble, as nothing is appended to it`() throws {
    try program.run("add", "First")
    try FileManager.default.linkItem(atPath: program.log.path, toPath: path(of: "backup"))
    #expect(try program.run("add", "Second").status == 1)
    #expect(try doctor().status == 1)
    #expect(try doctor().output.contains("trouble\tthe log's file has 2 names"))
    try FileManager.default.removeItem(atPath: path(of: "backup"))
    #expect(!(try doctor().output.contains("names")))
  }

  @Test func `something else than a file that has the log's name is told as what it is`() throws {
    try program.run("identity")
    try FileManager.default.createDirectory(at: program.log, withIntermediateDirectories: false)
    let output = try doctor().output
    #expect(
      output.contains(
        "trouble\t\"$REDO_DATA_DIR\"/changes.jsonl is a folder, not a file; move it away, or put "
          + "the file itself there\n"))
    for advice in ["names", "chmod", "redo list"] { #expect(!output.contains(advice)) }
  }

  @Test func `a clock that is fixed is told, one that runs is not in doubt`() throws {
    #expect(try doctor().output.contains("clock\tfixed by REDO_NOW; unset it"))
    let running = try program.run(["doctor"], adding: ["REDO_NOW": ""])
    #expect(running.output.contains("clock\truns\n"))
  }

  @Test func `what a program keeping folders alike set aside is told, and the step takes it in`()
    throws
  {
    try program.run("add", "First")
    let other = Program()
    try other.run("add", "Elsewhere")
    let names = [
      "changes.sync-conflict-20261120-140500-ABCDEFG", "changes (Ana's conflicted copy)",
    ]
    for name in names {
      try Data(other.logBytes).write(to: program.folder.appendingPathComponent(name + ".jsonl"))
    }
    let told = try doctor()
    #expect(told.status == 1)
    #expect(!told.output.contains("Ana") && !told.output.contains("ABCDEFG"))
    let lines = told.output.split(separator: "\n")
    let line = try #require(lines.first { $0.contains("set aside (2)") })
    let step = try #require(line.range(of: "for copy in "))
    let script = String(line[step.lowerBound...]).replacing("do redo ", with: "do $redo ")
    #expect(try program.shell(script).status == 0)
    #expect(try program.titles() == ["Elsewhere", "First"])
  }

  @Test func `a key of no remote is named, and goes with the next change of the list`() throws {
    try program.run("add", "First")
    let name = "remote-0123456789abcdef.key.42.new"
    try Data("secret".utf8).write(to: program.folder.appendingPathComponent(name))
    let place = "\"$REDO_DATA_DIR\"/" + name
    #expect(try doctor().output.contains("trouble\t\(place) may hold the key of a remote"))
    #expect(try doctor().output.contains("; rm \(place)\n"))
    let shared = program.folder.path + "-shared"
    defer { try? FileManager.default.removeItem(atPath: shared) }
    #expect(try program.run("remote", "add", "folder", shared).status == 0)
    #expect(!FileManager.default.fileExists(atPath: path(of: name)))
    #expect(!(try doctor().output.contains("may hold the key")))
  }

  @Test func `a state folder in which nothing can be kept is trouble`() throws {
    try program.run("add", "First")
    let state = program.folder.appendingPathComponent("state")
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    try Data().write(to: state.appendingPathComponent("redo"))
    #expect(
      try doctor().output.contains("trouble\tno file can be made in \"$XDG_STATE_HOME\"/redo, so"))
  }

  @Test func `a folder whose mount point alone is there is trouble, and the list says which`()
    throws
  {
    let shared = program.folder.path + "-shared"
    defer { try? FileManager.default.removeItem(atPath: shared) }
    try program.run("add", "First")
    try program.run("remote", "add", "folder", shared)
    try program.run("sync")
    #expect(!(try doctor().output.contains("a remote cannot be used")))
    #expect(!(try program.run("remote", "list").output.contains("redo.json")))
    try FileManager.default.removeItem(atPath: shared)
    try FileManager.default.createDirectory(
      atPath: shared, withIntermediateDirectories: false)
    #expect(try doctor().status == 1)
    #expect(try doctor().output.contains("trouble\ta remote cannot be used from here"))
    let listed = try program.run("remote", "list").output
    #expect(listed.contains("\(shared) holds no redo.json any more; mount what holds it"))
  }

  @Test func `a redo.json that is not whole is trouble`() throws {
    let shared = program.folder.path + "-shared"
    defer { try? FileManager.default.removeItem(atPath: shared) }
    try program.run("remote", "add", "folder", shared)
    try Data("{".utf8).write(to: URL(fileURLWithPath: shared + "/redo.json"))
    #expect(try doctor().output.contains("trouble\ta remote cannot be used from here"))
    let listed = try program.run("remote", "list", "--json").output
    #expect(listed.contains("redo.json is not whole; let it finish copying, bring it back from"))
  }
}
