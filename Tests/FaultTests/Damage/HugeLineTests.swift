import Foundation
import RedoProtocol
import RedoTestSupport
import Testing

/// Lines of great length, in number and in depth.
@Suite(.serialized)
struct HugeLineTests {
  @Test func `a gibibyte without a line feed is refused in bounded memory`() throws {
    let program = Program()
    try program.run("add", "Before")
    let sound = try Data(contentsOf: program.log)
    for tail in [Data(), Data("\n".utf8)] {
      try sound.write(to: program.log)
      chmod(program.log.path, 0o600)
      let handle = try FileHandle(forWritingTo: program.log)
      try handle.truncate(atOffset: UInt64(1 << 30))
      try handle.seekToEnd()
      try handle.write(contentsOf: tail)
      try handle.close()
      // What the program itself may take, the mapped log aside: RLIMIT_DATA counts no file, but
      // all that is reserved for nodes that a log of this length might hold.
      let limited = ["/usr/bin/prlimit", "--data=\(128 << 20)"]
      let listed = try program.run(["list"], under: limited)
      #expect(listed.status == 0)
      #expect(listed.output.contains("Before"))
      for words in [["list"], ["verify"]] {
        let run = try PeakMemory(running: words, of: program)
        #expect(run.status == (words == ["list"] ? 0 : 1))
        #expect(run.bytes > 0 && run.bytes < 64 << 20, "\(words): \(run.bytes)")
      }
      guard tail.isEmpty else { continue }
      let verified = try program.run(["verify", "--json"], under: limited)
      #expect(verified.status == 1)
      #expect(verified.output.contains("\"tornTail\":true"))
      let added = try program.run(["add", "After"], under: limited)
      #expect(added.status == 0, "\(added)")
      #expect(try program.run("list").output.contains("After"))
    }
  }

  @Test func `a tail of NULs is moved aside in bounded memory, and the copy has all`() throws {
    let program = Program()
    try program.run("add", "Before")
    let sound = try Data(contentsOf: program.log)
    let length = 1 << 28
    let handle = try FileHandle(forWritingTo: program.log)
    try handle.truncate(atOffset: UInt64(length))
    try handle.close()
    let repair = try PeakMemory(running: ["verify", "--repair", "--yes"], of: program)
    #expect(repair.status == 0)
    #expect(repair.bytes > 0 && repair.bytes < 64 << 20, "\(repair.bytes)")
    #expect(try Data(contentsOf: program.log) == sound)
    let names = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
    let backup = try #require(names.first { $0.hasPrefix("changes.jsonl.broken-") })
    func size(_ name: String) throws -> Int? {
      let path = program.folder.appendingPathComponent(name).path
      return try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    }
    #expect(try size(backup) == length)
    #expect(try #require(try size("quarantine.jsonl")) < 1_024)
  }

  @Test func `a million empty lines are counted and pass`() throws {
    let program = Program()
    try program.run("add", "Before")
    let handle = try FileHandle(forWritingTo: program.log)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(repeating: 0x0A, count: 1_000_000))
    try handle.close()
    #expect(try program.run("list").output.contains("Before"))
    #expect(try program.run("add", "After").status == 0)
    let tasks = LogState(of: program.folder).tasks.map(\.title)
    #expect(tasks.sorted() == ["After", "Before"])
  }

  /// Texts that nest: the opening bytes, and how often.
  ///
  /// A line of ten million is longer than any may be; one of fewer is not, and is refused for its depth.
  static let nests: [(open: String, count: Int)] = [
    ("[", 100_000), ("[", 10_000_000), ("{\"a\":", 100_000), ("{\"a\":", 1_600_000),
    ("{\"a\":", 10_000_000), ("[{\"a\":", 100_000), ("[{\"a\":", 1_300_000),
    ("[{\"a\":", 10_000_000),
  ]

  /// Such a text as a line, as the title of a node, and as the value of a resolution.
  private static func lines(nesting open: String, _ count: Int) -> [[UInt8]] {
    let nest = Array(String(repeating: open, count: count).utf8)
    let task = TaskSketch()
    let root = task.create("HERE")
    let merge = task.merge(
      [task.update(root), task.archive(root)], base: root,
      resolutions: ["task": [["path": "title", "strategy": "manual", "value": "HERE"]]])
    let inside = [root, merge].map { node -> [UInt8] in
      let parts = String(decoding: node.line, as: UTF8.self).components(separatedBy: "\"HERE\"")
      return Array(parts[0].utf8) + nest + Array(parts[1].utf8)
    }
    return [nest] + inside
  }

  @Test func `deep nesting is refused by the program, whose own stack reads it`() throws {
    let program = Program()
    try program.run("add", "Before")
    let sound = try Data(contentsOf: program.log)
    for (open, count) in Self.nests {
      var bytes = sound
      for line in Self.lines(nesting: open, count) { bytes.append(contentsOf: line + [0x0A]) }
      try bytes.write(to: program.log)
      chmod(program.log.path, 0o600)
      let verified = try program.run("verify")
      #expect(verified.status == 1 && verified.error == "", "\(count) of \(open)")
      #expect(verified.output.contains("5 lines, 2 sound, 3 rejected,"), "\(count) of \(open)")
      #expect(try program.run("list").output.contains("Before"), "\(count) of \(open)")
    }
  }

  @Test(arguments: nests.indices)
  func `deep nesting is refused at a fixed depth, on small stacks too`(index: Int) throws {
    let (open, count) = Self.nests[index]
    let lines = Self.lines(nesting: open, count)
    for line in lines {
      // 512 KiB is what threads beside the main one often have.
      let thread = Thread {
        let log = ChangeLog(LogBytes(line + [0x0A]))
        let count = log.nodes.count
        let fault = log.faults.map(\.violation)
        #expect(count == 0)
        #expect(fault == [.schemaMismatch])
      }
      thread.stackSize = 512 << 10
      thread.start()
      while !thread.isFinished { usleep(1_000) }
    }
  }

  @Test func `ids forged into a cycle are refused before anyone follows them`() throws {
    let task = TaskSketch()
    let root = task.create("x")
    let one = task.update(root)
    let two = task.update(one)
    // One names its child as its parent, and one itself.
    let lines = [
      one.edited { $0["parents"] = .ids([two.id]) }.line, two.line,
      two.edited { $0["parents"] = .ids([two.id]) }.line,
    ]
    let verdicts = JudgedLines(lines: lines).verdicts
    #expect(
      verdicts == [.rejected(.hashMismatch), .pruned(cause: one.id), .rejected(.hashMismatch)])
  }
}
