import Foundation
import RedoTestSupport
import Testing

/// Remotes that are added, switched off, signed in to and removed on the screen, in a real terminal.
@Suite(.waits, .serialized, .enabled(if: Tmux.isPresent, "tmux is not installed"))
struct RemoteStoryTests {
  private let shared = FileManager.default.temporaryDirectory
    .appendingPathComponent("shared-\(UUID())")

  /// Opens the settings with their last rows in sight.
  private func openSettings(_ program: Program) throws -> Tmux {
    let tmux = try Tmux(columns: 110, rows: 34)
    try tmux.show(program)
    try tmux.press("6", "G")
    try tmux.wait(for: "Add Firestore")
    return tmux
  }

  /// Selects the row with a text, from the end upwards.
  private func select(_ title: String, in tmux: Tmux) throws {
    for _ in 0..<30 {
      let screen = try tmux.screen()
      if screen.contains("▸ \(title)") { return }
      try tmux.press("k")
      // A busy machine takes a while, and two rows at once would pass by the one.
      _ = try Patience.lasts(.seconds(2)) { try tmux.screen() != screen }
    }
    throw Tmux.Absent(what: title)
  }

  /// Waits for a prompt: what the terminal showed the last time it was lent comes up before it is
  /// cleared, and has one too.
  private func waitForEmptyPrompt(in tmux: Tmux) throws {
    let isEmpty = try Patience.lasts {
      let screen = try tmux.screen()
      return screen.contains("New passphrase:") && !screen.contains("not the same")
    }
    guard isEmpty else { throw Tmux.Absent(what: "New passphrase:") }
  }

