import Foundation
import RedoProtocol
import Synchronization
import Testing

@testable import RedoStore

/// The disk's refusals, played by calls that fail as told.
@Suite(.timeLimit(.minutes(5)))
struct ChangeLogFailureTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(ChangeLogFile.name, "one\n")
  }

  private var text: String? { folder.text(of: ChangeLogFile.name) }
  private var path: FilePath { folder.directory.path.appending(ChangeLogFile.name) }

  private func log(_ change: (inout SystemCalls) -> Void) -> ChangeLogFile {
    var calls = SystemCalls.real
    change(&calls)
    return ChangeLogFile(in: folder.directory, calls: calls)
  }

  /// A write that lets `allowance` bytes through, then fails.
  private static func write(
    allowance: Int, then code: Int32
  ) -> @Sendable (Int32, UnsafeRawPointer, Int) -> Int {
    let left = Atomic(allowance)
    return { number, start, count in
      let allowed = min(count, left.load(ordering: .relaxed))
      guard allowed > 0 else {
        errno = code
        return -1
      }
      left.subtract(allowed, ordering: .relaxed)
      return Glibc.write(number, start, allowed)
    }
  }

  @Test(arguments: [ENOSPC, EDQUOT, EIO, EFBIG], 0...4)
  func `a failed write leaves the log as it was`(_ code: Int32, _ allowance: Int) throws {
    let log = log { $0.write = Self.write(allowance: allowance, then: code) }
    let error = #expect(throws: StoreError.self) { try log.append("two\nthree\n") }
    #expect(error == .log(.appendRolledBack(path, code: code)))
    #expect(text == "one\n")
    try ChangeLogFile(in: folder.directory).append("two\n")
    #expect(text == "one\ntwo\n")
  }

  @Test func `the same log takes appends again when there is space again`() throws {
    let isFull = Atomic(true)
    let log = log {
      $0.write = { number, start, count in
        guard isFull.load(ordering: .relaxed) else { return Glibc.write(number, start, count) }
        guard count < 4 else { return Glibc.write(number, start, 1) }
        errno = ENOSPC
        return -1
      }
    }
    _ = try log.read()
    for _ in 0..<3 {
      #expect(throws: StoreError.log(.appendRolledBack(path, code: ENOSPC))) {
        try log.append("two\n")
      }
      usleep(10_000)
    }
    isFull.store(false, ordering: .relaxed)
    try log.append("two\n")
    #expect(text == "one\ntwo\n")
    #expect(try log.change(since: log.lastSeen) == .unchanged)
  }

  @Test func `a write that cannot be taken back is told as torn, and the next starts afresh`()
    throws
  {
    let log = log {
      $0.write = Self.write(allowance: 2, then: ENOSPC)
      $0.truncate = { _, _ in
        errno = EIO
        return -1
      }
    }
    let error = #expect(throws: StoreError.self) { try log.append("two\n") }
    #expect(error == .log(.appendTorn(path, code: ENOSPC, rollback: EIO)))
    #expect(text == "one\ntw")
    try ChangeLogFile(in: folder.directory).append("two\n")
    #expect(text == "one\ntw\ntwo\n")
  }

  @Test func `a log that was cut while a write failed is not filled up again`() throws {
    let log = log {
      $0.write = { number, _, _ in
        _ = ftruncate(number, 1)
        errno = ENOSPC
        return -1
      }
    }
    #expect(throws: StoreError.log(.appendRolledBack(path, code: ENOSPC))) {
      try log.append("two\n")
    }
    #expect(text == "o")
  }

  @Test func `a call that claims more than it wrote is found out`() throws {
    let log = log { $0.write = { _, _, count in min(count, 3) } }
    #expect(throws: StoreError.log(.appendRolledBack(path, code: EIO))) {
      try log.append("two\nthree\n")
    }
    #expect(text == "one\n")
  }

  @Test func `a call that writes nothing and says so does not turn for ever`() throws {
    let log = log { $0.write = { _, _, _ in 0 } }
    #expect(throws: StoreError.log(.appendRolledBack(path, code: EIO))) {
      try log.append("two\n")
    }
  }

  @Test func `short writes and interrupts lose and double nothing`() throws {
    let turn = Atomic(0)
    let log = log {
      $0.write = { number, start, count in
        let now = turn.add(1, ordering: .relaxed).newValue
        guard now % 3 != 0 else {
          errno = EINTR
          return -1
        }
        return Glibc.write(number, start, min(count, 1 + now % 7))
      }
      $0.dataSync = { number in
        guard turn.add(1, ordering: .relaxed).newValue % 2 == 0 else {
          errno = EINTR
          return -1
        }
        return fdatasync(number)
      }
      $0.lock = { number, operation in
        guard turn.add(1, ordering: .relaxed).newValue % 2 == 0 else {
          errno = EINTR
          return -1
        }
        return flock(number, operation)
      }
    }
    var expected = "one\n"
    for number in 0..<1_000 {
      try log.append("line \(number)\n")
      expected += "line \(number)\n"
    }
    #expect(text == expected)
  }

  @Test func `an append offers all its bytes in one call`() throws {
    let calls = Gathered<Int>()
    let log = log {
      $0.write = { number, start, count in
        calls.add(count)
        return Glibc.write(number, start, count)
      }
    }
    try folder.write(ChangeLogFile.name, "one\ntorn")
    try log.append("two\nthree\nfour\n")
    #expect(calls.elements == [16])
  }

  @Test func `where a new log's name cannot be put on the disk, nothing is appended`() throws {
    unlink(folder.path(of: ChangeLogFile.name))
    let log = log {
      $0.sync = { _ in
        errno = EIO
        return -1
      }
    }
    #expect(throws: StoreError.failed(.flush, folder.directory.path, code: EIO)) {
      try log.append("two\n")
    }
    #expect(text == "")
  }

  @Test func `after a failed flush nothing is appended until the log is reopened`() throws {
    let failures = Atomic(1)
    let log = log {
      $0.dataSync = { number in
        guard failures.subtract(1, ordering: .relaxed).oldValue > 0 else {
          return fdatasync(number)
        }
        errno = EIO
        return -1
      }
    }
    #expect(throws: StoreError.log(.appendNotFlushed(path, code: EIO))) {
      try log.append("two\n")
    }
    for _ in 0..<2 {
      #expect(throws: StoreError.log(.needsReopening(path))) { try log.append("three\n") }
    }
    #expect(try log.read().array == Array("one\ntwo\n".utf8))
    #expect(throws: StoreError.log(.needsReopening(path))) { try log.append("three\n") }
    log.reopen()
    try log.append("three\n")
    #expect(text == "one\ntwo\nthree\n")
  }

  @Test(arguments: [ENOLCK, ENOSYS, EOPNOTSUPP])
  func `a file system without locks is refused, for reading too`(_ code: Int32) throws {
    let log = log {
      $0.lock = { _, _ in
        errno = code
        return -1
      }
    }
    let error = #expect(throws: StoreError.self) { try log.append("two\n") }
    #expect(error == .lockUnsupported(path, code: code))
    #expect(error?.message.contains("local disk") == true)
    #expect(throws: StoreError.lockUnsupported(path, code: code)) { try log.read() }
    #expect(text == "one\n")
  }
}
