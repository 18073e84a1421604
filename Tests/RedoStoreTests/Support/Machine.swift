import Foundation
import Testing

/// What this machine lets a test do.
enum Machine {
  /// Whether files can be given to another user.
  static let isRoot = geteuid() == 0

  static let needsRoot: Comment = "only root can give files away or mount"

  /// Whether a small file system can be mounted.
  static let canMount: Bool = {
    guard isRoot, let folder = try? TemporaryFolder() else { return false }
    guard run("mount", "-t", "tmpfs", "-o", "size=64k", "none", folder.path) else { return false }
    return run("umount", folder.path)
  }()

  /// Whether a command ended well.
  @discardableResult
  static func run(_ command: String...) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// Runs `body` on `count` threads at once and waits for all; each gets its number.
  static func inThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let group = DispatchGroup()
    for number in 0..<count {
      group.enter()
      let thread = Thread {
        body(number)
        group.leave()
      }
      thread.start()
    }
    group.wait()
  }
}
