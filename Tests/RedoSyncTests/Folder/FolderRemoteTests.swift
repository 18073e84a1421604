import RedoCrypto
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

@testable import RedoSync

/// A plain folder, and what carriers do to the files in it.
struct FolderRemoteTests {
  private static func remote(_ folder: MemoryFolder, _ writer: String) -> FolderRemote {
    FolderRemote(folder, writer: writer)
  }

  /// A laptop with a task that has left it in one segment.
  private static func written(_ folder: MemoryFolder) throws -> SyncDevice {
    let laptop = try SyncDevice("laptop", seed: 1)
    laptop.replica.add("Buy milk tomorrow #home")
    laptop.settle(with: remote(folder, "a"))
    #expect(folder.segments.count == 1)
    return laptop
  }

  @Test func `devices meet in a folder, each in files of its own`() throws {
    let folder = MemoryFolder()
    let laptop = try Self.written(folder)
    let phone = try SyncDevice("phone", seed: 2)
    phone.replica.add("Water the plants")
    phone.settle(with: Self.remote(folder, "b"))
    laptop.settle(with: Self.remote(folder, "a"))
    #expect(phone.picture == laptop.picture && phone.picture.count == 2)
    #expect(folder.segments.map { $0.prefix(2) } == ["a/", "b/"])
  }

  @Test func `a folder by a device's name is another device, and a copy of one is none`() throws {
    let folder = MemoryFolder()
    let laptop = try Self.written(folder)
    let phone = try SyncDevice("phone", seed: 2)
    phone.replica.add("Water the plants")
    let writer = String(repeating: "b", count: 32)
    phone.settle(with: Self.remote(folder, writer))
    for name in folder.segments {
      let (device, file) = (name.prefix { $0 != "/" }, name.drop { $0 != "/" })
      folder["\(device) (conflicted copy)\(file)"] = folder[name]
    }
    laptop.settle(with: Self.remote(folder, "a"))
    #expect(laptop.picture.count == 2)
    #expect(laptop.ledger.record.peers == 1)
  }

  @Test func `nothing new writes nothing new`() throws {
    let folder = MemoryFolder()
    let laptop = try Self.written(folder)
    for _ in 0..<3 {
      let outcome = laptop.settle(with: Self.remote(folder, "a"))
      #expect(outcome.traffic.sent == 0)
    }
    #expect(laptop.settle(with: Self.remote(folder, "a")).traffic.received == 0)
    #expect(folder.segments.count == 1)
  }

