import Foundation
import Testing

@testable import RedoApp

/// By which path a program is found again, whatever becomes of the file that it was started from.
@MainActor struct OwnProgramTests {
  private let folder: String

  init() throws {
    let path = NSTemporaryDirectory() + "own-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: path + "/bin", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: path + "/1.0", withIntermediateDirectories: true)
    folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  private func clean() { try? FileManager.default.removeItem(atPath: folder) }

  private func make(_ name: String) throws {
    try Data().write(to: URL(fileURLWithPath: folder + "/" + name))
    chmod(folder + "/" + name, 0o755)
  }

  /// Where a program is found that was started from a file here.
  private func path(of file: String, called word: String) -> String {
    OwnProgram(
      executable: folder + "/" + file, word: word, search: "/absent:\(folder)/bin"
    ).path
  }

  @Test func `a link that was called is what is named, by its path or as a shell finds it`() throws
  {
    defer { clean() }
    try make("1.0/redo")
    let link = folder + "/bin/redo"
    symlink("../1.0/redo", link)
    #expect(path(of: "1.0/redo", called: link) == link)
    #expect(path(of: "1.0/redo", called: "redo") == link)
  }

  @Test(arguments: ["", "redo", "-redo", "/bin/sh"])
  func `a word that does not lead to the program is passed over`(word: String) throws {
    defer { clean() }
    try make("1.0/redo")
    #expect(path(of: "1.0/redo", called: word) == folder + "/1.0/redo")
  }

  @Test func `where another file took the place, its path is named as it is`() throws {
    defer { clean() }
    try make("1.0/redo")
    #expect(path(of: "1.0/redo (deleted)", called: "") == folder + "/1.0/redo")
    // Somebody may call a program so.
    try make("1.0/redo (deleted)")
    #expect(path(of: "1.0/redo (deleted)", called: "") == folder + "/1.0/redo (deleted)")
  }

  @Test func `where the file is gone, the link to the next version is named`() throws {
    defer { clean() }
    #expect(path(of: "1.0/redo (deleted)", called: "redo") == folder + "/1.0/redo")
    try make("bin/redo")
    #expect(path(of: "1.0/redo (deleted)", called: "redo") == folder + "/bin/redo")
  }

  @Test func `where the system tells nothing, the bare name is left`() {
    defer { clean() }
    #expect(OwnProgram(executable: nil, word: "/bin/sh", search: "").path == "redo")
  }
}
