import Foundation
import RedoProtocol
import RedoStore
import Testing

/// Limits that the system itself sets.
@Suite(.timeLimit(.minutes(5)))
struct ChangeLogLimitTests {
  private static let line = Array(String(repeating: "x", count: 999).utf8) + [10]

  @Test func `beyond the file size limit the log stays as it was`() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 4_500, rlim_max: .max)
      #expect(setrlimit(Int32(RLIMIT_FSIZE.rawValue), &limit) == 0)
      let log = ChangeLogFile(in: folder.directory)
      for _ in 0..<4 {
        try log.transact { transaction throws(StoreError) in try transaction.append(Self.line) }
      }
      let error = #expect(throws: StoreError.self) {
        try log.transact { transaction throws(StoreError) in try transaction.append(Self.line) }
      }
      #expect(error == .log(.appendRolledBack(log.path, code: EFBIG)))
      #expect(error?.message.contains("ulimit -f") == true)
      #expect(folder.bytes(of: ChangeLogFile.name)?.count == 4_000)
      try log.transact { transaction throws(StoreError) in
        try transaction.append(Array(Self.line.suffix(500)))
      }
      #expect(folder.bytes(of: ChangeLogFile.name)?.count == 4_500)
    }
  }

  @Test(.enabled(if: Machine.canMount, Machine.needsRoot))
  func `on a full disk the log stays as it was, and grows again when there is space`() throws {
    let folder = try TemporaryFolder()
    #expect(Machine.run("mount", "-t", "tmpfs", "-o", "size=64k,mode=700", "none", folder.path))
    defer { Machine.run("umount", "-l", folder.path) }
    let log = ChangeLogFile(in: folder.directory)
    try folder.write("ballast", [UInt8](repeating: 1, count: 8_192))
    var saved = 0
    var failure: StoreError?
    while failure == nil, saved < 100 {
      do throws(StoreError) {
        try log.transact { transaction throws(StoreError) in try transaction.append(Self.line) }
        saved += 1
      } catch {
        failure = error
      }
    }
    #expect(failure == .log(.appendRolledBack(log.path, code: ENOSPC)))
    #expect(failure?.message.contains("Free some space") == true)
    #expect(folder.bytes(of: ChangeLogFile.name)?.count == saved * 1_000)
    for _ in 0..<20 {
      #expect(throws: StoreError.self) {
        try log.transact { transaction throws(StoreError) in try transaction.append(Self.line) }
      }
    }
    #expect(folder.bytes(of: ChangeLogFile.name)?.count == saved * 1_000)
    unlink(folder.path(of: "ballast"))
    try log.transact { transaction throws(StoreError) in try transaction.append(Self.line) }
    #expect(folder.bytes(of: ChangeLogFile.name)?.count == saved * 1_000 + 1_000)
  }

  @Test(.enabled(if: Machine.canMount, Machine.needsRoot))
  func `on a read-only file system the log is read and an append says why not`() throws {
    let folder = try TemporaryFolder()
    #expect(Machine.run("mount", "-t", "tmpfs", "-o", "size=64k,mode=700", "none", folder.path))
    defer { Machine.run("umount", "-l", folder.path) }
    try folder.write(ChangeLogFile.name, "one\n")
    #expect(Machine.run("mount", "-o", "remount,ro", folder.path))
    let log = ChangeLogFile(in: folder.directory)
    #expect(try log.read().count == 4)
    let error = #expect(throws: StoreError.self) { try log.transact { _ in } }
    #expect(error == .failed(.open, log.path, code: EROFS))
    #expect(error?.message.contains("writable") == true)
  }
}
