import RedoStore
import RedoSync
import Testing

@testable import RedoApp

/// What a device keeps of its rounds with a remote, in a file that others may write to.
@MainActor
struct SyncRecordTests {
  private static let names = [
    "sent", "received", "refused", "too-large", "peers", "skew", "requests", "bytes-sent",
    "bytes-received", "pushed", "pulled", "terms",
  ]

  @Test(arguments: [Int64.min, -1, 7, .max])
  func `a record can be added to and shown whatever numbers stand in its file`(number: Int64) {
    let numbers = Dictionary(uniqueKeysWithValues: Self.names.map { ($0, number) })
    let record = SyncRecord(SyncStateFile.Content(numbers: numbers, cursor: ["a", "b"]))
    let expected = min(max(0, Int(number)), 1 << 53)
    let counts = [
      record.sent, record.received, record.refused, record.tooLarge, record.traffic.requests,
      record.traffic.sent, record.traffic.received,
    ]
    #expect(counts.allSatisfy { $0 == expected } && record.peers == expected)
    #expect(record.clockSkew.map { abs($0) <= 1 << 53 } == true)
    let again = SyncRecord(record.content(end: LogEnd(count: 0, tip: nil)))
    #expect(again.sent == record.sent && again.clockSkew == record.clockSkew)
    #expect(again.lastPull == record.lastPull && again.cursor == record.cursor)
  }

  @Test(arguments: [Int64.min, -1, 0, 7, .max])
  func `what is not whole at the remote is kept, and no number is believed`(number: Int64) {
    let content = SyncStateFile.Content(numbers: ["incomplete": number], cursor: [])
    let record = SyncRecord(content)
    #expect(record.incomplete == min(max(0, Int(number)), 1 << 53))
    #expect(SyncRecord(record.content(end: LogEnd(count: 0, tip: nil))) == record)
    #expect(SyncRecord(SyncStateFile.Content(numbers: [:], cursor: [])).incomplete == 0)
  }

  @Test func `what is kept stands under the names that older versions read`() {
    let numbers = Dictionary(uniqueKeysWithValues: zip(Self.names, Int64(1)...))
    let record = SyncRecord(SyncStateFile.Content(numbers: numbers, cursor: []))
    let kept = record.content(end: LogEnd(count: 0, tip: nil)).numbers
    #expect(kept == numbers.merging(["nodes": 0]) { $1 })
  }
}
