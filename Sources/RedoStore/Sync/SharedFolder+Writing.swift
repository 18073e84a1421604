internal import Glibc

extension SharedFolder {
  /// Puts a whole file there, flushed before it gets its name, unless just that file is there.
  ///
  /// For a name that is given to the same bytes only: what has it and holds others was damaged, and is
  /// replaced. The folder that the name begins with is made if there is none.
  public func write(_ name: String, _ bytes: [UInt8]) throws(StoreError) {
    try put(name, bytes, .fixed)
  }

  /// Puts a whole file there under a name that others may give to other bytes: the first who does
  /// so has it.
  public func claim(_ name: String, _ bytes: [UInt8]) throws(StoreError) {
    try put(name, bytes, .claimed)
  }

  /// Puts a whole file there, flushed before it gets its name, in the place of one that has it.
  ///
  /// The folder that the name begins with is made if there is none.
  public func replace(_ name: String, _ bytes: [UInt8]) throws(StoreError) {
    try put(name, bytes, .replaced)
  }

  /// How a file gets its name.
  private enum NameClaim {
    /// Whoever gives it gives it to the same bytes.
    case fixed
    /// The first who gives it has it.
    case claimed
    /// The last who gives it has it.
    case replaced
  }

  /// Whether a file is there with just these bytes; one that cannot be read is not.
  private func holds(_ name: String, _ bytes: [UInt8]) -> Bool {
    (try? read(name, limit: bytes.count)) == bytes
  }

  /// Opens a folder in it, which is made if there is none and can be read by the folder's other users:
  /// they may be other users of this machine.
  ///
  /// Whoever else writes here may put a link there, to have a file replaced elsewhere; and what lies
  /// behind a link is in no listing. So no link is followed, and only what was opened is changed.
  private func writersFolder(at home: FilePath) throws(StoreError) -> FileDescriptor {
    if let kind = try FileStatus.ofName(home)?.kind, kind != .folder {
      throw .remote(.deviceFolderIsTaken(home, kind))
    }
    let isNew = try SharedFolder(path: home).create()
    let folder = try FileDescriptor(opening: home, flags: O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
    if isNew {
      try? folder.setMode(0o755)
      try FileDescriptor(openingFolder: path).flushAll()
    }
    return folder
  }

  private func put(
    _ name: String, _ bytes: [UInt8], _ claim: NameClaim
  ) throws(StoreError) {
    let parts = name.split(separator: "/").map(String.init)
    guard let last = parts.last, (1...2).contains(parts.count) else {
      throw .pathIsUnusable(path.appending(name))
    }
    let home = parts.count == 2 ? path.appending(parts[0]) : path
    let folder =
      parts.count == 2 ? try writersFolder(at: home) : try FileDescriptor(openingFolder: path)
    switch claim {
    // Whoever wrote it may have been killed before it was sure to keep its name.
    case .fixed where holds(name, bytes): return try folder.flushAll()
    case .claimed where try FileStatus.ofName(home.appending(last)) != nil: return
    case .fixed, .claimed, .replaced: break
    }
    // Its readers may read it from the start, and some disks on a network take no mode.
    try folder.make(
      last, as: Self.unfinishedName(for: last), claim == .claimed ? .unlessTaken : .replacing,
      isPrivate: false
    ) { file throws(StoreError) in
      try file.write(bytes)
      try? file.setMode(0o644)
      try file.flushAll()
    }
    if parts.count == 2 { Self.removeLeftovers(in: folder, at: home, beside: last) }
    try folder.flushAll()
  }
}
