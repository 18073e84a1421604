internal import Glibc

/// Looks up who holds a lock, for a message; the kernel lists them in `/proc/locks`.
enum LockHolder {
  /// The process that holds a lock on the file; nil when the system does not tell.
  static func process(holding file: borrowing FileDescriptor) -> Int32? {
    guard let status = try? file.status(),
      let list = try? FileDescriptor(opening: FilePath("/proc/locks"), flags: O_RDONLY),
      let bytes = try? list.bytes(from: 0, limit: 1 << 18)
    else { return nil }
    return process(
      in: String(decoding: bytes, as: UTF8.self), device: status.fingerprint.device,
      inode: status.fingerprint.inode)
  }

  /// How a message calls who holds a lock.
  static func name(of process: Int32?) -> String {
    process.map { "process \($0)" } ?? "another program"
  }

  /// Finds a line such as `1: FLOCK  ADVISORY  WRITE 4711 fe:01:1234 0 EOF`.
  static func process(in list: String, device: UInt64, inode: UInt64) -> Int32? {
    let device = DeviceNumber(device)
    for line in list.split(separator: "\n") {
      let fields = line.split(separator: " ")
      // A waiting process is listed with `->` and holds nothing.
      guard fields.count >= 6, fields[1] == "FLOCK", let process = Int32(fields[4]) else {
        continue
      }
      let place = fields[5].split(separator: ":")
      guard place.count == 3, UInt64(place[0], radix: 16) == device.major,
        UInt64(place[1], radix: 16) == device.minor, UInt64(place[2]) == inode, process > 0
      else { continue }
      return process
    }
    return nil
  }
}
