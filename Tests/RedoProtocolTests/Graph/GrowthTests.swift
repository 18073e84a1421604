import RedoProtocol
import RedoTestSupport
import Testing

/// Graphs of one log as it grows know what was appended between them; others do not.
struct GrowthTests {
  let first = TaskSketch(task: 1).create("one")
  let second = TaskSketch(task: 2).create("two")

  private func grown(_ log: inout ChangeLog, by bytes: [UInt8]) -> ChangeGraph {
    let longer = log.bytes.withSpan { span in span.withUnsafeBufferPointer { Array($0) } } + bytes
    log.extend(to: LogBytes(longer))
    return ChangeGraph(log)
  }

  @Test func `what was appended since is known, task by task`() {
    var log = ChangeLog(JudgedLines.bytes([first.line]))
    let earlier = ChangeGraph(log)
    let todo = TaskSketch(task: 1).createTodo(first)
    let later = grown(&log, by: second.line + [0x0A] + todo.line + [0x0A])
    #expect(later.nodesAppended(since: earlier) == 1..<3)
    #expect(later.nodesAppended(since: later) == 3..<3)
    #expect(later.tasks(ofNodes: 1..<3) == [0, 1])
    #expect(later.tasks(ofNodes: 1..<2) == [1])
    #expect(earlier.nodesAppended(since: later) == nil)
  }

  @Test func `a log that was read anew is another one`() {
    let bytes = JudgedLines.bytes([first.line])
    let one = ChangeGraph(ChangeLog(bytes))
    #expect(ChangeGraph(ChangeLog(bytes)).nodesAppended(since: one) == nil)
  }

  @Test func `a last line that became another node is nothing to build on`() throws {
    var log = ChangeLog(LogBytes(first.line + [0x0A] + second.line))
    let earlier = ChangeGraph(log)
    #expect(earlier.nodes.count == 2)
    let torn = grown(&log, by: [0x78, 0x0A] + TaskSketch(task: 3).create("three").line + [0x0A])
    #expect(torn.nodes.count == 2 && torn.nodesAppended(since: earlier) == nil)
  }

  @Test func `a graph that leaves nodes out has not grown`() {
    var log = ChangeLog(JudgedLines.bytes([first.line, second.line]))
    let whole = ChangeGraph(log)
    var past = whole
    _ = past.leaveOut([1], isLater: true, places: whole.taskPlaces(), of: whole)
    let later = grown(&log, by: [])
    #expect(later.nodesAppended(since: past) == nil && past.nodesAppended(since: whole) == nil)
    #expect(later.nodesAppended(since: whole) == 2..<2)
  }
}
