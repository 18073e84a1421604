internal import Glibc

/// The program that runs.
enum OwnProgram {
  /// Its path; its bare name where the system does not tell.
  static var path: String {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { buffer in
      buffer.withMemoryRebound(to: CChar.self) { buffer in
        buffer.baseAddress.map { readlink("/proc/self/exe", $0, buffer.count) } ?? -1
      }
    }
    return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : "redo"
  }
}
