import Foundation
import RedoTestSupport
import Testing

/// What is saved where the open screen did not see it come: folders that are replaced, made or linked.
@Suite(.waits, .serialized, .enabled(if: Tmux.isPresent, "tmux is not installed"))
struct FollowedFoldersTests {
  private let program = Program()
  private var config: URL { program.folder.appendingPathComponent("redo") }

  /// Whether a text shows soon: not with the look once a minute that needs no watching.
  private func showsSoon(_ text: String, in screen: ScreenRun) throws -> Bool {
    try Patience.lasts(.seconds(20)) { try screen.tmux.screen().contains(text) }
  }

  @Test func `a log's folder that a copy took the place of is followed like the first`() throws {
    let home = program.folder.appendingPathComponent("home")
    let data = home.appendingPathComponent("data")
    let moved = Program(in: data)
    try moved.run("add", "From before")
    let screen = try ScreenRun(moved, columns: 160)
    try screen.tmux.wait(for: "From before")
    let old = home.appendingPathComponent("old")
    try FileManager.default.moveItem(at: data, to: old)
    try screen.tmux.wait(for: "is gone since it was read")
    try FileManager.default.copyItem(at: old, to: data)
    try moved.run("add", "In the copy")
    #expect(try showsSoon("In the copy", in: screen))
    // A key takes the message away that would hide a notice.
    try screen.tmux.press("j")
    // By now nothing is amiss, and only the watch tells.
    sleep(1)
    try moved.run("add", "One more in the copy")
    #expect(try showsSoon("One more in the copy", in: screen))
    #expect(!(try screen.tmux.screen().contains("is gone since it was read")))
    try screen.quit()
  }

  @Test func `a config shows at once that is the first in its folder, or lies elsewhere`() throws {
    try program.run("add", "Buy milk")
    let screen = try ScreenRun(program, columns: 160)
    try screen.tmux.wait(for: "c done")
    try FileManager.default.createDirectory(at: config, withIntermediateDirectories: true)
    let file = config.appendingPathComponent("config")
    try Data("keymap = vim\n".utf8).write(to: file)
    #expect(try showsSoon("x done", in: screen))

    let dotfiles = program.folder.appendingPathComponent("dotfiles")
    try FileManager.default.createDirectory(at: dotfiles, withIntermediateDirectories: true)
    let elsewhere = dotfiles.appendingPathComponent("redo.config")
    try Data("keymap = redo\n".utf8).write(to: elsewhere)
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: elsewhere)
    #expect(try showsSoon("c done", in: screen))
    try Data("keymap = vim\n".utf8).write(to: elsewhere)
    #expect(try showsSoon("x done", in: screen))
    try FileManager.default.moveItem(
      at: file, to: program.folder.appendingPathComponent("config"))
    #expect(try showsSoon("c done", in: screen))
    try screen.quit()
  }
}
