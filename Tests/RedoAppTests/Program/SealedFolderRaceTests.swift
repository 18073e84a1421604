import Foundation
import RedoTestSupport
import Testing

/// Two devices that make one folder theirs at the same time.
@Suite(.waits) struct SealedFolderRaceTests {
  private let shared = FileManager.default.temporaryDirectory
    .appendingPathComponent("shared-\(UUID())")
  private let laptop = Program()
  private let phone = Program()

  /// Gives each device a task and the file that its passphrase is read from.
  private func prepare() throws {
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: false)
    for (program, title) in [(laptop, "Buy milk"), (phone, "Call Ana")] {
      try program.run("add", title)
      try Data("correct horse\n".utf8).write(to: URL(fileURLWithPath: secret(of: program)))
      chmod(secret(of: program), 0o600)
    }
  }

  private func secret(of program: Program) -> String {
    program.folder.appendingPathComponent("pass").path
  }

  /// Begins to add the folder, sealed.
  private func begin(_ program: Program, under wrapper: [String] = []) throws -> pid_t {
    try Spawn.start(
      wrapper + [Program.path, "remote", "add", "folder", shared.path, "--encrypt"],
      environment: program.environment.merging(
        ["REDO_PASSPHRASE_FILE": secret(of: program)]) { $1 })
  }

  private func expectMeeting() throws {
    for program in [laptop, phone, laptop] {
      let outcome = try program.run("sync")
      #expect(outcome.status == 0, "\(outcome.error)")
    }
    for program in [laptop, phone] {
      let titles = try program.tasks().compactMap { $0["title"] as? String }
      #expect(titles.sorted() == ["Buy milk", "Call Ana"])
    }
  }

  @Test func `two devices that set a folder up at once have the same key`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try prepare()
    let children = try [laptop, phone].map { try begin($0) }
    #expect(children.map { Spawn.wait(for: $0) } == [0, 0])
    try expectMeeting()
  }

  @Test(.enabled(if: Machine.hasStrace, Machine.needsStrace))
  func `a device that is about to set a folder up joins one that was faster`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try prepare()
    let slow = try begin(
      laptop,
      under: [
        "/usr/bin/strace", "-f", "-o", "/dev/null", "-e", "trace=fsync",
        "-e", "inject=fsync:delay_enter=6000000:when=1",
      ])
    // What it has to say is written, and does not have its name yet.
    let isWritten = Patience.lasts {
      let names = try? FileManager.default.contentsOfDirectory(atPath: shared.path)
      return names?.contains { $0.hasPrefix(".redo.json.") } ?? false
    }
    #expect(isWritten)
    #expect(Spawn.wait(for: try begin(phone)) == 0)
    #expect(Spawn.wait(for: slow) == 0)
    try expectMeeting()
  }
}
