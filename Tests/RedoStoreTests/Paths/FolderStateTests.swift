import Foundation
import RedoStore
import Testing

/// What a look at a folder tells without opening anything that is in it.
struct FolderStateTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a folder that is there, or would be made, takes files, and a file does not`() throws {
    #expect(folder.directory.path.takesFiles)
    #expect(folder.directory.path.appending("a").appending("b").takesFiles)
    try folder.write("file", "x")
    #expect(!folder.directory.path.appending("file").takesFiles)
    #expect(!folder.directory.path.appending("file").appending("a").takesFiles)
    #expect(FilePath("not-there").takesFiles == FilePath(".").takesFiles)
  }

  @Test func `room on the disk is looked for without a trace`() throws {
    #expect(!folder.directory.path.isOnFullDisk)
    #expect(!folder.directory.path.appending("none").isOnFullDisk)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test(.enabled(if: !Machine.isRoot)) func `a folder of mode 0500 takes none`() {
    chmod(folder.path, 0o500)
    #expect(!folder.directory.path.takesFiles)
    chmod(folder.path, 0o700)
  }

  @Test func `only a file that is there takes bytes`() throws {
    try folder.write("file", "x")
    #expect(folder.directory.path.appending("file").takesBytes)
    #expect(!folder.directory.path.appending("none").takesBytes)
  }

  @Test func `copies of the log that were kept apart are counted, and nothing else is`() throws {
    let copies = [
      "changes.sync-conflict-20261120-140500-ABCDEFG.jsonl",
      "changes (Ana's conflicted copy 2026-11-20).jsonl", "changes (Case Conflict 1).jsonl",
    ]
    let others = [
      "changes.jsonl", "changes.jsonl.broken-20261120T140500Z", "quarantine.jsonl", "identity",
      "config.sync-conflict-20261120-140500-ABCDEFG", "changes.backup.jsonl",
    ]
    for name in others { try folder.write(name, "") }
    #expect(try folder.directory.conflictCopies() == 0)
    for name in copies { try folder.write(name, "") }
    #expect(try folder.directory.conflictCopies() == copies.count)
  }

  @Test func `the names of the log are counted`() throws {
    let log = ChangeLogFile(in: folder.directory)
    #expect(try log.nameCount() == nil)
    try folder.write(ChangeLogFile.name, "")
    #expect(try log.nameCount() == 1)
    #expect(link(folder.path(of: ChangeLogFile.name), folder.path(of: "backup")) == 0)
    #expect(try log.nameCount() == 2)
  }
}
