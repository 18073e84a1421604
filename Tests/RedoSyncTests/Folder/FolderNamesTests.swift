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
