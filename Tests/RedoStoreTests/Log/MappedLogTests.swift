import Foundation
import RedoProtocol
import Testing

@testable import RedoStore

/// Logs that are mapped, and cut by somebody else while they are in use.
@Suite(.serialized, .timeLimit(.minutes(1)))
struct MappedLogTests {
  let folder: TemporaryFolder
  private static let line = [UInt8](repeating: UInt8(ascii: "x"), count: 1023) + [10]

  init() throws {
    folder = try TemporaryFolder()
    let lines = (0..<2048).flatMap { _ in Self.line }
    try folder.write(ChangeLogFile.name, lines)
  }

  private func sum(_ bytes: LogBytes, from start: Int = 0) -> Int {
    bytes.withSpan { span in
      var sum = 0
      for index in start..<span.count { sum += Int(span[index]) }
      return sum
    }
  }

  @Test(arguments: [0, 1, 4096, 1 << 20, (1 << 20) + 5])
  func `what is cut away reads as zeros, and is told`(_ length: Int) throws {
    let bytes = try ChangeLogFile(in: folder.directory).read()
    #expect(bytes.count == 2 << 20)
    let before = ChangeLogFile.cutCount
    truncate(folder.path(of: ChangeLogFile.name), length)
    #expect(sum(bytes, from: (length + 4095) / 4096 * 4096) == 0)
    #expect(ChangeLogFile.cutCount == before + 1)
    // Once healed, it costs nothing more.
    #expect(sum(bytes) <= length * 120)
    #expect(ChangeLogFile.cutCount <= before + 2)
  }

  @Test func `a log that stays whole is told to`() throws {
    let before = ChangeLogFile.cutCount
    let bytes = try ChangeLogFile(in: folder.directory).read()
    #expect(sum(bytes) > 0)
    #expect(ChangeLogFile.cutCount == before)
  }

  @Test func `more logs than can be looked after are copied`() throws {
    let file = ChangeLogFile(in: folder.directory)
    var logs: [LogBytes] = []
    for _ in 0..<80 { logs.append(try file.read()) }
    truncate(folder.path(of: ChangeLogFile.name), 0)
    // The copies have all they had.
    #expect(logs.contains { sum($0) > 0 })
    #expect(logs.contains { sum($0) == 0 })
    logs.removeAll()
    try folder.write(ChangeLogFile.name, (0..<2048).flatMap { _ in Self.line })
    #expect(sum(try file.read()) > 0)
  }

  @Test func `a fault elsewhere still ends the program`() async {
    await #expect(processExitsWith: .failure) {
      let folder = try TemporaryFolder()
      try folder.write(ChangeLogFile.name, [UInt8](repeating: 10, count: 2 << 20))
      let bytes = try ChangeLogFile(in: folder.directory).read()
      _ = bytes.count
      raise(SIGBUS)
      raise(SIGBUS)
    }
  }
}
