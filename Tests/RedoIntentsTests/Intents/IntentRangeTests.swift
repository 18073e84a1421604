import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// What lies beyond the protocol's numbers is refused before anything is signed.
struct IntentRangeTests {
  @Test(arguments: [Int64.min, -1, 0, 9_007_199_254_740_992, .max])
  func `a deadline moves by 1 day or more and by no more than the log can hold`(days: Int64) throws
  {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Renew passport"))
    let error = IntentError.outOfRange(field: "the days to snooze", allowed: "1 or more")
    #expect(throws: error) { try replica.run(.snooze([id], .days(days))) }
    #expect(throws: error) { try replica.run(.edit([id], TaskEdit(due: .days(days)))) }
  }

  @Test(arguments: [1, 9_007_199_254_740_991] as [Int64])
  func `a deadline moves by the least and the most days that the log can hold`(days: Int64) throws {
    let replica = try ScriptedReplica()
    let snoozed = try #require(replica.add("Renew passport"))
    let edited = try #require(replica.add("Book a dentist"))
    let before = replica.projection.graph.nodes.count
    _ = try replica.run(.snooze([snoozed], .days(days)))
    _ = try replica.run(.edit([edited], TaskEdit(due: .days(days))))
    #expect(replica.projection.graph.nodes.count == before + 2)
  }
}
