import Foundation
import RedoTestSupport
import Testing

/// A log that others change while a round with a remote goes on.
struct ChangedDuringSyncTests {
  private let shared = FileManager.default.temporaryDirectory
    .appendingPathComponent("shared-\(UUID())")
  private let laptop = Program(now: nil)
  private let phone = Program(now: nil)

  private func titles(_ program: Program) throws -> [String] {
    try program.tasks("--all").compactMap { $0["title"] as? String }.sorted()
  }

  /// Runs a round of the laptop, and something when what came is about to be appended.
  private func sync(whenAboutToAppend act: (HeldLog) throws -> Void) throws -> String {
    let output = shared.path + "-output"
    defer { try? FileManager.default.removeItem(atPath: output) }
    let held = try HeldLog(of: laptop)
    let child = try Spawn.start(
      [Program.path, "sync"], environment: laptop.environment, output: output)
    try held.waitForWriter(child)
    try act(held)
    held.letGo()
    #expect(Spawn.wait(for: child) == 0)
    return try String(contentsOfFile: output, encoding: .utf8)
  }

  @Test func `a backup that is put back during a round gets back what it lacks`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    for program in [laptop, phone] { try program.run("remote", "add", "folder", shared.path) }
    try laptop.run("add", "Before the backup")
    try laptop.run("sync")
    let backup = laptop.folder.appendingPathComponent("backup").path
    try Data(laptop.logBytes).write(to: URL(fileURLWithPath: backup))
    chmod(backup, 0o600)
    try phone.run("add", "After the backup")
    try phone.run("sync")
    try laptop.run("sync")
    #expect(try titles(laptop).contains("After the backup"))
    try phone.run("add", "During the round")
    try phone.run("sync")
    _ = try sync { _ in #expect(rename(backup, laptop.log.path) == 0) }
    try laptop.run("sync")
    #expect(try titles(laptop) == ["After the backup", "Before the backup", "During the round"])
    #expect(try laptop.run("verify").status == 0)
  }
}
