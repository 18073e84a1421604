import Foundation
import RedoStore
import Testing

struct LogChangeTests {
  let folder: TemporaryFolder
  let log: ChangeLogFile

  init() throws {
    folder = try TemporaryFolder()
    log = ChangeLogFile(in: folder.directory)
    try folder.write(ChangeLogFile.name, "one\ntwo\n")
    _ = try log.read()
  }

  private func append(_ text: String) throws {
    let handle = try #require(FileHandle(forWritingAtPath: folder.path(of: ChangeLogFile.name)))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  @Test func `a log left alone is unchanged`() throws {
    #expect(try log.change(since: log.lastSeen) == .unchanged)
  }

  @Test func `each of a hundred foreign appends is seen`() throws {
    for _ in 0..<100 {
      try append("three\n")
      #expect(try log.change(since: log.lastSeen) == .grown(by: 6))
      _ = try log.read()
    }
  }

  @Test(arguments: [0, 4])
  func `a log cut short is truncated`(_ length: Int) throws {
    #expect(truncate(folder.path(of: ChangeLogFile.name), length) == 0)
    #expect(try log.change(since: log.lastSeen) == .truncated)
  }

  @Test func `another file under the name is a replacement, though longer`() throws {
    try folder.write("other", "one\ntwo\nthree\n")
    rename(folder.path(of: "other"), folder.path(of: ChangeLogFile.name))
    #expect(try log.change(since: log.lastSeen) == .replaced)
  }

  @Test func `a reading tells what it met, whatever a look before it saw`() throws {
    try append("three\n")
    #expect(try log.change(since: log.lastSeen) == .grown(by: 6))
    try folder.write("other", "uno\ndos\ntres\ncuatro\n")
    rename(folder.path(of: "other"), folder.path(of: ChangeLogFile.name))
    _ = try log.read()
    #expect(log.changeRead == .replaced)
    try append("three\n")
    _ = try log.read()
    #expect(log.changeRead == .grown(by: 6))
  }

  @Test func `a log removed and made anew is a replacement, though longer`() throws {
    // File systems like to give the new file the old one's number.
    for _ in 0..<50 {
      unlink(folder.path(of: ChangeLogFile.name))
      try folder.write(ChangeLogFile.name, "one\ntwo\nthree\n")
      #expect(try log.change(since: log.lastSeen) == .replaced)
      #expect(throws: StoreError.log(.changed(log.path, .replaced))) {
        try log.transact { transaction throws(StoreError) in try transaction.append([65, 10]) }
      }
      unlink(folder.path(of: ChangeLogFile.name))
      try folder.write(ChangeLogFile.name, "one\ntwo\n")
      _ = try log.read()
    }
  }

  @Test(arguments: [Impostor.folder, .pipe, .danglingLink])
  func `something else under the name is a replacement`(_ impostor: Impostor) throws {
    unlink(folder.path(of: ChangeLogFile.name))
    try impostor.plant(
      at: folder.path(of: ChangeLogFile.name), canary: folder.path(of: "canary"))
    #expect(try log.change(since: log.lastSeen) == .replaced)
  }

  @Test func `a log taken away has vanished, with its folder too`() throws {
    unlink(folder.path(of: ChangeLogFile.name))
    #expect(try log.change(since: log.lastSeen) == .vanished)
    rmdir(folder.path)
    #expect(try log.change(since: log.lastSeen) == .vanished)
  }

  @Test func `equal length with a new time is a rewrite`() throws {
    let seen = try #require(log.lastSeen)
    try append("")
    #expect(utimes(folder.path(of: ChangeLogFile.name), nil) == 0)
    #expect(try log.change(since: seen) == .rewritten)
  }

  @Test func `a log never seen has grown by all it holds`() throws {
    #expect(try log.change(since: nil) == .grown(by: 8))
    unlink(folder.path(of: ChangeLogFile.name))
    #expect(try log.change(since: nil) == .unchanged)
  }
}
