import Foundation
import RedoTestSupport
import Testing

@testable import RedoStore

struct UnwrittenFileTests {
  let folder: TemporaryFolder
  let file: UnwrittenFile

  init() throws {
    folder = try TemporaryFolder()
    file = UnwrittenFile(in: folder.directory)
  }

  private var path: String { folder.directory.path.appending(UnwrittenFile.name).text }

  @Test func `what is written is read, privately, and gone when it is removed`() throws {
    #expect(file.read() == nil && file.fingerprint == nil)
    try file.write(Array("typed".utf8))
    #expect(file.read() == Array("typed".utf8))
    #expect(folder.names == [UnwrittenFile.name])
    #expect(folder.mode(of: UnwrittenFile.name) == 0o600)
    let before = file.fingerprint
    try file.write(Array("other".utf8))
    #expect(file.fingerprint != before)
    try file.remove()
    try file.remove()
    #expect(folder.names.isEmpty && file.fingerprint == nil)
  }

  @Test func `a file that others can read is read, as the log is, and private when it is written`()
    throws
  {
    try file.write(Array("typed".utf8))
    chmod(path, 0o644)
    #expect(file.read() == Array("typed".utf8))
    try file.write(Array("more".utf8))
    #expect(folder.mode(of: UnwrittenFile.name) == 0o600)
  }

  @Test func `what is set aside is there under another name`() throws {
    try file.write(Array("typed".utf8))
    try file.setAside()
    #expect(file.read() == nil && folder.names == [UnwrittenFile.nameAside])
  }

  @Test func `what is set aside takes no name from what was set aside before`() throws {
    let texts = ["first", "second", "third"]
    for text in texts {
      try file.write(Array(text.utf8))
      try file.setAside()
    }
    let names = ["", "-2", "-3"].map { UnwrittenFile.nameAside + $0 }
    #expect(folder.names == names)
    #expect(names.map { folder.text(of: $0) } == texts)
  }

  @Test func `a process runs until it has ended, and another with its number is another`() throws {
    let own = RunningProcess.own
    #expect(own.isRunning && own.start > 0)
    #expect(!RunningProcess(number: own.number, start: own.start - 1).isRunning)
    #expect(!RunningProcess(number: 0, start: 0).isRunning)
    #expect(!RunningProcess(number: .max, start: 0).isRunning)
  }

  @Test func `a folder, a link and a long file are not read`() throws {
    mkdir(path, 0o700)
    #expect(file.read() == nil)
    rmdir(path)
    try Data("typed".utf8).write(to: URL(fileURLWithPath: path + ".else"))
    chmod(path + ".else", 0o600)
    symlink(path + ".else", path)
    #expect(file.read() == nil)
    try file.write([UInt8](repeating: 0x20, count: UnwrittenFile.limit + 1))
    #expect(file.read() == nil)
    #expect(FileManager.default.contents(atPath: path + ".else") == Data("typed".utf8))
  }
}
