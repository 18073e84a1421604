import Foundation
import RedoProtocol
import Testing

@testable import RedoStore

@Suite(.timeLimit(.minutes(5)))
struct ChangeLogLockTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(ChangeLogFile.name, "one\n")
  }

  @Test func `a lock held by another is waited for only so long, and the holder named`() throws {
    let holder = open(folder.path(of: ChangeLogFile.name), O_RDWR | O_CLOEXEC)
    defer { close(holder) }
    #expect(flock(holder, LOCK_EX) == 0)
    let log = ChangeLogFile(in: folder.directory)
    for patience in [Duration.zero, .milliseconds(200)] {
      let start = ContinuousClock.now
      let error = #expect(throws: StoreError.self) {
        try log.transact(patience: patience) { _ in Issue.record("the lock was not held") }
      }
      let waited = ContinuousClock.now - start
      #expect(waited >= patience && waited < patience + .seconds(5))
      guard case .lockIsHeld(log.path, let process, patience) = error else {
        Issue.record("\(error as Any)")
        return
      }
      #expect(process == nil || process == getpid())
      #expect(error?.message.contains("then try again") == true)
      #expect(throws: StoreError.self) { try log.read(patience: patience) }
    }
    flock(holder, LOCK_UN)
    #expect(try log.read().count == 4)
  }

  @Test func `a process that holds the lock is named, and blocks nobody once it is killed`() throws
  {
    for _ in 0..<5 {
      let holder = Process()
      holder.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      // Without a fork the one process both holds the lock and sleeps.
      holder.arguments = [
        "flock", "--exclusive", "--no-fork", folder.path(of: ChangeLogFile.name), "sleep", "60",
      ]
      try holder.run()
      let log = ChangeLogFile(in: folder.directory)
      var error: StoreError?
      for _ in 0..<500 where error == nil {
        usleep(10_000)
        do throws(StoreError) { try log.transact(patience: .zero) { _ in } } catch let held {
          error = held
        }
      }
      let process = holder.processIdentifier
      let isNamed = error == .lockIsHeld(log.path, process: process, waited: .zero)
      // Some file systems are listed under another device number than they report.
      #expect(isNamed || error == .lockIsHeld(log.path, process: nil, waited: .zero))
      kill(process, SIGKILL)
      holder.waitUntilExit()
      try log.transact(patience: .zero) { transaction throws(StoreError) in
        _ = try transaction.read()
        try transaction.append([65, 10])
      }
    }
    #expect(folder.text(of: ChangeLogFile.name) == "one\nA\nA\nA\nA\nA\n")
  }

  @Test func `readers share the lock`() throws {
    let reader = open(folder.path(of: ChangeLogFile.name), O_RDONLY | O_CLOEXEC)
    defer { close(reader) }
    #expect(flock(reader, LOCK_SH) == 0)
    #expect(try ChangeLogFile(in: folder.directory).read(patience: .zero).count == 4)
  }

  @Test func `what a log object remembers blocks nobody`() throws {
    let first = ChangeLogFile(in: folder.directory)
    let second = ChangeLogFile(in: folder.directory)
    _ = try first.read()
    _ = try second.read()
    for log in [first, second, first] {
      try log.transact(patience: .zero) { transaction throws(StoreError) in
        _ = try transaction.read()
        try transaction.append([65, 10])
      }
    }
    #expect(folder.text(of: ChangeLogFile.name) == "one\nA\nA\nA\n")
  }

  @Test func `a child that was started under the lock keeps nobody out`() throws {
    let path = folder.directory.path.appending(ChangeLogFile.name)
    // As a child has it from its fork to its exec.
    var inherited: Int32 = -1
    defer { close(inherited) }
    do {
      let locked = try FileDescriptor(opening: path, flags: O_RDWR)
      try locked.lock(.exclusive, patience: .zero)
      inherited = dup(locked.number)
    }
    try FileDescriptor(opening: path, flags: O_RDWR).lock(.exclusive, patience: .zero)
  }

  /// A log of one line whose folder goes elsewhere as its lock is taken first; one with a log of two
  /// lines comes in its place.
  private func logOnTheMove() -> ChangeLogFile {
    let (home, elsewhere) = (folder.path(of: "home"), folder.path(of: "elsewhere"))
    let moves = Gathered<Int32>()
    let real = SystemCalls.real
    var calls = real
    calls.lock = {
      if moves.elements.isEmpty {
        moves.add(rename(home, elsewhere))
        Self.makeLog(in: home, "one\ntwo\n")
      }
      return real.lock($0, $1)
    }
    Self.makeLog(in: home, "one\n")
    return ChangeLogFile(in: PrivateFolder(path: FilePath(home)), calls: calls)
  }

  private static func makeLog(in folder: String, _ text: String) {
    mkdir(folder, 0o700)
    _ = FileManager.default.createFile(
      atPath: folder + "/" + ChangeLogFile.name, contents: Data(text.utf8),
      attributes: [.posixPermissions: 0o600])
  }

  @Test func `a log whose folder is another when its lock is had is read there`() throws {
    #expect(try logOnTheMove().read(patience: .seconds(10)).count == 8)
  }

  @Test func `a log whose folder is another when its lock is had is appended to there`() throws {
    try logOnTheMove().transact(patience: .seconds(10)) { transaction throws(StoreError) in
      _ = try transaction.read()
      try transaction.append(Array("three\n".utf8))
    }
    #expect(folder.text(of: "home/" + ChangeLogFile.name) == "one\ntwo\nthree\n")
    #expect(folder.text(of: "elsewhere/" + ChangeLogFile.name) == "one\n")
  }

  @Test func `the holder is found in the kernel's list`() {
    let list = """
      1: POSIX  ADVISORY  WRITE 11 fe:01:1234 0 EOF
      2: FLOCK  ADVISORY  WRITE 12 fe:01:1235 0 EOF
      3: FLOCK  ADVISORY  WRITE 13 fe:02:1234 0 EOF
      4: -> FLOCK  ADVISORY  WRITE 14 fe:01:1234 0 EOF
      5: FLOCK  ADVISORY  WRITE 15 fe:01:1234 0 EOF
      6: FLOCK
      """
    let device: UInt64 = 0xfe01
    #expect(LockHolder.process(in: list, device: device, inode: 1_234) == 15)
    #expect(LockHolder.process(in: list, device: device, inode: 99) == nil)
    #expect(LockHolder.process(in: "", device: device, inode: 1_234) == nil)
  }

  @Test(arguments: [
    (0, 0, 0), (0x801, 8, 1), (0xFE01, 0xFE, 0x01), (0xFFFF_FFFF, 0xFFF, 0xFFFFF),
    (0xABCD_E123_456F_0178, 0xABCD_EF01, 0x1234_5678),
  ])
  func `a device's two numbers are those that makedev put together`(
    device: UInt64, major: UInt64, minor: UInt64
  ) {
    let number = DeviceNumber(device)
    #expect(number.major == major && number.minor == minor)
  }

  @Test func `eight writers at once lose and tear nothing`() throws {
    try folder.write(ChangeLogFile.name, "")
    let directory = folder.directory
    let failures = Gathered<String>()
    Machine.inThreads(8) { writer in
      let log = ChangeLogFile(in: directory)
      for number in 0..<125 {
        do {
          let filler = String(repeating: "x", count: number * 37 % 900)
          try log.transact(patience: .seconds(30)) { transaction throws(StoreError) in
            _ = try transaction.read()
            try transaction.append(Array("\(writer) \(number) \(filler).\n".utf8))
          }
        } catch {
          failures.add("\(error)")
        }
      }
    }
    #expect(failures.elements == [])
    let lines = try #require(folder.text(of: ChangeLogFile.name)).split(separator: "\n")
    #expect(lines.count == 1_000)
    #expect(lines.allSatisfy { $0.last == "." })
    for writer in 0..<8 {
      let own = lines.compactMap { line -> Int? in
        let fields = line.split(separator: " ")
        return fields.first == "\(writer)" ? Int(fields[1]) : nil
      }
      #expect(own == Array(0..<125))
    }
  }

  @Test func `eight first writers create one log`() throws {
    for _ in 0..<20 {
      unlink(folder.path(of: ChangeLogFile.name))
      let directory = folder.directory
      let failures = Gathered<String>()
      Machine.inThreads(8) { writer in
        do {
          try ChangeLogFile(in: directory).transact { transaction throws(StoreError) in
            try transaction.append(Array("\(writer)\n".utf8))
          }
        } catch {
          failures.add("\(error)")
        }
      }
      #expect(failures.elements == [])
      let lines = folder.text(of: ChangeLogFile.name)?.split(separator: "\n").sorted()
      #expect(lines == (0..<8).map { "\($0)" })
    }
  }

  /// A log whose lock another descriptor has, which is called `holder`.
  private func heldLog(_ body: (_ log: ChangeLogFile, _ holder: Int32) throws -> Void) throws {
    let holder = open(folder.path(of: ChangeLogFile.name), O_RDWR | O_CLOEXEC)
    defer { close(holder) }
    #expect(flock(holder, LOCK_EX) == 0)
    try body(ChangeLogFile(in: folder.directory), holder)
  }

  @Test func `who waits asks ever less often, and then stands in line, in turns`()
    throws
  {
    let pauses = (0..<12).map { LockWait.pause(after: $0) }
    #expect(pauses == pauses.sorted() && pauses.first == 100 && pauses.last == 5_000)
    #expect(LockWait.pause(after: .max) == 5_000)
    let waits = Gathered<Duration>()
    let heard = Gathered<LockWait>()
    var calls = SystemCalls.real
    calls.queueForLock = { number, operation, nanoseconds in
      waits.add(.nanoseconds(nanoseconds))
      return SystemCalls.real.queueForLock(number, operation, nanoseconds)
    }
    try heldLog { _, _ in
      let file = try FileDescriptor(
        opening: folder.directory.path.appending(ChangeLogFile.name), flags: O_RDWR, calls: calls)
      #expect(throws: StoreError.self) {
        try file.lock(.exclusive, patience: .seconds(3), telling: { heard.add($0) })
      }
    }
    #expect(heard.elements.count == 1)
    // A busy machine has fewer turns in those three seconds.
    #expect((2...12).contains(waits.elements.count))
    #expect(waits.elements.allSatisfy { $0 <= LockWait.turn })
  }

  @Test(arguments: [true, false])
  func `who stands in line has the lock as soon as it is given back`(isOnQueue: Bool) throws {
    try heldLog { log, holder in
      let begun = DispatchSemaphore(value: 0)
      let ended = Gathered<Result<Duration, any Error>>()
      let wait: @Sendable () -> Void = { [directory = folder.directory] in
        begun.signal()
        ended.add(
          Result {
            try ContinuousClock().measure {
              try ChangeLogFile(in: directory).transact { transaction throws(StoreError) in
                _ = try transaction.read()
                try transaction.append([65, 10])
              }
            }
          })
      }
      // Threads of a queue hold most signals back, the one among them that ends a wait.
      if isOnQueue {
        DispatchQueue(label: "waiting").async(execute: wait)
      } else {
        Thread(block: wait).start()
      }
      begun.wait()
      usleep(700_000)
      #expect(ended.elements.isEmpty)
      flock(holder, LOCK_UN)
      for _ in 0..<1_000 where ended.elements.isEmpty { usleep(10_000) }
      let waited = try ended.elements.first?.get() ?? .zero
      #expect(waited > .milliseconds(500))
      #expect(try log.read().count == 6)
    }
  }

  @Test func `a wait in line on a thread of a queue ends with its patience`() throws {
    try heldLog { log, _ in
      let ended = DispatchSemaphore(value: 0)
      DispatchQueue(label: "waiting").async { [directory = folder.directory] in
        for patience in [300, 500, 1_200] {
          _ = try? ChangeLogFile(in: directory).read(patience: .milliseconds(patience))
        }
        ended.signal()
      }
      #expect(ended.wait(timeout: .now() + 20) == .success)
    }
  }
}
