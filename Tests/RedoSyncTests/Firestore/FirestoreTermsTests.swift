import RedoSync
import RedoTestSupport
import Testing

/// When the version document is read, and what is made of it.
struct FirestoreTermsTests {
  private let database = StandInFirestore()

  @Test func `whoever comes for the first time asks for the terms before anything else`() throws {
    let phone = try SyncDevice("phone", seed: 2)
    phone.replica.add("Buy milk")
    phone.settle(with: try database.remote())
    #expect(database.requests == ["version", "runQuery", "commit", "commit"])
  }

  @Test func `a client that is too old sends nothing, not even at its first exchange`() throws {
    database.publish(["protocol": "1.0.0", "minClient": "99.0"])
    let phone = try SyncDevice("phone", seed: 2)
    phone.replica.add("Buy milk")
    let outcome = phone.settle(with: try database.remote())
    #expect(database.requests == ["version", "runQuery"])
    #expect(outcome.failure == nil && outcome.waiting == 2)
    #expect(outcome.note?.contains("needs Redo 99.0.0 or newer") == true)
  }

  @Test func `a protocol that nobody here knows ends it before anything is asked`() throws {
    database.publish(["protocol": "2.0.0", "minClient": "0.1.0"])
    let phone = try SyncDevice("phone", seed: 2)
    #expect(phone.settle(with: try database.remote()).failure == .otherProtocol(2))
    #expect(database.requests == ["version"])
  }

  @Test func `terms are asked for again where something goes either way, and after a day at once`()
    throws
  {
    let remote = try database.remote()
    let phone = try SyncDevice("phone", seed: 2)
    phone.settle(with: remote)
    func asked(_ change: () -> Void) -> [String] {
      let before = database.requests.count
      change()
      phone.settle(with: remote)
      return Array(database.requests.dropFirst(before))
    }
    // While the program runs they are known, and one that starts anew with nothing new does without.
    #expect(asked {} == ["runQuery"])
    #expect(asked { phone.restart() } == ["runQuery"])
    #expect(asked { phone.replica.add("Buy milk") } == ["runQuery", "version", "commit", "commit"])
    #expect(asked { phone.replica.add("Bread") } == ["runQuery", "commit", "commit"])
    #expect(asked { phone.replica.wait(seconds: 86_000) } == ["runQuery"])
    #expect(asked { phone.replica.wait(seconds: 400) } == ["version", "runQuery"])
    // A clock that was put back tells nothing about their age.
    #expect(asked { phone.replica.wait(seconds: -900) } == ["version", "runQuery"])
  }

  @Test func `a program that runs on for days learns that it has become too old`() throws {
    let remote = try database.remote()
    let phone = try SyncDevice("phone", seed: 2)
    phone.settle(with: remote)
    database.publish(["protocol": "1.0.0", "minClient": "99.0"])
    phone.replica.wait(seconds: 90_000)
    phone.replica.add("Buy milk")
    #expect(phone.settle(with: remote).sent.isEmpty)
    #expect(!database.requests.contains("commit"))
    // And at once that it may send again.
    #expect(phone.settle(with: remote).sent.isEmpty)
    database.publish(["protocol": "1.0.0", "minClient": "0.1.0"])
    #expect(phone.settle(with: remote).sent.count == 2)
  }

  @Test(arguments: [["protocol": "one"], ["minClient": "new"], ["protocol": "1", "minClient": ""]])
  func `terms that cannot be read stop everything, and the words say where they stand`(
    version: [String: String]
  ) throws {
    database.publish(version)
    let phone = try SyncDevice("phone", seed: 2)
    phone.replica.add("Buy milk")
    let outcome = phone.settle(with: try database.remote())
    #expect(outcome.failure?.message.contains("meta/version") == true)
    #expect(outcome.waiting == 2 && database.requests == ["version"])
  }

  @Test(arguments: [(404, true), (403, true), (400, false), (413, false)])
  func `a server that does not say whether there are terms is not taken to have none`(
    status: Int, maySend: Bool
  ) throws {
    database.answerTerms(StandInFirestore.error(status, "Not now"))
    let phone = try SyncDevice("phone", seed: 2)
    phone.replica.add("Buy milk")
    let outcome = phone.settle(with: try database.remote())
    #expect(outcome.failure == (maySend ? nil : .refused(.objection(.words("Not now")))))
    #expect(outcome.sent.isEmpty != maySend)
    #expect((database.requests == ["version"]) != maySend)
  }

  @Test(arguments: [
    ([:], true), (["protocol": "1.0.0"], true), (["minClient": "99.0"], false),
    (["unknown": "x"], true),
  ])
  func `what a version document leaves out asks for nothing`(
    version: [String: String], maySend: Bool
  ) throws {
    database.publish(version)
    let phone = try SyncDevice("phone", seed: 2)
    phone.replica.add("Buy milk")
    #expect(phone.settle(with: try database.remote()).sent.isEmpty != maySend)
  }
}
