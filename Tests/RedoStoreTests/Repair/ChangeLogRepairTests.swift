import Foundation
import RedoCrypto
import RedoProtocol
import RedoTestSupport
import Synchronization
import Testing

@testable import RedoStore

/// Broken lines move aside, and nothing is ever lost on the way.
@Suite(.timeLimit(.minutes(5)))
struct ChangeLogRepairTests {
  let folder: TemporaryFolder
  let sound: [[UInt8]]
  let now = Instant(rfc3339: "2026-11-20T14:05:00Z") ?? .earliest
  static let backup = "changes.jsonl.broken-20261120T140500Z"

  init() throws {
    folder = try TemporaryFolder()
    let task = TaskSketch()
    let root = task.create()
    sound = [root.line, task.createTodo(root).line, task.update(root).line]
  }

  private func write(_ lines: [[UInt8]], tail: [UInt8] = []) throws {
    try folder.write(ChangeLogFile.name, lines.flatMap { $0 + [0x0A] } + tail)
  }

  private var log: [UInt8] { folder.bytes(of: ChangeLogFile.name) ?? [] }
  private func bytes(_ lines: [[UInt8]]) -> [UInt8] { lines.flatMap { $0 + [0x0A] } }

  private func entries() throws -> [[String: Any]] {
    try (folder.text(of: Quarantine.name) ?? "").split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test func `broken lines and the torn tail move, sound ones stay byte by byte`() throws {
    let spaced = Array("  ".utf8) + sound[1] + Array("\r".utf8)
    let torn = Array(sound[2].prefix(40))
    try write([sound[0], Array("{}".utf8), spaced, [0xFF, 0xFE], []], tail: torn)
    let before = log
    let repair = try #require(try ChangeLogFile(in: folder.directory).repair(at: now))
    #expect(repair.moved.map(\.line) == [2, 4, 5, 6])
    #expect(log == bytes([sound[0], spaced]))
    #expect(folder.bytes(of: Self.backup) == before)
    for name in [ChangeLogFile.name, Self.backup, Quarantine.name] {
      #expect(folder.mode(of: name) == 0o600)
    }
    let entries = try entries()
    #expect(entries.map { $0["line"] as? Int } == [2, 4, 5, 6])
    #expect(entries.map { $0["torn"] as? Bool } == [false, false, false, true])
    #expect(entries[0]["text"] as? String == "{}")
    #expect(entries[0]["code"] as? String == "E_SCHEMA_MISMATCH")
    #expect(entries[0]["time"] as? String == "2026-11-20T14:05:00.000Z")
    #expect(entries[1]["hex"] as? String == "fffe" && entries[1]["text"] == nil)
    #expect(entries[3]["text"] as? String == String(decoding: torn, as: UTF8.self))
  }

  @Test func `of NULs in a row and of lines too long for a node the quarantine tells the place`()
    throws
  {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 8_388_609)
    let nuls = Array("{}".utf8) + [UInt8](repeating: 0, count: 4_096)
    let fewer = [UInt8](repeating: 0, count: 4_095)
    try write([sound[0], long, fewer], tail: nuls)
    let before = log
    #expect(try ChangeLogFile(in: folder.directory).repair(at: now) != nil)
    #expect(log == bytes([sound[0]]))
    #expect(folder.bytes(of: Self.backup) == before)
    let entries = try entries()
    #expect(entries.map { $0["length"] as? Int } == [long.count, nil, nuls.count])
    #expect(entries[1]["text"] as? String == String(repeating: "\0", count: 4_095))
    #expect(entries.map { $0["torn"] as? Bool } == [false, false, true])
    for (entry, line) in [(entries[0], long), (entries[2], nuls)] {
      let offset = try #require(entry["offset"] as? Int)
      #expect(Array(before[offset..<offset + line.count]) == line)
      #expect(entry["backup"] as? String == Self.backup)
      #expect(entry["text"] == nil && entry["hex"] == nil)
      #expect(entry["head"] as? String == Hex.text(of: line.prefix(64)))
      #expect(entry["sha256"] as? String == Hex.text(of: SHA256().digest(of: line.span).bytes))
    }
    #expect(try #require(folder.bytes(of: Quarantine.name)).count < 30_000)
  }

