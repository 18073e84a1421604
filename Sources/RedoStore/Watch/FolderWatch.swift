internal import Glibc

/// Tells when something in some folders changes: a descriptor for `poll(2)`, so that nobody has to
/// look again and again.
///
/// It says that something happened, never what: whoever is told looks for itself.
public final class FolderWatch {
  /// Readable when something happened; nil where the system cannot tell.
  public let descriptor: Int32?

  /// A folder that is watched.
  private struct Watched {
    let number: Int32
    let isLocal: Bool
  }

  private var watched: [FilePath: Watched] = [:]
  /// What is watched for the coming of a folder that is not there.
  private var awaited: [FilePath: Int32] = [:]

  /// What tells that a file in a folder is another one now.
  private static let changes =
    IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | losses
  /// What tells that the folder is not where it was.
  private static let losses = IN_DELETE_SELF | IN_MOVE_SELF
  /// What tells that a folder came; what else is told of the same one goes on being told.
  private static let arrivals = IN_CREATE | IN_MOVED_TO | Int32(IN_MASK_ADD)

  /// Watches nothing yet.
  public init() {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    self.descriptor = descriptor >= 0 ? descriptor : nil
  }

  deinit {
    if let descriptor { close(descriptor) }
  }

  /// Watches a folder from now on; says whether changes in it will be told.
  ///
  /// They are not where other machines write to it, whose changes the system does not see, and not
  /// where there is no such folder yet: then its coming is told, and it is to be watched again.
  @discardableResult
  public func watch(_ folder: FilePath) -> Bool {
    let before = watched.removeValue(forKey: folder)?.number
    let place = awaited.removeValue(forKey: folder)
    let number = add(folder, Self.changes)
    if let number {
      watched[folder] = Watched(number: number, isLocal: Self.isLocal(folder))
    } else {
      var ancestor = folder.parent
      while let above = ancestor, awaited[folder] == nil {
        awaited[folder] = add(above, Self.arrivals)
        ancestor = above.parent
      }
    }
    for case let old? in [before, place] { dropUnused(old) }
    return tells(of: folder)
  }

  /// Whether a folder is watched, as far as the system tells of it.
  public func isWatched(_ folder: FilePath) -> Bool { watched[folder] != nil }

  /// Whether every change in a folder is told.
  public func tells(of folder: FilePath) -> Bool { watched[folder]?.isLocal == true }

  /// Takes what was told so far, so that the descriptor is quiet again; says whether there was
  /// anything.
  ///
  /// A folder that went elsewhere is not watched any more.
  @discardableResult
  public func takeNews() -> Bool {
    guard let descriptor else { return false }
    var hasNews = false
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return hasNews }
      hasNews = true
      for number in Self.lost(in: bytes[..<count]) {
        watched = watched.filter { $0.value.number != number }
        dropUnused(number)
      }
    }
  }

  /// The watches whose folders are not where they were, by the records that `inotify(7)` describes.
  private static func lost(in records: ArraySlice<UInt8>) -> [Int32] {
    var numbers: [Int32] = []
    records.withUnsafeBytes { bytes in
      var start = 0
      while start + MemoryLayout<inotify_event>.size <= bytes.count {
        let event = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
        if event.mask & UInt32(losses | IN_IGNORED) != 0 { numbers.append(event.wd) }
        start += MemoryLayout<inotify_event>.size + Int(event.len)
      }
    }
    return numbers
  }

  private func add(_ folder: FilePath, _ events: Int32) -> Int32? {
    guard let descriptor else { return nil }
    let number = folder.withCText {
      inotify_add_watch(descriptor, $0, UInt32(events) | UInt32(IN_ONLYDIR))
    }
    return number.flatMap { $0 >= 0 ? $0 : nil }
  }

  /// Ends a watch that serves no folder any more; one folder may have several paths.
  private func dropUnused(_ number: Int32) {
    guard let descriptor, !watched.values.contains(where: { $0.number == number }),
      !awaited.values.contains(number)
    else { return }
    inotify_rm_watch(descriptor, number)
  }

  private static func isLocal(_ folder: FilePath) -> Bool {
    var status = stat()
    guard folder.withCText({ stat($0, &status) }) == 0 else { return false }
    return !MountTable().isShared(device: UInt64(status.st_dev))
  }
}
