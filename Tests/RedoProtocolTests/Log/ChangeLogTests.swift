import RedoProtocol
import RedoTestSupport
import Testing

struct ChangeLogTests {
  let task = TaskSketch()
  let root = TaskSketch().create()

  @Test func `an empty log has no lines and no watermark`() {
    let log = ChangeLog(LogBytes([]))
    #expect(log.lineCount == 0)
    #expect(log.watermark == nil)
    #expect(log.hasTornTail == false)
  }

  @Test func `a sound last line without line feed counts, a torn one is reported and skipped`() {
    let update = task.update(root)
    let whole = root.line + [0x0A] + update.line
    let log = ChangeLog(LogBytes(whole))
    #expect(log.nodes.count == 2)
    #expect(log.hasTornTail == false)
    for cut in [1, 40, update.line.count - 1] {
      let torn = ChangeLog(LogBytes(root.line + [0x0A] + update.line.dropLast(cut)))
      #expect(torn.nodes.count == 1)
      #expect(torn.hasTornTail == true)
      #expect(torn.lineCount == 2)
      let faults = torn.faults.map { ExpectedFault($0) }
      #expect(faults == [ExpectedFault(line: 2, id: nil, .schemaMismatch)])
    }
  }

  @Test func `an empty line is a broken line, and lines keep their numbers`() {
    let bytes = [0x0A] + root.line + [0x0A, 0x0A] + task.update(root).line + [0x0A]
    let log = ChangeLog(LogBytes(bytes))
    let lines = log.faults.map(\.line)
    #expect(lines == [1, 3])
    #expect(log.lineCount == 4)
    let numbers = log.nodes.map { log.lineNumber(at: $0.line.offset) }
    #expect(numbers == [2, 4])
  }

  @Test func `carriage returns before line feeds are spaces`() {
    let bytes = root.line + [0x0D, 0x0A] + task.update(root).line + [0x0D, 0x0A]
    #expect(ChangeLog(LogBytes(bytes)).nodes.count == 2)
  }

  @Test func `the report of a broken line names the id that the line claims`() {
    let bad = root.edited { $0["id"] = "whatever" }
    let log = ChangeLog(JudgedLines.bytes([bad.line]))
    let faults = log.faults.map { ExpectedFault($0) }
    #expect(faults == [ExpectedFault(line: 1, id: "whatever", .encoding)])
  }

  @Test func `a log knows each node's author`() {
    let other = TaskSketch(by: TestDevice(2), task: 2).create()
    let log = ChangeLog(JudgedLines.bytes([root.line, other.line, task.update(root).line]))
    let devices = log.nodes.map { log.author(of: $0).deviceID }
    #expect(devices == ["device-1", "device-2", "device-1"])
    #expect(log.author(of: log.nodes[1]).publicKey == TestDevice(2).author.publicKey)
  }

  @Test func `a torn line that is completed later becomes its node`() {
    let update = task.update(root)
    let whole = root.line + [0x0A] + update.line + [0x0A]
    for cut in (root.line.count + 1)...whole.count {
      var log = ChangeLog(LogBytes(Array(whole.prefix(cut))))
      log.extend(to: LogBytes(whole))
      #expect(log.nodes.count == 2, "cut at \(cut)")
      #expect(log.faults.isEmpty == true, "cut at \(cut)")
      #expect(log.hasTornTail == false, "cut at \(cut)")
    }
  }

  @Test func `nobody vouches for a last line that what is appended makes whole`() {
    let forged = task.update(root).edited {
      $0["signature"] = .string(String(repeating: "0", count: 128))
    }
    let torn = root.line + [0x0A] + forged.line
    let next = task.archive(root)
    var log = ChangeLog(LogBytes(torn))
    log.extend(to: LogBytes(torn + [0x0A] + next.line + [0x0A]), isVerified: true)
    let ids = log.nodes.map(\.id)
    #expect(ids == [root.id, next.id])
    let faults = log.faults.map { ExpectedFault($0) }
    #expect(faults == [ExpectedFault(line: 2, id: forged.id.description, .invalidSignature)])
  }
}