  @Test func `a log that is mapped is repaired to the byte`() throws {
    let log = RandomLog(count: 60, faultRate: 0.2, seed: 7)
    var lines: [[UInt8]] = []
    while lines.reduce(0, { $0 + $1.count }) < 1_200_000 { lines += log.lines }
    try write(lines, tail: sound[2])
    let before = self.log
    let broken = Set(ChangeLog(LogBytes(before)).faults.map { $0.line - 1 })
    let repair = try #require(try ChangeLogFile(in: folder.directory).repair(at: now))
    #expect(Set(repair.moved.map { $0.line - 1 }) == broken)
    let kept = lines.indices.filter { !broken.contains($0) }.map { lines[$0] }
    #expect(self.log == bytes(kept + [sound[2]]))
    #expect(folder.bytes(of: Self.backup) == before)
  }

  @Test func `the quarantine goes on behind a torn line, and holds megabytes whole`() throws {
    try folder.write(Quarantine.name, "{\"half")
    let broken = (0..<5).map { [UInt8](repeating: UInt8(ascii: "a") + $0, count: 600_000) }
    try write([sound[0]] + broken + [sound[1]])
    let repair = try #require(try ChangeLogFile(in: folder.directory).repair(at: now))
    #expect(repair.moved.map(\.line) == Array(2...6))
    let lines = (folder.text(of: Quarantine.name) ?? "").split(separator: "\n")
    #expect(lines.first == "{\"half")
    let texts = try lines.dropFirst().map { line in
      let entry = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return entry?["text"] as? String
    }
    #expect(texts == broken.map { String(decoding: $0, as: UTF8.self) })
  }

  @Test func `run twice it does nothing the second time`() throws {
    try write(sound + [Array("nonsense".utf8)])
    let file = ChangeLogFile(in: folder.directory)
    #expect(try file.repair(at: now) != nil)
    let names = folder.names
    let quarantine = folder.bytes(of: Quarantine.name)
    #expect(try file.repair(at: now) == nil)
    #expect(folder.names == names && folder.bytes(of: Quarantine.name) == quarantine)
  }

  @Test func `a sound log, an empty one and none at all are left alone`() throws {
    let file = ChangeLogFile(in: folder.directory)
    #expect(try file.repair(at: now) == nil)
    #expect(folder.names.isEmpty)
    try write([])
    #expect(try file.repair(at: now) == nil)
    // A last line without its line feed counts.
    try write(Array(sound.dropLast()), tail: sound[2])
    let before = log
    #expect(try file.repair(at: now) == nil)
    #expect(log == before)
    #expect(folder.names == [ChangeLogFile.name])
  }

  @Test func `held, pruned and later refused nodes stay`() throws {
    let task = TaskSketch(task: 2)
    let root = task.create()
    let kept = [
      task.update(root).line,
      task.node(
        "COMPLETE_TODO", on: [TaskSketch(task: 3).create()],
        [
          "todoTaskId": .string(TaskSketch.todo(9)), "completed": "2026-03-04T08:00:00.000Z",
        ]
      ).line,
    ]
    let forged = root.edited { $0["action"] = "ARCHIVE" }.line
    try write(kept + [forged])
    let repair = try #require(try ChangeLogFile(in: folder.directory).repair(at: now))
    #expect(repair.moved.map(\.line) == [3])
    #expect(log == bytes(kept))
  }

  @Test func `a second repair at the same second keeps the first backup`() throws {
    let file = ChangeLogFile(in: folder.directory)
    for text in ["one", "two"] {
      try write(sound + [Array(text.utf8)])
      #expect(try file.repair(at: now) != nil)
    }
    #expect(folder.text(of: Self.backup)?.hasSuffix("one\n") == true)
    #expect(folder.text(of: Self.backup + "-2")?.hasSuffix("two\n") == true)
    #expect(try entries().count == 2)
  }

