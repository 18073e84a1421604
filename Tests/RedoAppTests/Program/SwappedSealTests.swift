import Foundation
import RedoTestSupport
import Testing

/// A sealed folder to which somebody without the passphrase does something.
@Suite(.waits) struct SwappedSealTests {
  private let shared = FileManager.default.temporaryDirectory
    .appendingPathComponent("shared-\(UUID())")
  private let laptop = Program()
  private let phone = Program()
  private let open = Data(
    (#"{"format":1,"minClient":"0.1.0","protocol":"1.0.0"}"# + "\n").utf8)

  private var document: URL { shared.appendingPathComponent("redo.json") }

  /// A laptop whose one task lies sealed in the folder.
  private func seal() throws {
    try laptop.run("add", "Secret errand")
    let secret = laptop.folder.appendingPathComponent("pass").path
    try Data("correct horse\n".utf8).write(to: URL(fileURLWithPath: secret))
    chmod(secret, 0o600)
    let added = try laptop.run(
      ["remote", "add", "folder", shared.path, "--encrypt"],
      adding: ["REDO_PASSPHRASE_FILE": secret])
    #expect(added.status == 0)
    #expect(try laptop.run("sync").status == 0)
  }

  private func expectNothingInTheClear() throws {
    let files = FileManager.default.enumerator(at: shared, includingPropertiesForKeys: nil)
    for case let file as URL in try #require(files) {
      let bytes = FileManager.default.contents(atPath: file.path) ?? Data()
      #expect(bytes.range(of: Data("errand".utf8)) == nil, "\(file.lastPathComponent)")
    }
  }

  @Test func `whoever swaps redo.json for an open one gets nothing, whatever is tried`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try seal()
    let sealed = try Data(contentsOf: document)
    try open.write(to: document)
    try laptop.run("add", "Another errand")
    let synced = try laptop.run("sync")
    #expect(synced.status == 3)
    #expect(synced.error.contains("was sealed and is not any more: somebody changed its redo.json"))
    #expect(!synced.error.contains("add it again"))
    for program in [laptop, phone] {
      if program === laptop { #expect(try laptop.run("remote", "remove", "folder").status == 0) }
      try program.run("add", "One more errand")
      let added = try program.run("remote", "add", "folder", shared.path)
      #expect(added.status == 1)
      #expect(added.error.contains("Sealed files lie beside \(document.path)"))
      #expect(added.error.contains("Bring it back from another device or a backup, or seal an"))
      #expect(try program.run("remote", "list").output == "")
    }
    try expectNothingInTheClear()
    // What the words advise works.
    try sealed.write(to: document)
    let secret = ["REDO_PASSPHRASE_FILE": laptop.folder.appendingPathComponent("pass").path]
    let add = ["remote", "add", "folder", shared.path]
    #expect(try laptop.run(add, adding: secret).status == 0)
    #expect(try laptop.run("sync").status == 0)
    try expectNothingInTheClear()
  }

  @Test func `of a sealed folder that is removed no key stays, nor anything else`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    func kept() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: laptop.folder.path)
        .count { $0.hasPrefix("remote-") }
    }
    try seal()
    #expect(try kept() == 2)
    #expect(try laptop.run("remote", "remove", "folder").status == 0)
    #expect(try kept() == 0)
  }

  @Test func `a sealed folder without its redo.json is not begun anew in the clear`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try seal()
    try FileManager.default.removeItem(at: document)
    #expect(try laptop.run("sync").error.contains("`redo remote add folder --encrypt` again"))
    let added = try phone.run("remote", "add", "folder", shared.path)
    #expect(added.status == 1 && added.error.contains("Sealed files lie beside"))
    #expect(!FileManager.default.fileExists(atPath: document.path))
  }
}
