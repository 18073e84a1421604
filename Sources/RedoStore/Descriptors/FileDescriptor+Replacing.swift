internal import Glibc
internal import RedoProtocol

extension FileDescriptor {
  /// Puts a whole new file, mode 0600, in the place of `name` in this folder: all of it or nothing.
  ///
  /// Flushed, it is on the disk when this returns; else a power cut may bring the old file back, or
  /// leave an empty one.
  func replace(
    _ name: String, by bytes: [UInt8], isFlushed: Bool = false
  ) throws(StoreError) {
    try bytes.span.withUnsafeBytes { bytes throws(StoreError) in
      try replace(name, by: bytes, isFlushed: isFlushed)
    }
  }

  /// Puts a whole new file, mode 0600, in the place of `name` in this folder: all of it or nothing.
  ///
  /// Where it is flushed, no power cut brings the old file back or leaves half of the new one.
  func replace(
    _ name: String, by bytes: UnsafeRawBufferPointer, isFlushed: Bool
  ) throws(StoreError) {
    try make(name, as: Self.unfinishedName(for: name)) { file throws(StoreError) in
      try file.write(bytes)
      if isFlushed { try file.flushAll() }
    }
    if isFlushed { try flushAll() }
  }

  /// What a file is called until it is whole: not as another process calls the one that it is writing.
  static func unfinishedName(for name: String) -> String {
    "\(name).\(getpid()).new"
  }

  /// Whether an entry is what a process had written of the file `name` when it was killed, or writes now.
  static func isUnfinished(_ entry: String, of name: String) -> Bool {
    guard entry.hasPrefix(name + "."), entry.hasSuffix(".new") else { return false }
    let process = entry.utf8.dropFirst(name.utf8.count + 1).dropLast(4)
    return !process.isEmpty && process.allSatisfy(\.isASCIIDigit)
  }

  /// What happens to a file that has the name which a new one is to get.
  enum Naming {
    /// The new one takes its place.
    case replacing
    /// It stays, and the new one goes.
    case unlessTaken
  }

  /// Makes a file, as `creating` does, under an unfinished name, and gives it its own once it is filled:
  /// all of it or nothing.
  ///
  /// Returns whether it has its name now.
  @discardableResult
  func make(
    _ name: String, as unfinished: String, _ naming: Naming = .replacing, isPrivate: Bool = true,
    filling fill: (borrowing FileDescriptor) throws(StoreError) -> Void
  ) throws(StoreError) -> Bool {
    // One that a dead process left; a planted link goes, what it points to stays.
    remove(unfinished)
    do throws(StoreError) {
      guard let file = try creating(unfinished, flags: O_WRONLY, isPrivate: isPrivate) else {
        throw .failed(.create, path.appending(unfinished), code: EEXIST)
      }
      try fill(file)
      switch naming {
      case .unlessTaken: return try rename(unfinished, unlessTaken: name)
      case .replacing: try rename(unfinished, to: name)
      }
      return true
    } catch {
      remove(unfinished)
      throw error
    }
  }

  /// Gives a file in this folder another name, which it takes from whatever has it.
  func rename(_ name: String, to newName: String) throws(StoreError) {
    guard calls.rename(number, name, newName) == 0 else {
      throw .failed(.replace, path.appending(newName), code: errno)
    }
  }

  private func rename(_ name: String, unlessTaken newName: String) throws(StoreError) -> Bool {
    // A link is refused where the name was taken meanwhile; a rename is not.
    let isNamed = linkat(number, name, number, newName, 0) == 0
    if isNamed || errno == EEXIST {
      remove(name)
      return isNamed
    }
    // Sticks and some folders on a network know no links.
    guard [EPERM, EOPNOTSUPP, ENOSYS, EINVAL].contains(errno) else {
      throw .failed(.link, path.appending(newName), code: errno)
    }
    guard !holds(newName) else {
      remove(name)
      return false
    }
    try rename(name, to: newName)
    return true
  }
}
