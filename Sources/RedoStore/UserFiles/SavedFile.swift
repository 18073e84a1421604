internal import Glibc

/// A file that the user asked for, where the user asked for it: all of it is there, or nothing.
public struct SavedFile: Hashable, Sendable {
  /// Where it goes.
  public let path: FilePath
  /// What it holds.
  let bytes: [UInt8]

  /// Names a file; nothing is written.
  public init(at path: FilePath, holding bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Whether a file has the name already.
  ///
  /// - Throws: `.namesNoFile` where a folder or something else that is no file has it.
  public func isTaken() throws(StoreError) -> Bool {
    try standing() != nil
  }

  /// The file that has the name, by itself or through a link; nil where the name is free.
  private func standing() throws(StoreError) -> FileStatus? {
    // Whatever it leads to, a path that ends so asks for a folder.
    if path.bytes.last == UInt8(ascii: "/") { throw .namesNoFile(path, .folder) }
    guard let named = try FileStatus.ofName(path) else { return nil }
    // What a link that leads nowhere would lead to is not ours to make.
    let status = try FileStatus.ofTarget(path) ?? named
    guard status.kind == .file else { throw .namesNoFile(path, status.kind) }
    return status
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
  /// A file that is a link stays one; what it leads to is replaced, with the mode that it had.
  ///
  /// - Parameter isReplacing: Whether a file of the name gives way; without it the name must be free.
  /// - Throws: `.fileExists` where a file has the name, `.namesNoFile` where something else has it.
  public func write(replacing isReplacing: Bool) throws(StoreError) {
    let old = try standing()
    guard old == nil || isReplacing else { throw .fileExists(path) }
    let place = try old == nil ? path : path.target() ?? path
    guard let name = place.name else { throw .pathIsUnusable(place) }
    let home = try FileDescriptor(openingFolder: place.parent ?? FilePath("."))
    let isMade = try home.make(
      name, as: ".redo-\(getpid()).new", isReplacing ? .replacing : .unlessTaken,
      isPrivate: old != nil
    ) { file throws(StoreError) in
      try file.write(bytes)
      if let old { try file.setMode(old.mode) }
      try file.flushData()
    }
    guard isMade else { throw .fileExists(path) }
    try home.flushAll()
  }

  /// Makes a folder for the file and those above it, where they are not there.
  ///
  /// Where that does not work out, writing the file says why.
  public func makeFolder() {
    if let folder = path.parent { try? PrivateFolder(path: folder).create() }
  }
}
