import Foundation
import RedoProtocol
import RedoStore
import RedoTestSupport
import Testing

/// A log cut off anywhere, and a log with holes.
struct CutTests {
  @Test func `at every cut all whole lines load and the torn piece is reported`() {
    let sample = SampleLog()
    let bytes = sample.bytes
    let ends = bytes.indices.filter { bytes[$0] == 0x0A }
    var log = ChangeLog(LogBytes([]))
    var whole = 0
    for count in 0...bytes.count {
      // Each cut is read on from the one before: the whole lines stay, the torn one is read anew.
      log.extend(to: LogBytes(Array(bytes.prefix(count))))
      if whole < ends.count, count > ends[whole] { whole += 1 }
      let start = whole == 0 ? 0 : ends[whole - 1] + 1
      // A line that lacks its line feed alone is whole.
      let isSound = whole < ends.count && count == ends[whole] && count > start
      let isTorn = count > start && !isSound
      let good =
        log.nodes.count == whole + (isSound ? 1 : 0) && log.hasTornTail == isTorn
        && log.faults.count == (isTorn ? 1 : 0)
      guard good else {
        Issue.record("cut at \(count)")
        return
      }
    }
    #expect(whole == 60)
  }

  @Test func `a load from scratch says the same at cuts everywhere`() {
    let bytes = SampleLog().bytes
    for count in stride(from: 0, through: bytes.count, by: Machine.count(53, long: 1)) {
      let log = ChangeLog(LogBytes(Array(bytes.prefix(count))))
      let whole = bytes.prefix(count).count { $0 == 0x0A }
      #expect([whole, whole + 1].contains(log.nodes.count), "cut at \(count)")
      #expect(log.faults.count == (log.hasTornTail ? 1 : 0), "cut at \(count)")
    }
  }

  @Test func `after each of the last 3,000 cuts the next append starts a new line`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("redo-\(UUID())")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    let bytes = SampleLog(tasks: 1, length: 5).bytes
    let other = TaskSketch(by: TestDevice(3), task: 9).create("after the cut")
    let path = folder.appendingPathComponent(ChangeLogFile.name)
    let cuts = max(0, bytes.count - Machine.count(3_000, long: 100_000))..<bytes.count
    #expect(cuts.count >= 3_000)
    for cut in cuts {
      let kept = Array(bytes.prefix(cut))
      try Data(kept).write(to: path)
      chmod(path.path, 0o600)
      let file = ChangeLogFile(in: PrivateFolder(path: FilePath(folder.path)))
      try file.transact { transaction throws(StoreError) in
        try transaction.append(other.line + [0x0A])
      }
      let after = FileManager.default.contents(atPath: path.path).map { Array($0) } ?? []
      let feed: [UInt8] = kept.isEmpty || kept.last == 0x0A ? [] : [0x0A]
      #expect(after == kept + feed + other.line + [0x0A], "cut at \(cut)")
      let before = ChangeLog(LogBytes(kept)).nodes.map(\.id)
      let ids = ChangeLog(LogBytes(after)).nodes.map(\.id)
      #expect(ids == before + [other.id], "cut at \(cut)")
    }
  }

  @Test(arguments: [512, 4_096])
  func `a zeroed block costs the lines that it touches and their descendants`(size: Int) {
    let sample = SampleLog()
    let bytes = sample.bytes
    for start in stride(from: 0, to: bytes.count, by: size) {
      var zeroed = bytes
      let end = min(start + size, bytes.count)
      for place in start..<end { zeroed[place] = 0 }
      // From the line that the block begins in to the one that follows its end.
      let first = bytes.prefix(start).count { $0 == 0x0A }
      let last = min(59, bytes.prefix(end).count { $0 == 0x0A })
      let fallen = (first...last).reduce(into: Set<Int>()) {
        $0.formUnion(sample.descendants(of: $1))
      }
      let log = ChangeLog(LogBytes(zeroed))
      let graph = JudgedLines(log).graph
      let sound = Set(
        graph.nodes.indices.filter { graph.verdict(of: $0) == .sound }.map { graph.nodes[$0].id })
      let known = Set(sample.nodes.map(\.id))
      let kept = Set(
        sample.nodes.indices.filter { !fallen.contains($0) }.map { sample.nodes[$0].id })
      #expect(kept.isSubset(of: sound), "block at \(start)")
      #expect(sound.isSubset(of: known), "block at \(start)")
    }
  }

  @Test func `a tail of NULs of any length is a torn line and nothing more`() {
    let bytes = SampleLog(tasks: 1, length: 2).bytes
    var log = ChangeLog(LogBytes(bytes))
    for count in 1...8_192 {
      log.extend(to: LogBytes(bytes + [UInt8](repeating: 0, count: count)))
      let good = log.nodes.count == 2 && log.hasTornTail && log.faults.count == 1
      guard good else {
        Issue.record("\(count) NULs")
        return
      }
    }
  }

  @Test func `a task is added after a tail of NULs and the log stays sound before it`() throws {
    let program = Program()
    try program.run("add", "Before")
    let before = LogState(program.logBytes)
    for count in [1, 511, 512, 4_096, 8_192] {
      let handle = try FileHandle(forWritingTo: program.log)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(count: count))
      try handle.close()
      #expect(try program.run("verify").status == 1)
      let added = try program.run("add", "After \(count) NULs")
      #expect(added.status == 0)
      let after = LogState(of: program.folder)
      #expect(after.holds(acknowledged: added.output))
      #expect(Set(before.ids).isSubset(of: after.ids))
      #expect(!after.hasTornTail)
    }
    #expect(LogState(of: program.folder).brokenLines.count == 5)
  }
}
