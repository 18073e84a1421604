import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

@Suite struct TaskPlacesTests {
  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `a task is found by its name, however often any is asked for`(seed: UInt64) {
    let log = RandomLog(count: 200, tasks: 40, faultRate: 0.1, seed: seed)
    let projection = Projection(replaying: ChangeLog(JudgedLines.bytes(log.lines)))
    #expect(projection.tasks.count > 5)
    let stranger = TaskID(UUIDv4(randomBytes: [UInt8](repeating: 7, count: 16)))
    for _ in 0..<80 {
      for task in projection.tasks { #expect(projection[task.id]?.id == task.id) }
      #expect(projection[stranger] == nil)
    }
  }
}
