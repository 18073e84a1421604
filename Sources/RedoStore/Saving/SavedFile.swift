internal import Glibc

/// A file that the user asked for, where the user asked for it: all of it is there, or nothing.
public struct SavedFile: Hashable, Sendable {
  /// Where it goes.
  public let path: FilePath
  /// What it holds.
  public let bytes: [UInt8]

  /// Names a file; nothing is written.
  public init(at path: FilePath, holding bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Whether something has the name already.
  public func isTaken() throws(StoreError) -> Bool {
    try FileStatus.ofName(path) != nil
  }

  /// Whether a file with the same bytes is there already.
  public func isThere() -> Bool {
    guard let file = try? FileDescriptor(opening: path, flags: O_RDONLY),
      let status = try? file.status(), status.kind == .file, status.size == bytes.count
    else { return false }
    return (try? file.bytes(from: 0, limit: bytes.count)) == bytes
  }

  /// Writes the file under another name, and gives it its own when it is whole and on the disk.
  ///
  /// - Parameter isReplacing: Whether a file of the name gives way; without it the name must be free.
  /// - Throws: `.fileExists` where the name is taken.
  public func write(replacing isReplacing: Bool) throws(StoreError) {
    guard let name = path.name else { throw .pathIsUnusable(path) }
    let folder = path.parent ?? FilePath(".")
    let home = try FileDescriptor(opening: folder, flags: O_RDONLY | O_DIRECTORY)
    if let status = try FileStatus.ofName(path) {
      guard isReplacing else { throw .fileExists(path) }
      guard status.kind == .file || status.kind == .symbolicLink else {
        throw .namesNoFile(path, status.kind)
      }
    }
    let isMade = try home.make(
      name, as: ".redo-\(getpid()).new", isReplacing ? .replacing : .unlessTaken
    ) { file throws(StoreError) in
      try file.write(bytes)
      try file.giveUsualMode()
      try file.flushData()
    }
    guard isMade else { throw .fileExists(path) }
    try home.flushAll()
  }

  /// Makes a folder for the file and those above it, where they are not there.
  ///
  /// Where that does not work out, writing the file says why.
  public func makeFolder() {
    if let folder = path.parent { try? DataDirectory(path: folder).create() }
  }
}

extension FileDescriptor {
  /// Gives a new file the mode that any program's new files have.
  fileprivate func giveUsualMode() throws(StoreError) {
    let mask = umask(0o077)
    umask(mask)
    guard fchmod(number, 0o666 & ~mask) == 0 else { throw .failed(.changeMode, path, code: errno) }
  }
}
