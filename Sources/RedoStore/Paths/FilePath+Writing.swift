internal import Glibc

extension FilePath {
  /// Whether files can be made in this folder, or in the folder above where it would be made.
  ///
  /// A disk that is mounted read-only says no to everybody.
  public var takesFiles: Bool {
    var folder = self
    while true {
      let code = folder.withCText { faccessat(AT_FDCWD, $0, W_OK | X_OK, 0) == 0 ? 0 : errno }
      guard code == ENOENT else { return code == 0 }
      guard let above = folder.parent ?? (folder == FilePath(".") ? nil : FilePath(".")) else {
        return false
      }
      folder = above
    }
  }

  /// Whether the disk of this folder takes no byte more, as a block is tried on it that is gone
  /// afterwards; false where the folder is not there, or takes no files anyway.
  public var isOnFullDisk: Bool {
    guard let folder = try? FileDescriptor(openingFolder: self) else { return false }
    let name = FileDescriptor.unfinishedName(for: "room")
    do throws(StoreError) {
      guard let file = try folder.creating(name, flags: O_WRONLY) else { return false }
      // Nothing of it stays, even where this process is ended before it has an answer.
      folder.remove(name)
      try file.write(Self.block)
      try file.flushData()
      return false
    } catch {
      folder.remove(name)
      guard case .failed(_, _, let code) = error else { return false }
      return code == ENOSPC || code == EDQUOT
    }
  }

  /// As much as disks give away at once; zeros might be kept without any space.
  private static let block = [UInt8](repeating: 0x2E, count: 4_096)

  /// Whether there is a file of this path that can be read and written to.
  public var takesBytes: Bool {
    withCText { faccessat(AT_FDCWD, $0, R_OK | W_OK, 0) == 0 } == true
  }
}
