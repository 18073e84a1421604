internal import Glibc
internal import RedoStore

/// The folder that the program was started in.
enum WorkingFolder {
  /// A path as it leads to the same place from everywhere; as it is where the system does not tell
  /// what this folder is.
  static func absolute(_ path: String) -> String {
    guard path.utf8.first != UInt8(ascii: "/"), let here = getcwd(nil, 0) else { return path }
    defer { free(here) }
    let start = "./".utf8
    let rest = path.utf8.starts(with: start) ? path.utf8.dropFirst(start.count) : path.utf8[...]
    return FilePath(String(cString: here)).appending(String(decoding: rest, as: UTF8.self)).text
  }
}
