import Foundation
import Testing

@testable import RedoStore

/// What a file's mode lets others do.
struct FileModeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `what others may do with a file follows from its mode, which is set`() throws {
    try folder.write("a", "b")
    let path = folder.directory.path.appending("a")
    let file = try FileDescriptor(opening: path, flags: O_RDONLY)
    for (mode, isWritable, isOpen) in [
      (0o600, false, false), (0o700, false, false), (0o640, false, true), (0o601, false, true),
      (0o620, true, true), (0o602, true, true),
    ] as [(UInt32, Bool, Bool)] {
      try file.setMode(mode)
      let status = try file.status()
      #expect(status.mode == mode)
      #expect(status.isWritableByOthers == isWritable, "\(mode)")
      #expect(status.isOpenToOthers == isOpen, "\(mode)")
    }
  }

  @Test func `a file is opened as a folder by nobody`() throws {
    try folder.write("a", "b")
    let path = folder.directory.path.appending("a")
    #expect(throws: StoreError.failed(.open, path, code: ENOTDIR)) {
      _ = try FileDescriptor(openingFolder: path)
    }
    let home = try FileDescriptor(openingFolder: folder.directory.path)
    let holdsIt = home.holds("a")
    #expect(holdsIt)
  }
}
