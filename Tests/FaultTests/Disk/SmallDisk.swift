import Foundation
import RedoTestSupport

/// A file system of 64 KiB that goes with this object.
final class SmallDisk {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("disk-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let status = try Spawn.run([
      "/usr/bin/mount", "-t", "tmpfs", "-o", "size=64k,mode=700", "none", folder.path,
    ])
    guard status == 0 else { throw POSIXError(.EPERM) }
  }

  deinit {
    _ = try? Spawn.run(["/usr/bin/umount", "-l", folder.path])
    try? FileManager.default.removeItem(at: folder)
  }

  private var filler: String { folder.appendingPathComponent("filler").path }

  /// Takes all the space that is left.
  func fill() {
    let descriptor = open(filler, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    let page = [UInt8](repeating: 0x2E, count: 4_096)
    while write(descriptor, page, page.count) > 0 {}
    close(descriptor)
  }

  /// Gives it back.
  func free() {
    unlink(filler)
  }
}
