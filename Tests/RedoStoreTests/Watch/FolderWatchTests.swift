import Foundation
import RedoTestSupport
import Testing

@testable import RedoStore

@Suite struct FolderWatchTests {
  /// Whether a descriptor is readable within a moment.
  private func tells(_ watch: FolderWatch) throws -> Bool {
    var watched = pollfd(fd: try #require(watch.descriptor), events: Int16(POLLIN), revents: 0)
    return poll(&watched, 1, 300) > 0
  }

  @Test func `a file that is written, replaced or removed is told, and then it is quiet`() throws {
    let folder = try TemporaryFolder()
    let watch = FolderWatch()
    #expect(watch.watch(FilePath(folder.path)))
    #expect(!(try tells(watch)))
    // Another process writes: what this one starts meanwhile would inherit the open file, and its
    // closing would be told later.
    let file = folder.path(of: "x")
    try Spawn.write("a", to: file)
    #expect(try tells(watch))
    #expect(watch.takeNews())
    #expect(!(try tells(watch)))
    try Spawn.write("b", to: folder.path(of: "y"))
    watch.takeNews()
    #expect(rename(folder.path(of: "y"), file) == 0)
    #expect(try tells(watch))
    watch.takeNews()
    try FileManager.default.removeItem(atPath: file)
    #expect(try tells(watch))
    #expect(watch.takeNews())
    #expect(!watch.takeNews())
  }

  @Test func `a folder that is not there is not watched, until it is`() throws {
    let folder = try TemporaryFolder()
    let later = FilePath(folder.path(of: "later"))
    let watch = FolderWatch()
    #expect(!watch.watch(later))
    try FileManager.default.createDirectory(
      atPath: later.description, withIntermediateDirectories: false)
    #expect(watch.watch(later))
    #expect(watch.watch(later), "watching twice is harmless")
  }

  @Test func `the coming of a folder is told, however deep, and then what happens in it alone`()
    throws
  {
    let folder = try TemporaryFolder()
    let later = FilePath(folder.path(of: "one/two"))
    let watch = FolderWatch()
    #expect(!watch.watch(later))
    for name in ["one", "one/two"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(of: name), withIntermediateDirectories: false)
      #expect(try tells(watch))
      watch.takeNews()
      watch.watch(later)
      watch.takeNews()
    }
    #expect(watch.isWatched(later))
    try folder.write("beside", "it")
    try folder.write("one/beside", "it")
    #expect(!(try tells(watch)))
    try folder.write("one/two/x", "in it")
    #expect(try tells(watch))
  }

  @Test func `a folder that another takes the place of is to be watched again`() throws {
    let folder = try TemporaryFolder()
    let path = FilePath(folder.path(of: "data"))
    try FileManager.default.createDirectory(
      atPath: path.text, withIntermediateDirectories: false)
    let watch = FolderWatch()
    #expect(watch.watch(path) && watch.tells(of: path))
    #expect(rename(path.text, folder.path(of: "old")) == 0)
    #expect(try tells(watch))
    #expect(watch.takeNews())
    #expect(!watch.isWatched(path) && !watch.tells(of: path))
    try FileManager.default.createDirectory(
      atPath: path.text, withIntermediateDirectories: false)
    #expect(watch.watch(path))
    watch.takeNews()
    try folder.write("old/x", "nobody asks for it")
    #expect(!(try tells(watch)))
    try folder.write("data/x", "told")
    #expect(try tells(watch))
  }

  @Test func `a file that is moved out of a folder is told`() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", "moved")
    let other = try TemporaryFolder()
    let watch = FolderWatch()
    watch.watch(FilePath(folder.path))
    #expect(rename(folder.path(of: "x"), other.path(of: "x")) == 0)
    #expect(try tells(watch))
  }

  @Test(arguments: [
    ("nfs4", true), ("cifs", true), ("fuse.sshfs", true), ("vboxsf", true), ("lustre", true),
    ("ext4", false),
  ])
  func `what other machines write to is known by its kind`(kind: String, isShared: Bool) {
    let table = MountTable(
      """
      21 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
      22 21 0:45 / /home rw shared:2 master:1 - \(kind) host:/home rw
      odd line
      """)
    #expect(table.isShared(device: 45) == isShared)
    #expect(!table.isShared(device: 0x801))
    #expect(!table.isShared(device: 7))
    #expect(!MountTable("").isShared(device: 45))
  }
}
