import Foundation
import RedoTestSupport
import Testing

/// What a sync that a line asks for came to.
@Suite(.waits) struct AskedSyncTests {
  private let shared = FileManager.default.temporaryDirectory
    .appendingPathComponent("shared-\(UUID())")
  private let program = Program()

  @Test func `whoever asks line by line hears what came of it, though it is what came before`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: shared) }
    try program.run("add", "Buy milk")
    try program.run("remote", "add", "folder", shared.path)
    try program.run("sync")
    try FileManager.default.removeItem(at: shared)
    let heard = try program.run("--linear", input: "S\nS\nq\n").output
    #expect(heard.components(separatedBy: "is not there; mount").count == 3, "\(heard)")
    #expect(!heard.contains("Syncing."), "\(heard)")
  }
}
