import Foundation
import RedoHTTP
import RedoIntents
import RedoProtocol
import RedoSync
import RedoTasks
import RedoTestSupport
import Testing

/// The Firestore remote against Google's emulator, with the rules that we ship.
@Suite(
  .waits, .serialized, .enabled(if: FirestoreEmulator.isPresent, FirestoreEmulator.absence))
struct FirestoreEmulatorTests {
  private let emulator: FirestoreEmulator

  init() throws {
    emulator = try FirestoreEmulator()
  }

  @Test func `two devices of one person meet, and nothing new costs one request`() throws {
    let remote = emulator.remote("ana")
    let laptop = try SyncDevice("laptop", seed: 1)
    let phone = try SyncDevice("phone", seed: 2)
    laptop.replica.add("Buy milk tomorrow p4 #home // “two” litres — 牛乳\\n")
    laptop.replica.add("Water the plants every 3 days")
    #expect(laptop.settle(with: remote).failure == nil)
    #expect(phone.settle(with: remote).failure == nil)
    #expect(phone.picture == laptop.picture && phone.picture.count == 2)
    let task = try #require(phone.replica.projection.tasks.first?.id)
    _ = try phone.replica.run(.complete([task]))
    phone.settle(with: remote)
    laptop.settle(with: remote)
    #expect(phone.picture == laptop.picture)
    phone.settle(with: remote)
    for device in [laptop, phone] {
      let again = device.settle(with: remote)
      #expect(again.traffic.requests == 1 && again.received.isEmpty && again.sent.isEmpty)
      #expect(again.refused.isEmpty)
      #expect(abs(again.clockSkew ?? .max) < 60_000)
    }
  }

  @Test func `sending again what is there doubles nothing and fails nothing`() throws {
    let remote = emulator.remote("ana")
    let laptop = try SyncDevice("laptop", seed: 1)
    for number in 0..<6 { laptop.replica.add("Task \(number)") }
    let graph = laptop.replica.projection.graph
    let nodes = graph.nodes.indices.map { index in
      OutgoingNode(
        id: graph.nodes[index].id,
        line: Array(graph.bytes.canonicalText(ofNode: graph.nodes[index].line).utf8))
    }
    #expect(try remote.push(Array(nodes[3..<7])).acknowledged.count == 4)
    let mixed = try remote.push(nodes)
    #expect(Set(mixed.acknowledged) == Set(nodes.map(\.id)))
    #expect(try remote.push(nodes).acknowledged.count == nodes.count)
    #expect(try remote.pull(after: .start).lines.count == nodes.count)
  }

  @Test func `a node beyond a document's room stays here, and the others go`() throws {
    let remote = emulator.remote("ana")
    let laptop = try SyncDevice("laptop", seed: 1)
    let large = String(repeating: "long ", count: 209_500)
    try laptop.replica.add([TaskDraft(title: "Large", description: large)])
    laptop.replica.add("Small")
    let outcome = laptop.settle(with: remote)
    #expect(outcome.failure == nil)
    #expect(outcome.tooLarge.count == 1 && outcome.sent.count == 3)
    // It is not tried for ever.
    #expect(laptop.settle(with: remote).waiting == 0)
  }

  @Test func `a list of own changes that is full is noted and keeps nothing from syncing`() throws {
    let zeros = String(repeating: "0", count: 59)
    let ids = (0..<14_400).map { #"{"stringValue":"sha256:\#(zeros)\#($0)"}"# }
    let full =
      #"{"fields":{"ownedNodes":{"arrayValue":{"values":[\#(ids.joined(separator: ","))]}}}}"#
    #expect(try emulator.status("PATCH", "/users/ana", full, as: "ana") == 200)
    let laptop = try SyncDevice("laptop", seed: 1)
    try laptop.replica.add((0..<250).map { TaskDraft(title: "Task \($0)") })
    let outcome = laptop.settle(with: emulator.remote("ana"))
    #expect(outcome.failure == nil && outcome.waiting == 0)
    #expect(
      outcome.note == "the list of own changes on the remote is full; syncing does not need it")
    let phone = try SyncDevice("phone", seed: 2)
    phone.settle(with: emulator.remote("ana"))
    #expect(phone.picture == laptop.picture && phone.picture.count == 250)
  }

  @Test func `pages are read to their end`() throws {
    let remote = emulator.remote("ana")
    let laptop = try SyncDevice("laptop", seed: 1)
    try laptop.replica.add((0..<350).map { TaskDraft(title: "Task \($0)") })
    let sent = laptop.settle(with: remote)
    #expect(sent.failure == nil && laptop.ledger.acknowledged.count == 700)
    let phone = try SyncDevice("phone", seed: 2)
    phone.settle(with: remote)
    #expect(phone.picture == laptop.picture && phone.picture.count == 350)
  }

