import Foundation
import RedoTestSupport

/// A program's log that nobody else may append to until it is let go.
final class HeldLog {
  private let path: String
  private let file: Int32

  /// Takes the lock that readers share, or the one that keeps them out too.
  init(of program: Program, shared isShared: Bool = true) throws {
    path = program.log.path
    file = open(path, O_RDWR | O_APPEND | O_CLOEXEC)
    guard file >= 0, flock(file, isShared ? LOCK_SH : LOCK_EX) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
  }

  deinit {
    close(file)
  }

  /// Waits until a process that has read the log stands before the lock to append to it.
  func waitForWriter(_ process: pid_t) throws {
    // One descriptor keeps what was read, the other waits.
    guard Patience.lasts(until: { count(of: process) >= 2 }) else {
      throw POSIXError(.ETIMEDOUT)
    }
  }

  private func count(of process: pid_t) -> Int {
    let folder = "/proc/\(process)/fd/"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in
      (try? FileManager.default.destinationOfSymbolicLink(atPath: folder + name)) == path
    }.count
  }

  /// Appends as somebody whose turn came first.
  func append(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
  }

  /// Lets the others append.
  func letGo() {
    flock(file, LOCK_UN)
  }
}
