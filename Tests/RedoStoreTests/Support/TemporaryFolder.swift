import Foundation
import RedoStore

/// A folder of a test's own, mode 0700, that goes when the test is done.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "redo-store-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  var directory: PrivateFolder { PrivateFolder(path: FilePath(path)) }

  func path(of name: String) -> String { path + "/" + name }

  /// Writes a file, mode 0600 unless told.
  func write(_ name: String, _ bytes: [UInt8], mode: mode_t = 0o600) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path(of: name)))
    chmod(path(of: name), mode)
  }

  func write(_ name: String, _ text: String) throws {
    try write(name, Array(text.utf8))
  }

  func bytes(of name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path(of: name)).map { Array($0) }
  }

  func text(of name: String) -> String? {
    bytes(of: name).map { String(decoding: $0, as: UTF8.self) }
  }

  func mode(of name: String) -> mode_t? {
    var status = stat()
    return lstat(path(of: name), &status) == 0 ? status.st_mode & 0o7777 : nil
  }

  /// The names in the folder, sorted.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