  @Test func `the rules keep strangers out, and nobody rewrites what is written`() throws {
    let laptop = try SyncDevice("laptop", seed: 1)
    laptop.replica.add("Secret")
    laptop.settle(with: emulator.remote("ana"))
    let id = try #require(laptop.ids.first)
    #expect(try emulator.remote("eve").pull(after: .start).lines.isEmpty)
    #expect(try emulator.status("GET", "/nodes/\(id)", as: "ana") == 200)
    #expect(try emulator.status("GET", "/nodes/\(id)", as: "eve") == 403)
    // Whether a node is there may be asked, since a device that lost count has to.
    #expect(try emulator.status("GET", "/nodes/absent", as: "eve") == 404)
    #expect(try emulator.status("DELETE", "/nodes/\(id)", as: "ana") == 403)
    #expect(try emulator.status("DELETE", "/nodes/\(id)", as: "eve") == 403)
    let rewritten = #"{"fields":{"accessList":{"arrayValue":{"values":[{"stringValue":"eve"}]}}}}"#
    for name in ["ana", "eve"] {
      #expect(try emulator.status("PATCH", "/nodes/\(id)", rewritten, as: name) == 403)
    }
    #expect(try emulator.status("GET", "/users/ana", as: "ana") == 200)
    #expect(try emulator.status("GET", "/users/ana", as: "eve") == 403)
    let owned = #"{"fields":{"ownedNodes":{"arrayValue":{}}}}"#
    #expect(try emulator.status("PATCH", "/users/ana", owned, as: "eve") == 403)
    #expect(try emulator.status("DELETE", "/users/ana", as: "eve") == 403)
    // A query for everything, or for what somebody else may read, is refused as a whole.
    let all = #"{"structuredQuery":{"from":[{"collectionId":"nodes"}]}}"#
    #expect(try emulator.status("POST", ":runQuery", all, as: "ana") == 403)
  }

  @Test func `what strangers plant is counted and not taken`() throws {
    let forged = TaskSketch(by: TestDevice(9), task: 1).create("Forged")
      .edited { $0["taskId"] = .string(TaskSketch.task(2)) }
    let remote = emulator.remote("ana")
    _ = try remote.push([OutgoingNode(id: forged.id, line: forged.line)])
    let phone = try SyncDevice("phone", seed: 2)
    let outcome = phone.settle(with: remote)
    #expect(outcome.refused == [.broken(.hashMismatch): 1])
    #expect(phone.ids.isEmpty)
  }

  @Test func `what is there under another account is refused in words that say so`() throws {
    let laptop = try SyncDevice("laptop", seed: 1)
    laptop.replica.add("Buy milk")
    laptop.settle(with: emulator.remote("ana"))
    laptop.forgetRemote()
    let outcome = laptop.settle(with: emulator.remote("bo"))
    #expect(outcome.failure == .takenByOther)
    #expect(outcome.sent.isEmpty && outcome.waiting == 2)
    // What nobody has sent yet may be anybody's, and the first account goes on.
    let phone = try SyncDevice("phone", seed: 2)
    phone.replica.add("Water the plants")
    #expect(phone.settle(with: emulator.remote("bo")).sent.count == 2)
    #expect(laptop.settle(with: emulator.remote("ana")).failure == nil)
  }

  @Test func `the version document is asked for first, and not again where nothing is new`() throws
  {
    let transport = RecordingTransport()
    let remote = emulator.remote("ana", over: transport)
    let laptop = try SyncDevice("laptop", seed: 1)
    laptop.replica.add("Buy milk")
    laptop.settle(with: remote)
    #expect(transport.calls == ["version", "runQuery", "commit", "commit"])
    laptop.settle(with: remote)
    laptop.restart()
    #expect(laptop.settle(with: remote).traffic.requests == 1)
    #expect(transport.calls.dropFirst(4) == ["runQuery", "runQuery"])
  }

  @Test func `a client that the version document calls too old does not send`() throws {
    let body =
      #"{"fields":{"protocol":{"stringValue":"1.0.0"},"minClient":{"stringValue":"99.0"}}}"#
    let url =
      "http://\(emulator.address.emulator?.text ?? "")/v1/projects/\(emulator.address.project)/databases/(default)/documents/meta/version"
    let status = try CurlTransport().send(
      HTTPRequest(
        "PATCH", url, headers: ["Authorization": "Bearer owner"],
        body: .plain(Array(body.utf8)), allowsPlain: true)
    ).status
    #expect(status == 200)
    let laptop = try SyncDevice("laptop", seed: 1)
    laptop.replica.add("Buy milk")
    let outcome = laptop.settle(with: emulator.remote("ana"))
    #expect(outcome.failure == nil && outcome.sent.isEmpty && outcome.note != nil)
  }

  @Test(arguments: Machine.histories(2, long: 40))
  func `three devices come to the same tasks while the way there fails`(history: Int) throws {
    var generator = SeededGenerator.fromEnvironment(default: UInt64(history) &* 31 &+ 5)
    let seed = Comment(rawValue: "seed \(generator.seed)")
    let transport = FaultyTransport(seed: generator.seed, rate: 15 + history % 2 * 25)
    let remote = emulator.remote("ana", over: transport)
    let devices = try (1...3).map { try SyncDevice("device-\($0)", seed: UInt8($0)) }
    for step in 0..<45 {
      guard let device = devices.randomElement(using: &generator) else { continue }
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: device.replica.add("Task \(step) every 3 days")
      case 1:
        if let task = device.replica.projection.tasks.randomElement(using: &generator) {
          _ = try? device.replica.run(.complete([task.id]))
        }
      default:
        device.sync(with: remote, isKilled: Int.random(in: 0..<6, using: &generator) == 0)
      }
    }
    transport.mend()
    for _ in 0..<2 {
      for device in devices { #expect(device.settle(with: remote).failure == nil, seed) }
    }
    for device in devices {
      #expect(device.soundIDs == devices[0].soundIDs, seed)
      #expect(device.picture == devices[0].picture, seed)
      #expect(device.ids.count == device.replica.projection.graph.nodes.count, seed)
    }
  }
}
