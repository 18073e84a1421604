internal import Glibc

/// What file systems are mounted, as `/proc/self/mountinfo` tells.
struct MountTable {
  /// The kinds of file systems that other machines write to without this one seeing it.
  private static let shared: Set<Substring> = [
    "nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "ceph", "afs", "coda", "glusterfs", "orangefs",
    // Of clusters, and a virtual machine's host's.
    "lustre", "gpfs", "beegfs", "gfs2", "ocfs2", "virtiofs", "vboxsf", "prl_fs",
  ]
  /// No table is longer.
  private static let longest = 1 << 20

  private let text: String

  /// Reads the table; an empty one where the system has none.
  init() {
    let path = FilePath("/proc/self/mountinfo")
    let bytes = try? FileDescriptor(opening: path, flags: O_RDONLY)
      .bytes(from: 0, limit: Self.longest)
    text = String(decoding: bytes ?? [], as: UTF8.self)
  }

  /// Takes the lines of a table.
  init(_ text: String) {
    self.text = text
  }

  /// Whether other machines may write to the file system of a device.
  func isShared(device: UInt64) -> Bool {
    let device = DeviceNumber(device)
    let wanted = "\(device.major):\(device.minor)"
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 2, words[2] == wanted, let dash = words.lastIndex(of: "-"),
        dash + 1 < words.count
      else { continue }
      return Self.shared.contains(words[dash + 1]) || words[dash + 1].hasPrefix("fuse")
    }
    return false
  }
}
