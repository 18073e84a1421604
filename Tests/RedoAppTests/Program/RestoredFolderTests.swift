import Foundation
import RedoTestSupport
import Testing

/// What is kept about remotes in a data folder that a copy or a backup gave other modes.
@Suite(.waits) struct RestoredFolderTests {
  private let shared = FileManager.default.temporaryDirectory
    .appendingPathComponent("shared-\(UUID())")
  private let laptop = Program()

  private func setMode(_ mode: Int, ofFilesEndingIn suffix: String) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: laptop.folder.path)
    where name.hasSuffix(suffix) {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode],
        ofItemAtPath: laptop.folder.appendingPathComponent(name).path)
    }
  }

  private func addFolder(_ options: [String] = [], _ more: [String: String] = [:]) throws {
    let add = try laptop.run(["remote", "add", "folder", shared.path] + options, adding: more)
    #expect(add.status == 0)
  }

  @Test func `what was sent is not sent again, and is private again with the next change`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try laptop.run("add", "Buy milk")
    try addFolder()
    try laptop.run("sync")
    try setMode(0o644, ofFilesEndingIn: ".sent")
    #expect(try laptop.run("doctor").output.contains(".sent has mode 644"))
    #expect(try laptop.run("sync").output == "folder\tsent 0, received 0\n")
    try laptop.run("add", "Buy bread")
    #expect(try laptop.run("sync").output == "folder\tsent 2, received 0\n")
    #expect(!(try laptop.run("doctor").output.contains("has mode")))
  }

  @Test(arguments: [".key", "identity"])
  func `a key that others can read is not used, and chmod is all it takes`(file: String) throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try laptop.run("add", "Buy milk")
    let passphrase = laptop.folder.appendingPathComponent("words")
    try Data("canary\n".utf8).write(to: passphrase)
    chmod(passphrase.path, 0o600)
    try addFolder(["--encrypt"], ["REDO_PASSPHRASE_FILE": passphrase.path])
    try setMode(0o644, ofFilesEndingIn: file)
    let refused = try laptop.run("sync")
    // The remote was not asked.
    #expect(refused.status == 1 && refused.error.contains("Run: chmod 600 "))
    #expect(try laptop.run("doctor").output.contains("\(file) has mode 644"))
    try setMode(0o600, ofFilesEndingIn: file)
    #expect(try laptop.run("sync").output == "folder\tsent 2, received 0\n")
  }

  @Test func `a list of remotes that is gone is told, and its keys are not to be removed`() throws {
    let other = shared.path + "-other"
    defer {
      for path in [shared.path, other] { try? FileManager.default.removeItem(atPath: path) }
    }
    try laptop.run("add", "Buy milk")
    let passphrase = laptop.folder.appendingPathComponent("words")
    try Data("canary\n".utf8).write(to: passphrase)
    chmod(passphrase.path, 0o600)
    try addFolder(["--encrypt"], ["REDO_PASSPHRASE_FILE": passphrase.path])
    #expect(try laptop.run("sync").status == 0)
    let list = laptop.folder.appendingPathComponent("remotes")
    let aside = laptop.folder.appendingPathComponent("remotes.bak")
    try FileManager.default.moveItem(at: list, to: aside)
    let doctor = try laptop.run("doctor")
    #expect(doctor.status == 1 && doctor.output.contains("the list of remotes is missing, so"))
    #expect(!doctor.output.contains("; rm "))
    #expect(try laptop.run("remote", "add", "folder", other).status == 0)
    #expect(try laptop.run("remote", "remove", "folder").status == 0)
    try FileManager.default.removeItem(at: list)
    try FileManager.default.moveItem(at: aside, to: list)
    #expect(try laptop.run("sync").output == "folder\tsent 0, received 0\n")
  }

  @Test func `a list of remotes that others can change is trouble to the doctor, too`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try laptop.run("add", "Buy milk")
    try addFolder()
    try setMode(0o664, ofFilesEndingIn: "remotes")
    #expect(try laptop.run("sync").status == 1)
    let doctor = try laptop.run("doctor")
    #expect(doctor.status == 1)
    #expect(
      doctor.output.contains("the list of remotes cannot be read; `redo remote list` says why"))
  }

  @Test func `a state folder that cannot be used is told with each sync, and harms nothing`() throws
  {
    defer { try? FileManager.default.removeItem(at: shared) }
    try laptop.run("add", "Buy milk")
    let state = laptop.folder.appendingPathComponent("state")
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    try Data().write(to: state.appendingPathComponent("redo"))
    let odd = ["XDG_STATE_HOME": state.path]
    try addFolder()
    for sent in [2, 0] {
      let output = try laptop.run(["sync"], adding: odd).output
      let told = "folder\tsent \(sent), received 0, how far it was read could not be kept"
      #expect(output.hasPrefix(told))
      #expect(output.hasSuffix("set XDG_STATE_HOME to another folder\n"))
    }
  }

  @Test func `a watch says once what is in its way, and goes on when it is gone`() throws {
    let (output, error) = (shared.path + "-output", shared.path + "-error")
    defer {
      for path in [shared.path, output, error] { try? FileManager.default.removeItem(atPath: path) }
    }
    let laptop = Program(now: nil)
    #expect(try laptop.run("remote", "add", "folder", shared.path).status == 0)
    let child = try Spawn.start(
      [Program.path, "sync", "--watch"], environment: laptop.environment, output: output,
      error: error)
    func says(_ words: String, in path: String) -> Bool {
      Patience.lasts {
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        return text.components(separatedBy: words).count == 2
      }
    }
    #expect(says("folder\tsent 0, received 0\n", in: output))
    let list = laptop.folder.appendingPathComponent("remotes").path
    chmod(list, 0o664)
    #expect(says("others can change it", in: error))
    try laptop.run("add", "Buy milk")
    // Long enough to look twice.
    sleep(3)
    chmod(list, 0o600)
    #expect(says("folder\tsent 2, received 0\n", in: output))
    #expect(says("others can change it", in: error))
    kill(child, SIGTERM)
    #expect(Spawn.wait(for: child) == 128 + SIGTERM)
  }
}
