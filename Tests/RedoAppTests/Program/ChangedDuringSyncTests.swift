import Foundation
import RedoTestSupport
import Testing

/// A log that others change while a round with a remote goes on.
@Suite(.waits) struct ChangedDuringSyncTests {
  private let shared = FileManager.default.temporaryDirectory
    .appendingPathComponent("shared-\(UUID())")
  private let laptop = Program(now: nil)
  private let phone = Program(now: nil)

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
    #expect(try laptop.titles().contains("After the backup"))
    try phone.run("add", "During the round")
    try phone.run("sync")
    _ = try sync { _ in #expect(rename(backup, laptop.log.path) == 0) }
    try laptop.run("sync")
    #expect(try laptop.titles() == ["After the backup", "Before the backup", "During the round"])
    #expect(try laptop.run("verify").status == 0)
  }

  /// What the laptop would append by adding a task now.
  private func bytes(ofAdding title: String) throws -> [UInt8] {
    let copy = Program(now: nil)
    try FileManager.default.copyItem(at: laptop.folder, to: copy.folder)
    try copy.run("add", title)
    return Array(copy.logBytes.dropFirst(laptop.logBytes.count))
  }

  /// Syncs both devices with the folder, the phone last, so that something there waits for the laptop.
  private func leaveNews() throws {
    for program in [laptop, phone] { try program.run("remote", "add", "folder", shared.path) }
    try laptop.run("add", "Before the round")
    try laptop.run("sync")
    try phone.run("add", "Elsewhere")
    try phone.run("sync")
  }

  @Test func `what is added here while something comes is sent at once`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try leaveNews()
    let bytes = try bytes(ofAdding: "During the round")
    #expect(try sync { $0.append(bytes) } == "folder\tsent 2, received 2\n")
    try phone.run("sync")
    #expect(try phone.titles() == ["Before the round", "During the round", "Elsewhere"])
  }

  @Test func `what another process has fetched meanwhile is not counted again`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try leaveNews()
    // What the phone made stands before what it fetched.
    let news = try phone.lines().prefix(2).map { $0 + "\n" }.joined()
    #expect(try sync { $0.append(Array(news.utf8)) } == "folder\tsent 0, received 0\n")
    #expect(try laptop.titles() == ["Before the round", "Elsewhere"])
  }

  @Test func `what comes from a later remote goes to an earlier one at once`() throws {
    let other = shared.path + "-other"
    defer {
      for path in [shared.path, other] { try? FileManager.default.removeItem(atPath: path) }
    }
    try phone.run("remote", "add", "folder", other)
    try phone.run("add", "Elsewhere")
    try phone.run("sync")
    for path in [shared.path, other] { try laptop.run("remote", "add", "folder", path) }
    #expect(
      try laptop.run("sync").output
        == "folder\tsent 2, received 0\nfolder-2\tsent 0, received 2\n")
  }

  @Test(.enabled(if: Tmux.isPresent, "tmux is not installed"))
  func `what is added elsewhere here while something comes to the screen is sent soon`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try leaveNews()
    let bytes = try bytes(ofAdding: "During the round")
    let held = try HeldLog(of: laptop)
    let screen = try ScreenRun(laptop)
    try held.waitForWriter(try screen.process())
    held.append(bytes)
    held.letGo()
    try screen.tmux.wait(for: "Elsewhere")
    // Soon, not with the round every two minutes.
    let isSent = try Patience.lasts(lookingEvery: 500) {
      try phone.run("sync")
      return try phone.titles().contains("During the round")
    }
    #expect(isSent)
    try screen.quit()
  }

  @Test func `whoever watches waits for a change that takes its time`() throws {
    let output = shared.path + "-output"
    defer {
      try? FileManager.default.removeItem(at: shared)
      try? FileManager.default.removeItem(atPath: output)
    }
    try laptop.run("remote", "add", "folder", shared.path)
    try laptop.run("add", "Before the change")
    let child = try Spawn.start(
      [Program.path, "sync", "--watch"], environment: laptop.environment, output: output)
    func hasSaid(_ count: Int) -> Bool {
      Patience.lasts {
        let text = (try? String(contentsOfFile: output, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").count >= count
      }
    }
    #expect(hasSaid(1))
    let bytes = try bytes(ofAdding: "During the watch")
    let held = try HeldLog(of: laptop, shared: false)
    held.append(bytes)
    usleep(2_500_000)
    held.letGo()
    #expect(hasSaid(2))
    kill(child, SIGTERM)
    #expect(Spawn.wait(for: child) == 128 + SIGTERM)
    try phone.run("remote", "add", "folder", shared.path)
    try phone.run("sync")
    #expect(try phone.titles() == ["Before the change", "During the watch"])
  }
}
