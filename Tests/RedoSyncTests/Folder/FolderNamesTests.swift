import RedoCrypto
import RedoSync
import RedoTestSupport
import Testing

/// Names in a shared folder are bytes, whatever they look like.
struct FolderNamesTests {
  @Test func `a file beside one that looks alike and is as long is read, too`() throws {
    let (composed, decomposed) = ("caf\u{E9}/1.redo", "cafe\u{301}/1.redo")
    let folder = MemoryFolder()
    for (name, title, seed) in [(composed, "Buy milk", 1), (decomposed, "Buy salt", 2)] {
      let own = MemoryFolder()
      let device = try SyncDevice("device", seed: UInt8(seed))
      device.replica.add(title)
      device.settle(with: FolderRemote(own, writer: "a"))
      let segment = try #require(own.segments.first)
      folder[name] = own[segment]
    }
    #expect(folder[composed]?.count == folder[decomposed]?.count)
    let second = folder[decomposed]
    folder[decomposed] = nil
    let phone = try SyncDevice("phone", seed: 3)
    phone.settle(with: FolderRemote(folder, writer: "b"))
    #expect(phone.picture.count == 1)
    folder[decomposed] = second
    phone.settle(with: FolderRemote(folder, writer: "b"))
    #expect(phone.picture.count == 2)
    #expect(phone.settle(with: FolderRemote(folder, writer: "b")).traffic.received == 0)
  }

  @Test(arguments: [true, false])
  func `a device names its own damaged file where none takes its place`(isSealed: Bool) throws {
    let salt = [UInt8](repeating: 5, count: PassphraseCost.saltLength)
    let cost = try #require(PassphraseCost(operations: 1, memory: 8 << 10))
    let words = Array("correct horse".utf8)
    let secret = words.withUnsafeBytes { SharedKey($0, salt: salt, cost: cost) }
    let key = isSealed ? secret : nil
    #expect((key != nil) == isSealed)
    let seal = key.map { FolderDocument.Seal(cost: cost, salt: salt, provenBy: $0) }
    let folder = MemoryFolder(FolderDocument(seal: seal))
    let laptop = try SyncDevice("laptop", seed: 1)
    laptop.replica.add("Buy milk")
    let own = FolderRemote(folder, writer: "a", key: key)
    laptop.settle(with: own)
    let name = try #require(folder.segments.first)
    folder[name] = folder[name].map { Array($0.prefix(100)) }
    let mended = laptop.settle(with: own)
    #expect(mended.sent.count == 2 && mended.note == nil)
    let after = laptop.settle(with: own)
    #expect(after.sent.isEmpty && after.incomplete == (isSealed ? 1 : 0))
    #expect(after.note?.contains(name) == (isSealed ? true : nil))
    // Nobody else can know that it does not come whole.
    let phone = try SyncDevice("phone", seed: 2)
    for _ in 0..<2 {
      #expect(phone.settle(with: FolderRemote(folder, writer: "b", key: key)).note == nil)
    }
    #expect(phone.picture == laptop.picture)
    guard isSealed else { return }
    folder[name] = nil
    for device in [(laptop, "a"), (phone, "b")] {
      let outcome = device.0.settle(with: FolderRemote(folder, writer: device.1, key: key))
      #expect(outcome.incomplete == 0 && outcome.note == nil && outcome.sent.isEmpty)
    }
  }

  @Test func `what lies in a closed folder is not taken for gone, however its name begins`() throws
  {
    let folder = MemoryFolder()
    let laptop = try SyncDevice("laptop", seed: 1)
    laptop.replica.add("Buy milk")
    laptop.settle(with: FolderRemote(folder, writer: "a"))
    // A mark that joins with the slash before it.
    let name = "b/\u{301}9c1e.redo"
    let segment = try #require(folder.segments.first)
    folder[name] = folder[segment]
    laptop.settle(with: FolderRemote(folder, writer: "a"))
    folder.closed = ["b"]
    let outcome = laptop.settle(with: FolderRemote(folder, writer: "a"))
    #expect(outcome.failure != nil && outcome.traffic.received == 0)
    folder.closed = []
    let again = laptop.settle(with: FolderRemote(folder, writer: "a"))
    #expect(again.failure == nil && again.traffic.received == 0)
  }
}
