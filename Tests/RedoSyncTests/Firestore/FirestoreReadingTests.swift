import RedoIntents
import RedoSync
import RedoTestSupport
import Testing

/// In what order documents are read, and what that costs.
struct FirestoreReadingTests {
  @Test func `a commit that shows behind another with a later stamp is not missed`() throws {
    let database = StandInFirestore()
    let remote = try database.remote()
    let devices = try (1...3).map { try SyncDevice("device-\($0)", seed: UInt8($0)) }
    database.slowDown()
    devices[0].replica.add("Stamped early, shown late")
    #expect(devices[0].settle(with: remote).sent.count == 2)
    database.wait(milliseconds: 400)
    database.speedUp()
    devices[1].replica.add("Stamped late, shown early")
    #expect(devices[1].settle(with: remote).sent.count == 2)
    #expect(devices[2].settle(with: remote).received.count == 2)
    database.wait(milliseconds: 400)
    database.catchUp()
    #expect(devices[2].settle(with: remote).received.count == 2)
    for device in devices { device.settle(with: remote) }
    #expect(Convergence(of: devices).faults == [])
  }

  @Test func `with nothing new a sync costs one request and reads nothing again`() throws {
    let database = StandInFirestore()
    let remote = try database.remote()
    let laptop = try SyncDevice("laptop", seed: 1)
    try laptop.replica.add((0..<150).map { TaskDraft(title: "Task \($0)") })
    laptop.settle(with: remote)
    database.wait(milliseconds: 60_000)
    laptop.settle(with: remote)
    let before = database.requests.count
    // One that starts anew, as each `redo sync` does, has asked for the remote's terms before.
    laptop.restart()
    let again = laptop.sync(with: remote)
    #expect(database.requests.dropFirst(before) == ["runQuery"])
    #expect(again.traffic.requests == 1 && again.traffic.received < 100)
    #expect(again.failure == nil && !again.hasMore && again.waiting == 0)
  }

  @Test(arguments: [false, true])
  func `what shows late is not missed where the pages of a reading are far apart`(
    isRestarted: Bool
  ) throws {
    let database = StandInFirestore()
    let remote = try database.remote()
    let devices = try (1...3).map { try SyncDevice("device-\($0)", seed: UInt8($0)) }
    database.slowDown()
    devices[0].replica.add("Stamped early, shown late")
    devices[0].settle(with: remote)
    database.wait(milliseconds: 400)
    database.speedUp()
    try devices[1].replica.add((0..<400).map { TaskDraft(title: "Task \($0)") })
    devices[1].settle(with: remote)
    // The first page is read at once, and a laptop that was asleep reads the next.
    #expect(devices[2].sync(with: remote).hasMore && devices[2].ledger.record.lastPull == nil)
    database.answerQueries([HTTPReply(status: 503)])
    #expect(devices[2].sync(with: remote).failure == .busy(seconds: nil))
    database.wait(milliseconds: 60_000)
    database.catchUp()
    if isRestarted { devices[2].restart() }
    devices[2].settle(with: remote)
    devices[2].settle(with: remote)
    let missed = devices[0].ids.union(devices[1].ids).subtracting(devices[2].ids)
    #expect(missed.isEmpty)
    // Then all is settled, and nothing is read again.
    let last = devices[2].settle(with: remote)
    #expect(last.traffic.requests == 1 && last.traffic.received < 100)
  }

  @Test(arguments: [
    (503, SyncError.busy(seconds: nil)), (429, .busy(seconds: nil)),
    (403, .refused(.forbidden)), (401, .signInNeeded),
    (500, .garbled(.brokenOff(code: 500))),
  ])
  func `an error among the results is none of them`(code: Int, failure: SyncError) throws {
    let database = StandInFirestore()
    let laptop = try SyncDevice("laptop", seed: 1)
    laptop.replica.add("Buy milk")
    let time = #"{"readTime":"2026-11-20T12:00:00.000Z"}"#
    let error = #"{"error":{"code":\#(code),"message":"oops","status":"X"}}"#
    for body in ["[\(error)]", "[\(time),\(error)]"] {
      // One of which nothing can be made is asked again for shorter pages.
      let reply = HTTPReply(status: 200, body: Array(body.utf8))
      database.answerQueries(Array(repeating: reply, count: 4))
      let outcome = laptop.sync(with: try database.remote())
      #expect(outcome.failure == failure && outcome.sent.isEmpty && outcome.waiting == 2)
      #expect(laptop.ledger.record.lastPull == nil && laptop.ledger.record.cursor == .start)
    }
  }

  @Test(arguments: ["", "[]"])
  func `an index that is missing is named, and where it is said how one is made`(
    list: String
  ) throws {
    let database = StandInFirestore()
    // As long as Google's.
    let link =
      "https://console.firebase.google.com/v1/r/project/tasks-1/firestore/indexes?create_composite="
      + String(repeating: "Clhw", count: 44)
    let words = "The query requires an index. You can create it here: \(link)"
    let error = StandInFirestore.error(400, words)
    let body = Array(list.utf8.prefix(1)) + error.body + Array(list.utf8.dropFirst())
    database.answerQueries([HTTPReply(status: 400, body: body)])
    let failure = try SyncDevice().sync(with: try database.remote()).failure
    #expect(failure == .refused(.objection(.words(words))))
    #expect(failure?.message.contains("`redo remote add firestore --print-setup`") == true)
  }
}
