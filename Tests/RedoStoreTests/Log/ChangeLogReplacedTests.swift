import Foundation
import RedoProtocol
import RedoStore
import Testing

/// What the owner of a log that it has read meets when others treat the file roughly.
@Suite(.timeLimit(.minutes(5)))
struct ChangeLogReplacedTests {
  let folder: TemporaryFolder
  let log: ChangeLogFile

  init() throws {
    folder = try TemporaryFolder()
    log = ChangeLogFile(in: folder.directory)
    try folder.write(ChangeLogFile.name, "one\ntwo\n")
    _ = try log.read()
  }

  private var text: String? { folder.text(of: ChangeLogFile.name) }

  @Test func `a vanished log is reported and not created anew`() throws {
    unlink(folder.path(of: ChangeLogFile.name))
    #expect(throws: StoreError.log(.vanished(log.path))) { try log.append("three\n") }
    #expect(folder.names.isEmpty)
    log.reopen()
    try log.append("three\n")
    #expect(text == "three\n")
  }

  @Test func `a log that vanished is not read as an empty one, nor is another begun`() throws {
    unlink(folder.path(of: ChangeLogFile.name))
    #expect(throws: StoreError.log(.vanished(log.path))) { try log.read() }
    #expect(throws: StoreError.log(.vanished(log.path))) { try log.append("three\n") }
    #expect(folder.names.isEmpty)
    log.reopen()
    #expect(try log.read().count == 0)
  }

  @Test func `a replaced log takes an append only once it was read`() throws {
    try folder.write("other", "uno\ndos\ntres\n")
    rename(folder.path(of: "other"), folder.path(of: ChangeLogFile.name))
    #expect(throws: StoreError.log(.changed(log.path, .replaced))) { try log.append("three\n") }
    #expect(text == "uno\ndos\ntres\n")
    try log.transact { transaction throws(StoreError) in
      #expect(transaction.change == .replaced)
      #expect(try transaction.read().count == 13)
      try transaction.append(Array("three\n".utf8))
    }
    #expect(text == "uno\ndos\ntres\nthree\n")
    try log.append("four\n")
    #expect(text == "uno\ndos\ntres\nthree\nfour\n")
  }

  @Test(arguments: [0, 4, 6])
  func `a truncated log takes an append only once it was read`(_ length: Int) throws {
    #expect(truncate(folder.path(of: ChangeLogFile.name), length) == 0)
    #expect(throws: StoreError.log(.changed(log.path, .truncated))) { try log.append("three\n") }
    #expect(folder.bytes(of: ChangeLogFile.name)?.count == length)
    #expect(try log.read().count == length)
    try log.append("three\n")
    #expect(
      text
        == ["": "three\n", "one\n": "one\nthree\n", "one\ntw": "one\ntw\nthree\n"][
          String("one\ntwo\n".prefix(length))])
  }

  @Test(arguments: Impostor.allCases)
  func `something else in the log's place is refused without hanging`(
    _ impostor: Impostor
  ) throws {
    unlink(folder.path(of: ChangeLogFile.name))
    try folder.write("canary", "canary")
    try impostor.plant(
      at: folder.path(of: ChangeLogFile.name), canary: folder.path(of: "canary"))
    let error = #expect(throws: StoreError.self) { try log.append("three\n") }
    guard case .notAFile(log.path, _) = error else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(folder.text(of: "canary") == "canary")
  }

  /// Does something with a log whose lock another holds, who puts a file with `uno` in its place.
  private func whileReplaced(
    _ body: @escaping @Sendable (ChangeLogFile) throws(StoreError) -> Void
  ) -> [StoreError] {
    let old = open(folder.path(of: ChangeLogFile.name), O_RDWR)
    defer { close(old) }
    #expect(flock(old, LOCK_EX) == 0)
    let directory = folder.directory
    let path = folder.path
    let failures = Gathered<StoreError>()
    Machine.inThreads(2) { number in
      if number == 0 {
        do throws(StoreError) {
          try body(ChangeLogFile(in: directory))
        } catch {
          failures.add(error)
        }
      } else {
        usleep(100_000)
        rename(path + "/" + ChangeLogFile.name, path + "/old")
        try? Data("uno\n".utf8).write(to: URL(fileURLWithPath: path + "/fresh"))
        chmod(path + "/fresh", 0o600)
        rename(path + "/fresh", path + "/" + ChangeLogFile.name)
        flock(old, LOCK_UN)
      }
    }
    return failures.elements
  }

  @Test func `a file replaced while its lock was waited for is not appended to`() throws {
    let failures = whileReplaced { log throws(StoreError) in
      try log.transact { transaction throws(StoreError) in
        try transaction.append(Array("three\n".utf8))
      }
    }
    #expect(failures.isEmpty)
    #expect(folder.text(of: "old") == "one\ntwo\n")
    #expect(text == "uno\nthree\n")
  }

  @Test func `a file replaced while its lock was waited for is not read`() {
    let found = Gathered<LogBytes>()
    let failures = whileReplaced { log throws(StoreError) in found.add(try log.read()) }
    #expect(failures.isEmpty)
    #expect(found.elements.map(\.count) == ["uno\n".utf8.count])
  }

  @Test func `what was read is vouched for only as long as it is the log`() throws {
    let log = ChangeLogFile(in: folder.directory)
    #expect(!log.whileUnreplaced(patience: .zero) {})
    _ = try log.read()
    var runs = 0
    #expect(log.whileUnreplaced(patience: .zero) { runs += 1 })
    try log.transact { transaction throws(StoreError) in
      try transaction.append(Array("three\n".utf8))
      #expect(log.whileUnreplaced(patience: .zero) { runs += 1 })
    }
    #expect(runs == 2)
    try Data("uno\n".utf8).write(to: URL(fileURLWithPath: folder.path + "/fresh"))
    rename(folder.path + "/fresh", folder.path + "/" + ChangeLogFile.name)
    #expect(!log.whileUnreplaced(patience: .zero) { runs += 1 })
    #expect(runs == 2)
  }
}