  @Test func `others see that the file was replaced, and append to the new one`() throws {
    try write(sound + [Array("nonsense".utf8)])
    let other = ChangeLogFile(in: folder.directory)
    _ = try other.read()
    #expect(try ChangeLogFile(in: folder.directory).repair(at: now) != nil)
    #expect(try other.change(since: other.lastSeen) == .replaced)
    #expect(throws: StoreError.self) {
      try other.transact { transaction throws(StoreError) in try transaction.append(sound[0] + [10])
      }
    }
    #expect(try other.read().array == bytes(sound))
    try other.transact { transaction throws(StoreError) in try transaction.append(sound[0] + [10]) }
    #expect(log == bytes(sound + [sound[0]]))
  }

  @Test(arguments: Impostor.allCases, [Quarantine.name, "changes.jsonl.new"])
  func `what a planted name leads to is untouched`(_ impostor: Impostor, _ name: String) throws {
    try folder.write("canary", "sing")
    try write(sound + [Array("nonsense".utf8)])
    let before = log
    try impostor.plant(at: folder.path(of: name), canary: folder.path(of: "canary"))
    let outcome = Result { () throws(StoreError) in
      try ChangeLogFile(in: folder.directory).repair(at: now)
    }
    #expect(folder.text(of: "canary") == "sing")
    switch outcome {
    case .success: #expect(log == bytes(sound))
    case .failure:
      #expect(log == before)
      #expect(folder.bytes(of: Self.backup) == nil)
    }
  }

  /// From its `count`-th call on, nothing happens any more: as after a kill.
  private static func dying(after count: Int) -> (calls: SystemCalls, isDead: @Sendable () -> Bool)
  {
    let left = Arc(count)
    var calls = SystemCalls.real
    let real = SystemCalls.real
    @Sendable func alive() -> Bool {
      errno = EIO
      return left.value.subtract(1, ordering: .relaxed).oldValue > 0
    }
    calls.write = { alive() ? real.write($0, $1, $2) : -1 }
    calls.sync = { alive() ? real.sync($0) : -1 }
    calls.dataSync = { alive() ? real.dataSync($0) : -1 }
    calls.truncate = { alive() ? real.truncate($0, $1) : -1 }
    calls.rename = { alive() ? real.rename($0, $1, $2) : -1 }
    calls.unlink = { alive() ? real.unlink($0, $1) : -1 }
    return (calls, { left.value.load(ordering: .relaxed) < 0 })
  }

  /// Shared by the calls of one death.
  private final class Arc: Sendable {
    let value: Atomic<Int>
    init(_ count: Int) { value = Atomic(count) }
  }

  @Test func `cut off at any call, the log is the old one, or the new one beside the backup`()
    throws
  {
    let torn = Array("{\"action\":".utf8)
    var wasCutOff = true
    var count = 0
    while wasCutOff {
      for name in folder.names { try FileManager.default.removeItem(atPath: folder.path(of: name)) }
      try write(sound + [Array("nonsense".utf8)], tail: torn)
      let before = log
      let (calls, isDead) = Self.dying(after: count)
      let file = ChangeLogFile(in: folder.directory, calls: calls)
      let outcome = Result { () throws(StoreError) in try file.repair(at: now) }
      wasCutOff = isDead()
      if log == before {
        #expect(wasCutOff)
      } else {
        #expect(log == bytes(sound), "after \(count) calls")
        #expect(folder.bytes(of: Self.backup) == before, "after \(count) calls")
        #expect(try entries().count == 2)
      }
      if case .success = outcome { #expect(!wasCutOff) }
      // Whatever was left behind, the next repair ends it.
      _ = try ChangeLogFile(in: folder.directory).repair(at: now)
      #expect(log == bytes(sound), "after \(count) calls")
      #expect(!folder.names.contains("changes.jsonl.new"), "after \(count) calls")
      count += 1
    }
    #expect(count > 10)
  }

  @Test func `backup, quarantine and new log are each on the disk before the next step`() throws {
    try write(sound + [Array("nonsense".utf8)])
    let steps = Gathered<String>()
    let real = SystemCalls.real
    @Sendable func name(_ number: Int32) -> String {
      let path = try? FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/self/fd/\(number)")
      return (path ?? "?").split(separator: "/").last.map(String.init) ?? "?"
    }
    var calls = real
    calls.write = {
      steps.add("write \(name($0))")
      return real.write($0, $1, $2)
    }
    calls.sync = {
      steps.add("sync \(name($0))")
      return real.sync($0)
    }
    calls.rename = {
      steps.add("rename \($1) to \($2)")
      return real.rename($0, $1, $2)
    }
    _ = try ChangeLogFile(in: folder.directory, calls: calls).repair(at: now)
    let home = URL(fileURLWithPath: folder.path).lastPathComponent
    let unfinished = ChangeLogFile.name + ".new"
    #expect(
      steps.elements == [
        "write \(Self.backup)", "sync \(Self.backup)", "sync \(home)",
        "sync \(home)", "write \(Quarantine.name)", "sync \(Quarantine.name)",
        "write \(unfinished)", "sync \(unfinished)",
        "rename \(unfinished) to \(ChangeLogFile.name)", "sync \(home)",
      ])
  }

  @Test func `the watermark goes with the log that it vouched for`() throws {
    try write(sound + [Array("nonsense".utf8)])
    let file = WatermarkFile(in: folder.directory)
    let old = ChangeLog(LogBytes(log)).watermark
    #expect(file.save(try #require(old)) && file.load() == old)
    #expect(try ChangeLogFile(in: folder.directory).repair(at: now) != nil)
    #expect(file.load() == nil)
  }

  @Test(arguments: [ENOSPC, EIO], 0...15)
  func `one failing call leaves the old log, and no copy of it`(_ code: Int32, _ place: Int) throws
  {
    try write(sound + [Array("nonsense".utf8)])
    let before = log
    let left = Arc(place)
    var calls = SystemCalls.real
    let real = SystemCalls.real
    @Sendable func fails() -> Bool {
      guard left.value.subtract(1, ordering: .relaxed).oldValue == 0 else { return false }
      errno = code
      return true
    }
    calls.write = { fails() ? -1 : real.write($0, $1, $2) }
    calls.sync = { fails() ? -1 : real.sync($0) }
    calls.rename = { fails() ? -1 : real.rename($0, $1, $2) }
    let file = ChangeLogFile(in: folder.directory, calls: calls)
    let outcome = Result { () throws(StoreError) in try file.repair(at: now) }
    switch outcome {
    case .success: #expect(log == bytes(sound))
    case .failure(let error):
      #expect(!error.message.isEmpty)
      if log == before {
        #expect(folder.bytes(of: Self.backup) == nil)
        #expect(try entries().isEmpty)
        #expect(!folder.names.contains("changes.jsonl.new"))
      } else {
        // The new log is there, only its name may not outlive a power cut.
        #expect(log == bytes(sound) && folder.bytes(of: Self.backup) == before)
      }
    }
  }
  @Test(arguments: [false, true])
  func `where nothing is replaced, the quarantine tells of no copy that is gone`(_ isStuck: Bool)
    throws
  {
    try write(sound + [Array("nonsense".utf8)])
    try folder.write(Quarantine.name, "{}\n")
    var calls = SystemCalls.real
    @Sendable func fail() -> Int32 {
      errno = EIO
      return -1
    }
    calls.rename = { _, _, _ in fail() }
    if isStuck { calls.truncate = { _, _ in fail() } }
    let before = log
    let file = ChangeLogFile(in: folder.directory, calls: calls)
    #expect(throws: StoreError.self) { _ = try file.repair(at: now) }
    #expect(log == before)
    #expect(folder.bytes(of: Self.backup) == (isStuck ? before : nil))
    #expect(try entries().count == (isStuck ? 2 : 1))
  }
}
