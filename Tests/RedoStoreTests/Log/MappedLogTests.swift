import Foundation
import RedoProtocol
import Testing

@testable import RedoStore

/// Logs that are mapped, and cut by somebody else while they are in use.
///
/// Each test has a process of its own: whoever looks sees that some log was cut, not which.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct MappedLogTests {
  private static func fill(_ folder: TemporaryFolder) throws {
    try folder.write(
      ChangeLogFile.name, [UInt8](repeating: UInt8(ascii: "x"), count: (2 << 20) - 1) + [10])
  }

  private static func sum(_ bytes: LogBytes, from start: Int = 0) -> Int {
    bytes.withSpan { span in
      var sum = 0
      for index in start..<span.count { sum += Int(span[index]) }
      return sum
    }
  }

  @Test func `what is cut away reads as zeros, and is told`() async {
    await #expect(processExitsWith: .success) {
      for length in [0, 1, 4096, 1 << 20, (1 << 20) + 5] {
        let folder = try TemporaryFolder()
        try Self.fill(folder)
        let bytes = try ChangeLogFile(in: folder.directory).read()
        let before = ChangeLogFile.cutCount
        #expect(Self.sum(bytes) > 0 && ChangeLogFile.cutCount == before)
        truncate(folder.path(of: ChangeLogFile.name), length)
        #expect(Self.sum(bytes, from: (length + 4095) / 4096 * 4096) == 0)
        // Once healed, it costs nothing more.
        #expect(ChangeLogFile.cutCount == before + 1)
        #expect(Self.sum(bytes) == length * Int(UInt8(ascii: "x")))
        #expect(ChangeLogFile.cutCount == before + 1)
      }
    }
  }

  @Test func `more logs than can be looked after are copied`() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      try Self.fill(folder)
      var logs: [LogBytes] = []
      for _ in 0..<80 { logs.append(try ChangeLogFile(in: folder.directory).read()) }
      truncate(folder.path(of: ChangeLogFile.name), 0)
      // The copies have all they had.
      #expect(logs.count { Self.sum($0) == 0 } == 64)
      logs.removeAll()
      try Self.fill(folder)
      #expect(Self.sum(try ChangeLogFile(in: folder.directory).read()) > 0)
    }
  }

  private static func place(_ bytes: LogBytes) -> UInt {
    bytes.withSpan { $0.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) } }
  }

  private static func last(_ bytes: LogBytes) -> UInt8 {
    bytes.withSpan { $0[$0.count - 2] }
  }

  @Test func `what is appended shows behind what was mapped, until there is no room`() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      try Self.fill(folder)
      let file = ChangeLogFile(in: folder.directory)
      let first = try file.read()
      for (number, length) in [2, 5_000, 70_000].enumerated() {
        let letter = UInt8(ascii: "a") + UInt8(number)
        let longer = try file.transact { transaction throws(StoreError) in
          try transaction.append([UInt8](repeating: letter, count: length - 1) + [10])
          return try transaction.read()
        }
        #expect(Self.place(longer) == Self.place(first) && Self.last(longer) == letter)
      }
      let large = [UInt8](repeating: UInt8(ascii: "z"), count: 5 << 20) + [10]
      try file.transact { transaction throws(StoreError) in try transaction.append(large) }
      let whole = try file.read()
      #expect(Self.place(whole) != Self.place(first) && Self.last(whole) == UInt8(ascii: "z"))
      #expect(Self.sum(first) == Self.sum(try file.read().prefix(first.count)))
    }
  }

  @Test func `a transaction reads as much as it takes for seen, whoever ignores its lock`() async {
    await #expect(processExitsWith: .success) {
      for length in [(2 << 20) - 5_000, (2 << 20) + 5_000] {
        let folder = try TemporaryFolder()
        try Self.fill(folder)
        let file = ChangeLogFile(in: folder.directory)
        _ = try file.read()
        let bytes = try file.transact { transaction throws(StoreError) in
          truncate(folder.path(of: ChangeLogFile.name), length)
          return try transaction.read()
        }
        #expect(bytes.count == length)
        #expect(file.lastSeen?.size == length)
      }
    }
  }

  @Test func `a mapping that was cut, or is of another file, shows nothing more`() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      try Self.fill(folder)
      let file = ChangeLogFile(in: folder.directory)
      let first = try file.read()
      truncate(folder.path(of: ChangeLogFile.name), 4096)
      #expect(Self.sum(first, from: 8192) == 0)
      try Self.fill(folder)
      #expect(Self.last(try file.read()) == UInt8(ascii: "x"))
      let second = try file.read()
      unlink(folder.path(of: ChangeLogFile.name))
      try folder.write(
        ChangeLogFile.name, [UInt8](repeating: UInt8(ascii: "y"), count: (2 << 20) - 1) + [10])
      let third = try file.read()
      #expect(Self.last(third) == UInt8(ascii: "y") && Self.last(second) == UInt8(ascii: "x"))
    }
  }

  @Test func `a signal that is no cut file's still ends the program`() async {
    await #expect(processExitsWith: .signal(SIGBUS)) {
      let folder = try TemporaryFolder()
      try Self.fill(folder)
      let bytes = try ChangeLogFile(in: folder.directory).read()
      signal(SIGSEGV, SIG_DFL)
      #expect(Self.sum(bytes) > 0)
      raise(SIGBUS)
    }
  }
}
