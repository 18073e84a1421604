internal import Glibc

/// Tells when something in some folders changes: a descriptor for `poll(2)`, so that nobody has to
/// look again and again.
///
/// It says that something happened, never what: whoever is told looks for itself.
public final class FolderWatch {
  /// Readable when something happened; nil where the system cannot tell.
  public let descriptor: Int32?

  private var watched: [FilePath: Int32] = [:]

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
  /// They are not where there is no such folder yet, and not where other machines write to it, whose
  /// changes the system does not see.
  @discardableResult
  public func watch(_ folder: FilePath) -> Bool {
    guard let descriptor else { return false }
    let events =
      IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_DELETE_SELF
      | IN_MOVE_SELF | IN_ONLYDIR
    let number = folder.withCText { inotify_add_watch(descriptor, $0, UInt32(events)) }
    guard let number, number >= 0 else { return false }
    watched[folder] = number
    return Self.isLocal(folder)
  }

  /// Takes what was told so far, so that the descriptor is quiet again; says whether there was
  /// anything.
  @discardableResult
  public func takeNews() -> Bool {
    guard let descriptor else { return false }
    var hasNews = false
    var bytes = [UInt8](repeating: 0, count: 4096)
    while bytes.withUnsafeMutableBytes({ read(descriptor, $0.baseAddress, $0.count) }) > 0 {
      hasNews = true
    }
    return hasNews
  }

  private static func isLocal(_ folder: FilePath) -> Bool {
    var status = stat()
    guard folder.withCText({ stat($0, &status) }) == 0 else { return false }
    return !MountTable().isShared(device: UInt64(status.st_dev))
  }
}
