import Foundation
import RedoStore
import RedoTestSupport
import Testing

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

  @Test func `a file that others can read, a folder, a link and a long one are not read`() throws {
    try file.write(Array("typed".utf8))
    chmod(path, 0o644)
    #expect(file.read() == nil)
    try file.remove()
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