  @Test func `a folder that is added syncs at once, and is removed with a question`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    let program = Program(now: nil)
    try program.run("add", "Buy milk")
    let tmux = try openSettings(program)
    try tmux.wait(for: "local only")
    try select("Add a folder", in: tmux)
    try tmux.press("Enter")
    try tmux.wait(for: "Sync with which folder?")
    try tmux.type(shared.path)
    try tmux.wait(for: "⇅ synced just now")
    let other = Program(now: nil)
    try other.run("remote", "add", "folder", shared.path)
    try other.run("sync")
    #expect(try other.tasks().count == 1)
    try select("folder", in: tmux)
    try tmux.press("D")
    try tmux.wait(for: "Remove this remote?")
    try tmux.press("y")
    try tmux.wait(for: "local only")
    #expect(try program.run("remote", "list").output.isEmpty)
    try tmux.press("q")
  }

  @Test func `a remote that another process adds shows and syncs without a restart`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    let program = Program(now: nil)
    try program.run("add", "Buy milk")
    let tmux = try openSettings(program)
    try tmux.wait(for: "local only")
    try program.run("remote", "add", "folder", shared.path)
    try tmux.wait(for: "⇅ synced just now")
    try tmux.press("q")
  }

  @Test func `a sealed folder asks for its passphrase where it does not show`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    let program = Program(now: nil)
    try program.run("add", "Buy milk")
    let tmux = try openSettings(program)
    try select("Add, sealed", in: tmux)
    try tmux.press("Enter")
    try tmux.wait(for: "Sync with which folder, sealed?")
    try tmux.type(shared.path)
    try tmux.wait(for: "New passphrase:")
    try tmux.type("correct horse")
    let asked = try tmux.wait(for: "Once more:")
    #expect(!asked.contains("correct horse"))
    try tmux.type("wrong horse")
    try tmux.wait(for: "The two passphrases are not the same")
    try tmux.press("Enter")
    try tmux.wait(for: "did not get to its end; try again")
    #expect(!FileManager.default.fileExists(atPath: shared.path), "nothing is left behind")
    try tmux.press("Enter")
    try waitForEmptyPrompt(in: tmux)
    try tmux.type("correct horse")
    try tmux.wait(for: "Once more:")
    try tmux.type("correct horse")
    try tmux.wait(for: "⇅ synced just now")
    let files = try FileManager.default.subpathsOfDirectory(atPath: shared.path)
    let bytes = files.compactMap {
      FileManager.default.contents(atPath: shared.appendingPathComponent($0).path)
    }
    #expect(files.contains("redo.json"))
    #expect(!bytes.contains { String(decoding: $0, as: UTF8.self).contains("Buy milk") })
    try tmux.press("q")
  }

  @Test func `a Firebase project alone is not enough, and the line says where the rest is`() throws
  {
    let program = Program(now: nil)
    let tmux = try openSettings(program)
    try select("Add Firestore", in: tmux)
    try tmux.press("Enter")
    try tmux.wait(for: "Sync with which Firebase project?")
    try tmux.type("my-tasks-1a2b3")
    try tmux.wait(for: "--print-setup says where they are")
    #expect(try tmux.screen().contains("my-tasks-1a2b3"), "the line stays")
    #expect(try program.run("remote", "list").output.isEmpty)
    try tmux.press("Escape")
    try tmux.press("q")
  }

  private func turnSyncOff(_ program: Program) throws {
    let config = program.folder.appendingPathComponent("redo/config")
    try FileManager.default.createDirectory(
      at: config.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("sync = off\n".utf8).write(to: config)
  }

  @Test func `with sync off nothing goes by itself, and S sends what waits`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    let program = Program(now: nil)
    try program.run("remote", "add", "folder", shared.path)
    try program.run("add", "Buy milk")
    try turnSyncOff(program)
    let tmux = try openSettings(program)
    try tmux.wait(for: "sync off · 2 wait")
    try tmux.press("a")
    try tmux.wait(for: "Add a task")
    try tmux.type("Call Ana")
    try tmux.wait(for: "sync off · 4 wait")
    let other = Program(now: nil)
    try other.run("remote", "add", "folder", shared.path)
    try other.run("sync")
    #expect(try other.tasks().isEmpty)
    try tmux.press("S")
    try tmux.wait(for: "everything is synced")
    try other.run("sync")
    #expect(try other.tasks().count == 2)
    try tmux.press("q")
  }

  @Test func `a removal on the screen says what was never sent`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    let program = Program(now: nil)
    try program.run("remote", "add", "folder", shared.path)
    try program.run("add", "Buy milk")
    try turnSyncOff(program)
    let tmux = try openSettings(program)
    try tmux.wait(for: "sync off · 2 wait")
    try select("folder", in: tmux)
    try tmux.press("D")
    try tmux.wait(for: "Remove this remote?")
    try tmux.wait(for: "2 lines of the log never went there.")
    try tmux.press("y")
    try tmux.wait(for: "lines of the log (2) that were never sent there are only here")
    try tmux.press("q")
  }

  /// What is kept of a number of the only remote.
  private func kept(_ name: String, of program: Program) throws -> String? {
    let folder = program.folder.appendingPathComponent("state/redo")
    let file = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .first { $0.hasPrefix("sync-") }
    let text = try String(
      contentsOf: folder.appendingPathComponent(#require(file)), encoding: .utf8)
    return text.split(separator: "\n").first { $0.hasPrefix(name + " ") }.map {
      String($0.dropFirst(name.count + 1))
    }
  }

  @Test func `with sync off the screen counts what another process sent and received`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    let (program, other) = (Program(now: nil), Program(now: nil))
    for device in [program, other] { try device.run("remote", "add", "folder", shared.path) }
    try program.run("add", "Buy milk")
    try turnSyncOff(program)
    let tmux = try openSettings(program)
    func waits() throws -> Bool { try tmux.screen().contains(" wait") }
    try tmux.wait(for: "sync off · 2 wait")
    try program.run("sync")
    #expect(try Patience.lasts(.seconds(20)) { try !waits() })
    try other.run("add", "Call Ana")
    try other.run("sync")
    try program.run("sync")
    try tmux.press("1")
    try tmux.wait(for: "Call Ana")
    // What came is in the log before it is noted whence.
    #expect(try Patience.lasts(.seconds(20)) { try !waits() })
    try tmux.press("a")
    try tmux.wait(for: "Add a task")
    try tmux.type("Pay rent")
    try tmux.wait(for: "sync off · 2 wait")
    try tmux.press("S")
    try tmux.wait(for: "everything is synced")
    #expect(try kept("sent", of: program) == "4" && kept("received", of: program) == "2")
    try tmux.press("q")
  }

  @Test(.enabled(if: StandIn.isPossible, StandIn.absence))
  func `somebody signs in and out on the screen`() throws {
    let google = try StandIn()
    let program = try google.device()
    try program.run("add", "Buy milk")
    let tmux = try openSettings(program)
    try tmux.wait(for: "signed out, Enter signs in")
    try select("firestore", in: tmux)
    try tmux.press("Enter")
    try tmux.wait(for: "signed in to firestore")
    try tmux.wait(for: "⇅ synced just now")
    try tmux.wait(for: "ana@example.org")
    try tmux.press("Enter")
    try tmux.wait(for: "Sign out?")
    try tmux.press("y")
    try tmux.wait(for: "signed out, Enter signs in")
    #expect(try google.tokenFiles(of: program).isEmpty)
    #expect(google.violations.isEmpty)
    try tmux.press("q")
  }

  @Test(.enabled(if: StandIn.isPossible, StandIn.absence))
  func `who signs out in a shell is not named on the screen any more`() throws {
    let google = try StandIn()
    let program = try google.signedInDevice()
    let tmux = try openSettings(program)
    try tmux.wait(for: "ana@example.org")
    try program.run("logout")
    try tmux.press("S")
    let shown = try tmux.wait(for: "signed out, Enter signs in")
    #expect(!shown.contains("ana@example.org"))
    try tmux.press("q")
  }
}
