import Foundation
import RedoProtocol
import Testing

@testable import RedoStore

@Suite(.timeLimit(.minutes(5)))
struct ChangeLogAppendTests {
  let folder: TemporaryFolder
  let log: ChangeLogFile

  init() throws {
    folder = try TemporaryFolder()
    log = ChangeLogFile(in: folder.directory)
  }

  private var text: String? { folder.text(of: ChangeLogFile.name) }

  @Test func `the first append creates the log, private and whole`() throws {
    try log.append("one\n")
    #expect(text == "one\n")
    #expect(folder.mode(of: ChangeLogFile.name) == 0o600)
    try log.append("two\nthree\n")
    #expect(text == "one\ntwo\nthree\n")
    #expect(folder.names == [ChangeLogFile.name])
  }

  @Test func `a new log is private whatever the umask says`() async {
    await #expect(processExitsWith: .success) {
      for mask in [0o000, 0o077, 0o777] as [mode_t] {
        let folder = try TemporaryFolder()
        umask(mask)
        let log = ChangeLogFile(in: folder.directory)
        try log.transact { transaction throws(StoreError) in try transaction.append([65, 10]) }
        #expect(folder.mode(of: ChangeLogFile.name) == 0o600)
      }
    }
  }

  @Test func `what the body returns comes back, and nothing is written unless asked`() throws {
    try log.append("one\n")
    let outcome: Result<Int, CancellationError> = try log.transact { transaction in
      transaction.length == 4 ? .failure(CancellationError()) : .success(transaction.length)
    }
    #expect(throws: CancellationError.self) { try outcome.get() }
    try log.append("")
    #expect(text == "one\n")
  }

  @Test func `an error of the body frees the lock and writes nothing`() throws {
    try log.append("one\n")
    #expect(throws: StoreError.noSecretMemory) {
      try log.transact { _ throws(StoreError) in throw .noSecretMemory }
    }
    try log.append("two\n")
    #expect(text == "one\ntwo\n")
  }

  @Test func `at every cut of the last line an append starts a new one`() throws {
    let whole = "{\"a\":1}\n{\"b\":\"é\"}\n"
    for cut in 0...whole.utf8.count {
      let head = Array(whole.utf8.prefix(cut))
      try folder.write(ChangeLogFile.name, head)
      log.reopen()
      let wasWhole = try log.transact { transaction throws(StoreError) in
        let isWhole = try transaction.endsWithLineFeed()
        try transaction.append(Array("new\n".utf8))
        return isWhole
      }
      #expect(wasWhole == (head.isEmpty || head.last == 10))
      #expect(
        folder.bytes(of: ChangeLogFile.name) == head + (wasWhole ? [] : [10]) + Array("new\n".utf8))
    }
  }

  @Test func `a transaction shows the log and its last whole lines`() throws {
    try log.append("one\ntwo\nthree\n")
    try log.transact { transaction throws(StoreError) in
      #expect(transaction.length == 14)
      let expected = [
        0: "", 1: "", 5: "", 6: "three\n", 9: "three\n", 10: "two\nthree\n", 13: "two\nthree\n",
        14: "one\ntwo\nthree\n", 999: "one\ntwo\nthree\n", -1: "",
      ]
      for (limit, lines) in expected {
        let tail = try transaction.lastLines(maxBytes: limit)
        #expect(String(decoding: tail, as: UTF8.self) == lines)
      }
      #expect(try transaction.read().array == Array("one\ntwo\nthree\n".utf8))
    }
  }

  @Test func `a torn last line is shown with the last lines`() throws {
    try folder.write(ChangeLogFile.name, "one\ntwo\nth")
    try log.transact { transaction throws(StoreError) in
      #expect(try transaction.lastLines(maxBytes: 7) == Array("two\nth".utf8))
      #expect(try transaction.lastLines(maxBytes: 1).isEmpty)
    }
  }

  @Test func `own appends are seen, foreign ones told until they are read`() throws {
    try log.append("one\n")
    #expect(try log.change(since: log.lastSeen) == .unchanged)
    let other = ChangeLogFile(in: folder.directory)
    try other.transact { transaction throws(StoreError) in try transaction.append([65, 10]) }
    try log.transact { transaction throws(StoreError) in
      #expect(transaction.change == .grown(by: 2))
      try transaction.append([66, 10])
    }
    try log.transact { transaction throws(StoreError) in
      #expect(transaction.change == .grown(by: 4))
      _ = try transaction.read()
      try transaction.append([67, 10])
      #expect(transaction.length == 10)
    }
    #expect(try log.change(since: log.lastSeen) == .unchanged)
    #expect(text == "one\nA\nB\nC\n")
  }

  @Test func `a hard linked log is read but not appended to`() throws {
    try folder.write("canary", "canary\n")
    link(folder.path(of: "canary"), folder.path(of: ChangeLogFile.name))
    #expect(try log.read().count == 7)
    let error = StoreError.hardLinked(log.path, links: 2)
    #expect(throws: error) { try log.append("x\n") }
    #expect(folder.text(of: "canary") == "canary\n")
    #expect(error.message.contains("Copy it"))
  }

  @Test func `appending twice or half a line is a mistake of the programmer`() async {
    await #expect(processExitsWith: .failure) {
      let folder = try TemporaryFolder()
      try ChangeLogFile(in: folder.directory).transact { transaction throws(StoreError) in
        try transaction.append([65, 10])
        // What traps cleans nothing up.
        try? FileManager.default.removeItem(atPath: folder.path)
        try transaction.append([65, 10])
      }
    }
    await #expect(processExitsWith: .failure) {
      let folder = try TemporaryFolder()
      try ChangeLogFile(in: folder.directory).transact { transaction throws(StoreError) in
        try? FileManager.default.removeItem(atPath: folder.path)
        try transaction.append([65])
      }
    }
  }
}
