import Foundation
import Glibc

/// Things other than a private file that someone may have put under a file's name.
enum Impostor: CaseIterable, Sendable {
  case linkToFile
  case danglingLink
  case folder
  case pipe
  case socket

  /// Puts it there; a link leads to `canary`.
  func plant(at path: String, canary: String) throws {
    switch self {
    case .linkToFile:
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: canary)
    case .danglingLink:
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: canary + ".absent")
    case .folder:
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false)
    case .pipe:
      guard mkfifo(path, 0o600) == 0 else { throw POSIXError(.EIO) }
    case .socket:
      try bindSocket(at: path)
    }
  }

  private func bindSocket(at path: String) throws {
    let number = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(number) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard bound == 0 else { throw POSIXError(.EADDRINUSE) }
  }
}