  @Test func `redo.json is looked at before each exchange, whatever was known before`() throws {
    let folder = MemoryFolder()
    let laptop = try Self.written(folder)
    func publish(_ version: String, _ least: String) {
      let text = #"{"format":1,"minClient":"\#(least)","protocol":"\#(version)"}"# + "\n"
      folder[FolderDocument.name] = Array(text.utf8)
    }
    publish("1.2.0", "99.0.0")
    laptop.replica.add("Water the plants")
    let old = laptop.settle(with: Self.remote(folder, "a"))
    #expect(old.failure == nil && old.sent.isEmpty && old.waiting == 2)
    #expect(old.note?.contains("needs Redo 99.0.0 or newer") == true)
    publish("1.2.0", "0.1.0")
    let newer = laptop.settle(with: Self.remote(folder, "a"))
    #expect(newer.sent.count == 2 && newer.note?.contains("1.2.0") == true)
    publish("2.0.0", "0.1.0")
    #expect(laptop.settle(with: Self.remote(folder, "a")).failure == .otherProtocol(2))
    let phone = try SyncDevice("phone", seed: 2)
    #expect(phone.settle(with: Self.remote(folder, "b")).failure == .otherProtocol(2))
    #expect(phone.ids.isEmpty)
    folder[FolderDocument.name] = Array(#"{"format":2,"protocol":"1.0.0"}"#.utf8)
    let later = laptop.settle(with: Self.remote(folder, "a")).failure
    #expect(later?.message.contains("newer Redo") == true && later?.isRetryable == false)
    folder[FolderDocument.name] = Array(#"{"format":0,"protocol":"1.0.0"}"#.utf8)
    #expect(laptop.settle(with: Self.remote(folder, "a")).failure?.isRetryable == true)
  }

  @Test func `a half-copied file is waited for, at whatever byte it was cut`() throws {
    let source = MemoryFolder()
    let laptop = try Self.written(source)
    let name = try #require(source.segments.first)
    let whole = try #require(source[name])
    for length in stride(from: 0, to: whole.count, by: 37) {
      let folder = MemoryFolder()
      folder[name] = Array(whole[..<length])
      let phone = try SyncDevice("phone", seed: 2)
      let outcome = phone.settle(with: Self.remote(folder, "b"))
      #expect(outcome.failure == nil && outcome.incomplete == 1, "\(length) bytes")
      #expect(phone.ids.isEmpty && phone.ledger.record.incomplete == 1)
      // As large as it will be, but with zeros where the rest is to come.
      folder[name] = whole[..<length] + [UInt8](repeating: 0, count: whole.count - length)
      #expect(phone.settle(with: Self.remote(folder, "b")).incomplete == 1, "\(length) bytes")
      folder[name] = whole
      phone.settle(with: Self.remote(folder, "b"))
      #expect(phone.picture == laptop.picture, "\(length) bytes")
      #expect(phone.ledger.record.incomplete == 0, "\(length) bytes")
    }
  }

  @Test func `of a long file that is still being copied only its ends are read`() throws {
    for name in ["a/\(String(repeating: "0", count: 64)).redo", "a/copying.redo"] {
      let folder = MemoryFolder()
      folder[name] = Array("redo-segment 1\n".utf8) + [UInt8](repeating: 0, count: 1_000_000)
      let phone = try SyncDevice("phone", seed: 2)
      for _ in 0..<2 {
        let outcome = phone.settle(with: Self.remote(folder, "b"))
        #expect(outcome.incomplete == 1, "\(name)")
        #expect(outcome.traffic.received < 1_000, "\(name)")
      }
    }
  }

  @Test(arguments: [
    "a/9c1e.sync-conflict-20261120-140500-ABCDEFG.redo", "a/9c1e (Ana's conflicted copy).redo",
    "b/renamed.redo", "at the top.redo", "a/9c1e.redo.conflict",
  ])
  func `a renamed file and a conflict copy count by what they hold`(name: String) throws {
    let folder = MemoryFolder()
    let laptop = try Self.written(folder)
    let original = try #require(folder.segments.first)
    let bytes = try #require(folder[original])
    let phone = try SyncDevice("phone", seed: 2)
    folder[original] = nil
    folder[name] = bytes
    phone.settle(with: Self.remote(folder, "c"))
    #expect(phone.picture == laptop.picture)
    folder[original] = bytes
    phone.settle(with: Self.remote(folder, "c"))
    #expect(phone.replica.projection.graph.nodes.count == laptop.ids.count)
  }

  @Test func `a file that a carrier took away is written again, by who has what it held`() throws {
    let folder = MemoryFolder()
    let laptop = try Self.written(folder)
    laptop.settle(with: Self.remote(folder, "a"))
    let name = try #require(folder.segments.first)
    folder[name] = nil
    #expect(laptop.settle(with: Self.remote(folder, "a")).sent.count == 2)
    #expect(folder.segments == [name])
    #expect(laptop.settle(with: Self.remote(folder, "a")).traffic.sent == 0)
  }

  @Test func `a file that was gone before the next look is missed all the same`() throws {
    let folder = MemoryFolder()
    let laptop = try Self.written(folder)
    let name = try #require(folder.segments.first)
    folder[name] = nil
    #expect(laptop.settle(with: Self.remote(folder, "a")).sent.count == 2)
    #expect(folder.segments == [name])
    let again = laptop.settle(with: Self.remote(folder, "a"))
    #expect(again.sent.isEmpty && again.traffic.received == 0)
  }

  @Test func `a file that was cut short after it was written is written again, whole`() throws {
    let folder = MemoryFolder()
    let laptop = try Self.written(folder)
    let name = try #require(folder.segments.first)
    let whole = try #require(folder[name])
    for (length, looks) in [(100, 0), (0, 0), (100, 2), (0, 2)] {
      for _ in 0..<looks { laptop.settle(with: Self.remote(folder, "a")) }
      folder[name] = Array(whole[..<length])
      #expect(laptop.settle(with: Self.remote(folder, "a")).sent.count == 2, "\(length) bytes")
      #expect(folder[name] == whole)
    }
  }

  @Test func `a damaged file that is as long as before is named, and written again`() throws {
    let folder = MemoryFolder()
    let laptop = try Self.written(folder)
    let name = try #require(folder.segments.first)
    let whole = try #require(folder[name])
    var turned = whole
    turned[whole.count / 2] ^= 1
    let zeros = [UInt8](repeating: 0, count: whole.count)
    for (damaged, looks) in [(turned, 0), (turned, 2), (zeros, 1)] {
      for _ in 0..<looks { laptop.settle(with: Self.remote(folder, "a")) }
      folder[name] = damaged
      let phone = try SyncDevice("phone", seed: 2)
      let outcome = phone.settle(with: Self.remote(folder, "b"))
      #expect(outcome.incomplete == 1 && phone.ids.isEmpty)
      // What has no end may still be on its way.
      let named = outcome.note?.contains("\(name) is damaged; sync again on the device")
      #expect(named == (damaged == turned ? true : nil))
      #expect(laptop.settle(with: Self.remote(folder, "a")).sent.count == 2)
      #expect(folder[name] == whole)
      let again = laptop.settle(with: Self.remote(folder, "a"))
      #expect(again.sent.isEmpty && again.traffic.received == 0 && again.note == nil)
      phone.settle(with: Self.remote(folder, "b"))
      #expect(phone.picture == laptop.picture)
    }
  }

  /// A whole segment with one line, which is no node.
  private static func segment(of byte: UInt8, count: Int) -> [UInt8] {
    let bytes = Array("redo-segment 1\n".utf8) + [UInt8](repeating: byte, count: count)
    let hash = Hex.text(of: SHA256().digest(of: bytes.span).bytes)
    return bytes + Array("\nsha256 \(hash)\n".utf8)
  }

  @Test func `of own files that were all written to, each look reads no more than a page`() throws {
    let folder = MemoryFolder()
    let laptop = try Self.written(folder)
    let name = try #require(folder.segments.first)
    let whole = try #require(folder[name])
    // They come before the segment, and each is longer than a page.
    let others = (0..<3).map { "a/!\($0).redo" }
    for other in others { folder[other] = Self.segment(of: 0x20, count: 600_000) }
    laptop.settle(with: Self.remote(folder, "a"))
    for other in others { folder[other] = Self.segment(of: 0x21, count: 600_000) }
    var damaged = whole
    damaged[whole.count / 2] ^= 1
    folder[name] = damaged
    for _ in others {
      let outcome = laptop.settle(with: Self.remote(folder, "a"))
      #expect(outcome.sent.isEmpty && !outcome.hasMore && outcome.traffic.received == 0)
      #expect(folder[name] == damaged)
    }
    laptop.settle(with: Self.remote(folder, "a"))
    #expect(folder[name] == whole)
  }

  @Test func `a folder below that cannot be looked into keeps nothing else away`() throws {
    let folder = MemoryFolder()
    let laptop = try Self.written(folder)
    let phone = try SyncDevice("phone", seed: 2)
    phone.settle(with: Self.remote(folder, "b"))
    folder.closed = ["a", "lost+found"]
    phone.replica.add("Water the plants")
    let outcome = phone.settle(with: Self.remote(folder, "b"))
    // What lies there was read, and is not taken for gone.
    #expect(outcome.sent.count == 2 && outcome.failure != nil && outcome.incomplete == 1)
    laptop.settle(with: Self.remote(folder, "a"))
    #expect(laptop.picture.count == 2)
  }

  @Test(arguments: ["at the top.redo", "b/9c1e.redo"])
  func `a file that cannot be looked at for a while is not taken for gone`(name: String) throws {
    let folder = MemoryFolder()
    let laptop = try Self.written(folder)
    let own = try #require(folder.segments.first)
    folder[name] = folder[own]
    laptop.settle(with: Self.remote(folder, "a"))
    let bytes = folder[name]
    folder[name] = nil
    folder.closed = [name]
    laptop.replica.add("Water the plants")
    let outcome = laptop.settle(with: Self.remote(folder, "a"))
    #expect(outcome.sent.count == 2 && outcome.failure != nil && outcome.incomplete == 1)
    folder[name] = bytes
    folder.closed = []
    let again = laptop.settle(with: Self.remote(folder, "a"))
    #expect(again.sent.isEmpty && again.traffic.received == 0 && again.failure == nil)
  }

  @Test func `files that are none of Redo's are left alone`() throws {
    let folder = MemoryFolder()
    let laptop = try Self.written(folder)
    folder["notes.txt"] = Array("hello".utf8)
    let photos = ["a/photo.redo", "a/photo (Ana's conflicted copy)"]
    for (photo, length) in zip(photos, [100, 17 << 20]) {
      folder[photo] = Array("GIF89a".utf8) + [UInt8](repeating: 0x20, count: length)
    }
    let phone = try SyncDevice("phone", seed: 2)
    let outcome = phone.settle(with: Self.remote(folder, "b"))
    #expect(outcome.failure == nil && outcome.refused.isEmpty)
    #expect(phone.picture == laptop.picture)
    #expect(folder["notes.txt"] == Array("hello".utf8))
    laptop.settle(with: Self.remote(folder, "a"))
    for photo in photos { folder[photo] = nil }
    for (device, name) in [(laptop, "a"), (phone, "b")] {
      let after = device.settle(with: Self.remote(folder, name))
      #expect(after.sent.isEmpty && after.traffic.received == 0)
    }
  }

  @Test func `a file that starts as a segment and is too long is counted, once`() throws {
    let folder = MemoryFolder()
    let laptop = try Self.written(folder)
    folder["a/long.redo"] = Self.segment(of: 0x20, count: 16 << 20)
    let phone = try SyncDevice("phone", seed: 2)
    #expect(phone.settle(with: Self.remote(folder, "b")).refused == [.unreadable: 1])
    #expect(phone.settle(with: Self.remote(folder, "b")).refused.isEmpty)
    #expect(phone.picture == laptop.picture)
  }

  @Test func `a file that was damaged on its way is read once it is mended, though as long`() throws
  {
    let folder = MemoryFolder()
    let laptop = try Self.written(folder)
    let name = try #require(folder.segments.first)
    let bytes = try #require(folder[name])
    let phone = try SyncDevice("phone", seed: 2)
    folder[name] = [UInt8](repeating: 0x47, count: bytes.count)
    #expect(phone.settle(with: Self.remote(folder, "b")).incomplete == 1)
    folder[name] = bytes
    phone.settle(with: Self.remote(folder, "b"))
    #expect(phone.picture == laptop.picture)
  }

  @Test func `halves as long as pages keep no other file away, and a sync comes to its end`() throws
  {
    let folder = MemoryFolder()
    let laptop = try Self.written(folder)
    let half = Array("redo-segment 1\n".utf8) + [UInt8](repeating: 0x20, count: 700_000)
    for number in 0..<3 { folder["0/\(number).redo"] = half }
    let phone = try SyncDevice("phone", seed: 2)
    phone.replica.add("Water the plants")
    let outcome = phone.settle(with: Self.remote(folder, "b"), rounds: 50)
    #expect(!outcome.hasMore && outcome.incomplete == 3 && outcome.sent.count == 2)
    #expect(phone.picture.count == 2)
    laptop.settle(with: Self.remote(folder, "a"))
    #expect(phone.picture == laptop.picture)
  }

  @Test func `an empty folder where a stick should be is not written to`() throws {
    let folder = MemoryFolder(nil)
    let laptop = try SyncDevice()
    laptop.replica.add("Buy milk")
    let outcome = laptop.settle(with: Self.remote(folder, "a"))
    #expect(outcome.failure == .folder(.notOurs("/shared")))
    #expect(outcome.waiting == 2)
    #expect(folder.segments.isEmpty)
  }
}
