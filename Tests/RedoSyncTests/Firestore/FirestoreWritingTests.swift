import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

@testable import RedoSync

/// What becomes of changes that the server does not take.
struct FirestoreWritingTests {
  private let database = StandInFirestore()

  private static let tooLarge =
    "Document cannot be written because its size (1,100,000 bytes) exceeds the maximum allowed size"

  private func laptop(tasks: Int) throws -> SyncDevice {
    let laptop = try SyncDevice("laptop", seed: 1)
    try laptop.replica.add((0..<tasks).map { TaskDraft(title: "Task \($0)") })
    return laptop
  }

  private func phoneGets() throws -> Int {
    try SyncDevice("phone", seed: 2).settle(with: database.remote()).received.count
  }

  @Test(arguments: [
    StandInFirestore.error(400, "oops"), StandInFirestore.error(400, tooLarge),
    StandInFirestore.error(413, "no"), HTTPReply(status: 413),
  ])
  func `a server that refuses all for a while is told of, and all goes out later`(
    refusal: HTTPReply
  ) throws {
    let laptop = try laptop(tasks: 150)
    let count = laptop.ids.count
    database.refuse { _, _ in refusal }
    let refused = laptop.settle(with: try database.remote())
    guard case .notTaken = refused.failure else {
      Issue.record("\(String(describing: refused.failure))")
      return
    }
    #expect(refused.failure?.isRetryable == true && !refused.isThrough)
    #expect(refused.tooLarge.isEmpty && refused.waiting == count && laptop.ledger.waiting == count)
    #expect(laptop.ledger.acknowledged.isEmpty && laptop.ledger.record.tooLarge == 0)
    database.refuse { _, _ in nil }
    let later = laptop.settle(with: try database.remote())
    #expect(later.failure == nil && later.sent.count == count && later.waiting == 0)
    #expect(try phoneGets() == count)
  }

  @Test func `where all is refused alike, hardly more is asked than where one change is`() throws {
    let laptop = try laptop(tasks: 240)
    database.refuse { _, _ in StandInFirestore.error(400, "oops") }
    laptop.settle(with: try database.remote())
    #expect(database.requests.count { $0 == "commit" } <= 20)
  }

  @Test func `one change that the server cannot take keeps no other here, and is told each time`()
    throws
  {
    let laptop = try laptop(tasks: 40)
    laptop.replica.add("Poison")
    let count = laptop.ids.count
    database.refuse { text, _ in
      text.contains("Poison") ? StandInFirestore.error(400, "oops") : nil
    }
    for round in 0..<2 {
      let outcome = laptop.settle(with: try database.remote())
      #expect(outcome.failure == .notTaken(.words("oops")) && outcome.isThrough, "round \(round)")
      #expect(outcome.tooLarge.isEmpty && outcome.waiting == 1, "round \(round)")
    }
    #expect(try phoneGets() == count - 1)
    database.refuse { _, _ in nil }
    #expect(laptop.settle(with: try database.remote()).sent.count == 1)
    #expect(laptop.ledger.waiting == 0)
  }

  @Test(arguments: [0..<4, 0..<20, 31..<45, 60..<80])
  func `many in a row that the server cannot take keep no other here, wherever they stand`(
    places: Range<Int>
  ) throws {
    let laptop = try laptop(tasks: 40)
    let ids = laptop.replica.projection.graph.nodes.map(\.id)
    let names = ids[places].map { "/nodes/\($0)\"" }
    database.refuse { text, _ in
      names.contains { text.contains($0) } ? StandInFirestore.error(400, "oops") : nil
    }
    let outcome = laptop.settle(with: try database.remote())
    #expect(outcome.failure == .notTaken(.words("oops")) && outcome.isThrough)
    #expect(outcome.waiting == places.count && outcome.sent.count == ids.count - places.count)
    // What is new goes out as well, though all that waits before it is refused.
    laptop.replica.add("Buy milk")
    let later = laptop.settle(with: try database.remote())
    #expect(later.waiting == places.count && later.sent.count == laptop.ids.count - ids.count)
  }

  @Test func `a change that no document holds stays here, and is named at every sync`() throws {
    let laptop = try laptop(tasks: 3)
    let large = String(repeating: "long ", count: 209_650)
    try laptop.replica.add([TaskDraft(title: "Large", description: large)])
    let count = laptop.ids.count
    for round in 0..<3 {
      let outcome = laptop.settle(with: try database.remote())
      #expect(outcome.failure == nil && outcome.waiting == 0, "round \(round)")
      #expect(outcome.tooLarge.count == 1, "round \(round)")
      #expect(laptop.ledger.record.tooLarge == 1, "round \(round)")
      laptop.restart()
    }
    #expect(laptop.ledger.acknowledged.count == count - 1)
    #expect(
      laptop.ledger.record.note == "1 change is too large for the remote and stays here")
    // It does not wait either, however that is counted.
    var ledger = laptop.ledger
    ledger.countWaiting(in: laptop.replica.projection.graph)
    #expect(ledger.waiting == 0)
    #expect(try phoneGets() == count - 1)
  }

  @Test func `a long change of which the server says that it is too long is set aside`() throws {
    let laptop = try laptop(tasks: 3)
    let large = String(repeating: "long ", count: 200_000)
    try laptop.replica.add([TaskDraft(title: "Large", description: large)])
    database.refuse { text, _ in
      text.contains("long long") ? StandInFirestore.error(400, Self.tooLarge) : nil
    }
    let outcome = laptop.settle(with: try database.remote())
    #expect(outcome.failure == nil && outcome.tooLarge.count == 1 && outcome.waiting == 0)
    #expect(!laptop.ledger.acknowledged.contains(outcome.tooLarge[0]))
  }

  @Test func `a change that is long only as it is spelt here goes out`() throws {
    let laptop = try laptop(tasks: 1)
    let lines = String(repeating: "\"\n", count: 261_700)
    try laptop.replica.add([TaskDraft(title: "Long", description: lines)])
    let outcome = laptop.settle(with: try database.remote())
    #expect(outcome.failure == nil && outcome.tooLarge.isEmpty && outcome.waiting == 0)
  }
}
