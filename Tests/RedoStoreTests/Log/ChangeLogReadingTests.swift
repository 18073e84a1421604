import Foundation
import RedoProtocol
import RedoStore
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ChangeLogReadingTests {
  let folder: TemporaryFolder
  let log: ChangeLogFile

  init() throws {
    folder = try TemporaryFolder()
    log = ChangeLogFile(in: folder.directory)
  }

  @Test func `an absent log reads as empty and stays absent`() throws {
    #expect(try log.read().count == 0)
    #expect(try log.fingerprint() == nil)
    #expect(folder.names.isEmpty)
  }

  @Test func `an absent folder is an error that names it`() throws {
    let directory = PrivateFolder(path: FilePath(folder.path(of: "none")))
    let error = #expect(throws: StoreError.self) { try ChangeLogFile(in: directory).read() }
    #expect(error?.message.contains(folder.path(of: "none")) == true)
  }

  @Test func `an empty log reads as empty`() throws {
    try folder.write(ChangeLogFile.name, [])
    #expect(try log.read().count == 0)
  }

  @Test(arguments: [1, 4_095, 4_096, 8 << 20, 8 << 20 + 1, 12_000_001])
  func `a log reads as its bytes, be they copied or mapped`(_ count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) }
    try folder.write(ChangeLogFile.name, bytes)
    #expect(try log.read().array == bytes)
  }

  @Test func `a log of many gigabytes can be read`() throws {
    try folder.write(ChangeLogFile.name, [])
    let size = 6 << 30
    #expect(truncate(folder.path(of: ChangeLogFile.name), size) == 0)
    let bytes = try log.read()
    #expect(bytes.count == size)
    #expect(bytes.withSpan { $0[size - 1] } == 0)
  }

  @Test func `what was read of a small log stays when the file is cut`() throws {
    let bytes = [UInt8](repeating: 65, count: 100_000)
    try folder.write(ChangeLogFile.name, bytes)
    let read = try log.read()
    #expect(truncate(folder.path(of: ChangeLogFile.name), 0) == 0)
    #expect(read.array == bytes)
  }

  @Test func `a file swapped by rename leaves the mapping as it was`() throws {
    let bytes = [UInt8](repeating: 65, count: 2_000_000)
    try folder.write(ChangeLogFile.name, bytes)
    let read = try log.read()
    try folder.write("other", "short")
    #expect(rename(folder.path(of: "other"), folder.path(of: ChangeLogFile.name)) == 0)
    #expect(read.array == bytes)
    #expect(try log.change(since: log.lastSeen) == .replaced)
  }

  @Test(arguments: Impostor.allCases)
  func `what is no file is refused without hanging`(_ impostor: Impostor) throws {
    try folder.write("canary", "canary")
    try impostor.plant(
      at: folder.path(of: ChangeLogFile.name), canary: folder.path(of: "canary"))
    let error = try #require(throws: StoreError.self) { try log.read() }
    guard case .notAFile(log.path, let kind) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(error.message.contains(kind.rawValue))
    #expect(throws: error) { try log.transact { _ in } }
    #expect(folder.text(of: "canary") == "canary")
    #expect(folder.names.filter { $0 != "canary" } == [ChangeLogFile.name])
  }

  @Test(arguments: [0o602, 0o620, 0o666, 0o622] as [mode_t])
  func `a log others can write to is refused with the fix`(_ mode: mode_t) throws {
    try folder.write(ChangeLogFile.name, Array("a\n".utf8), mode: mode)
    let error = try #require(throws: StoreError.self) { try log.read() }
    #expect(error == .writableByOthers(log.path, mode: mode))
    #expect(error.message.contains("0\(String(mode, radix: 8))"))
    #expect(error.message.contains("chmod go-w \(log.path)"))
    #expect(throws: error) { try log.transact { _ in } }
    #expect(folder.mode(of: ChangeLogFile.name) == mode)
  }

  @Test(.enabled(if: Machine.isRoot, Machine.needsRoot))
  func `a log of another user is refused`() throws {
    try folder.write(ChangeLogFile.name, "a\n")
    chown(folder.path(of: ChangeLogFile.name), 12_345, 0)
    let error = StoreError.foreignOwner(log.path, owner: 12_345, user: 0)
    #expect(throws: error) { try log.read() }
    #expect(throws: error) { try log.transact { _ in } }
  }

  @Test func `what stays open is closed in programs that are started`() throws {
    try folder.write(ChangeLogFile.name, "one\n")
    _ = try log.read()
    let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
      .compactMap { Int32($0) }.filter { number in
        let path = try? FileManager.default.destinationOfSymbolicLink(
          atPath: "/proc/self/fd/\(number)")
        return path?.hasPrefix(folder.path) == true
      }
    #expect(!open.isEmpty)
    #expect(open.allSatisfy { fcntl($0, F_GETFD) & FD_CLOEXEC != 0 })
  }
}
