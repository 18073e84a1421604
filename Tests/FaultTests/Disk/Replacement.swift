import Foundation
import RedoTestSupport

/// What someone may do to the log while the program runs.
enum Replacement: CaseIterable, Sendable {
  case renamedOver
  case emptied
  case halved
  case removed
  case folder
  case pipe
  case link
  case device

  /// Whether a log that can be read is there afterwards.
  var leavesALog: Bool {
    switch self {
    case .renamedOver, .emptied, .halved: true
    case .removed, .folder, .pipe, .link, .device: false
    }
  }

  /// Does it; a link leads to `canary`, a renamed log holds `other`.
  func carryOut(on log: URL, canary: URL, other: Data) throws {
    let path = log.path
    switch self {
    case .renamedOver:
      let new = path + ".other"
      try other.write(to: URL(fileURLWithPath: new))
      chmod(new, 0o600)
      guard rename(new, path) == 0 else { throw POSIXError(.EIO) }
    case .emptied: truncate(path, 0)
    case .halved:
      let bytes = try Data(contentsOf: log)
      truncate(path, off_t(bytes.count / 2))
    case .removed: unlink(path)
    case .folder:
      unlink(path)
      mkdir(path, 0o700)
    case .pipe:
      unlink(path)
      mkfifo(path, 0o600)
    case .link:
      unlink(path)
      symlink(canary.path, path)
    case .device:
      unlink(path)
      symlink("/dev/full", path)
    }
  }

  /// Gives a log back, whole at once, in place of whatever has its name.
  static func takeBack(on log: URL, _ bytes: Data) throws {
    let path = log.path + ".back"
    try bytes.write(to: URL(fileURLWithPath: path))
    chmod(path, 0o600)
    // No file can be renamed over a folder.
    try? FileManager.default.removeItem(at: log)
    guard rename(path, log.path) == 0 else { throw POSIXError(.EIO) }
  }
}
