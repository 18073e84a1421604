import RedoCrypto
import RedoProtocol
import RedoTestSupport
import Testing

@testable import RedoSync

/// A folder under a passphrase.
struct SealedFolderTests {
  private static func remote(
    _ folder: MemoryFolder, _ writer: String, key: SharedKey? = nil
  ) -> FolderRemote {
    FolderRemote(folder, writer: writer, key: key)
  }

  @Test func `a folder with a passphrase shows nothing and takes nothing without it`() throws {
    let salt = [UInt8](repeating: 5, count: PassphraseCost.saltLength)
    let cost = try #require(PassphraseCost(operations: 1, memory: 8 << 10))
    func key(_ text: String) throws -> SharedKey {
      let bytes = Array(text.utf8)
      return try #require(bytes.withUnsafeBytes { SharedKey($0, salt: salt, cost: cost) })
    }
    let right = try key("correct horse")
    let wrong = try key("battery staple")
    let seal = FolderDocument.Seal(cost: cost, salt: salt, provenBy: right)
    #expect(seal.isProven(by: right) && !seal.isProven(by: wrong))
    let document = FolderDocument(seal: seal)
    #expect(FolderDocument(document.bytes) == document)
    let salted = #""salt":"\#(Hex.text(of: salt))""#
    #expect(String(decoding: document.bytes, as: UTF8.self).contains(salted))

    let folder = MemoryFolder(document)
    let laptop = try SyncDevice("laptop", seed: 1)
    laptop.replica.add("Secret errand")
    laptop.settle(with: Self.remote(folder, "a", key: right))
    let name = try #require(folder.segments.first)
    let bytes = try #require(folder[name])
    #expect(!String(decoding: bytes, as: UTF8.self).contains("errand"))
    // Other programs have to bind the same bytes to it.
    let header = Array("redo-segment 1 sealed\n".utf8)
    let hashLine = 73
    let box = Array(bytes.dropFirst(header.count).dropLast(hashLine))
    #expect(bytes.starts(with: header) && right.opened(box, binding: header) != nil)

    let phone = try SyncDevice("phone", seed: 2)
    #expect(
      phone.settle(with: Self.remote(folder, "b", key: wrong)).failure == .folder(.passphraseNeeded)
    )
    #expect(phone.settle(with: Self.remote(folder, "b")).failure == .folder(.passphraseNeeded))
    #expect(phone.ids.isEmpty)
    phone.settle(with: Self.remote(folder, "b", key: right))
    #expect(phone.picture == laptop.picture)
  }

  @Test func `a sealed file that was tampered with is told from one that is half copied`() throws {
    let bytes = Array("passphrase".utf8)
    let cost = try #require(PassphraseCost(operations: 1, memory: 8 << 10))
    let salt = [UInt8](repeating: 5, count: PassphraseCost.saltLength)
    let key = try #require(bytes.withUnsafeBytes { SharedKey($0, salt: salt, cost: cost) })
    let folder = MemoryFolder(
      FolderDocument(seal: FolderDocument.Seal(cost: cost, salt: salt, provenBy: key)))
    let laptop = try SyncDevice("laptop", seed: 1)
    laptop.replica.add("Secret errand")
    laptop.settle(with: Self.remote(folder, "a", key: key))
    // Somebody without the passphrase makes a segment of his own.
    let open = MemoryFolder()
    let stranger = try SyncDevice("stranger", seed: 3)
    stranger.replica.add("Planted")
    stranger.settle(with: Self.remote(open, "c"))
    let name = try #require(open.segments.first)
    folder[name] = open[name]
    let phone = try SyncDevice("phone", seed: 2)
    phone.replica.add("Water the plants")
    let outcome = phone.settle(with: Self.remote(folder, "b", key: key))
    #expect(outcome.failure == nil && outcome.refused == [.unreadable: 1])
    #expect(outcome.note?.contains(name) == true && outcome.sent.count == 2)
    laptop.settle(with: Self.remote(folder, "a", key: key))
    #expect(phone.picture == laptop.picture && phone.picture.count == 2)
    // It was counted once, and somebody who swaps the folder for an open one gets nothing.
    #expect(phone.settle(with: Self.remote(folder, "b", key: key)).refused.isEmpty)
    folder[FolderDocument.name] = FolderDocument(seal: nil).bytes
    phone.replica.add("Another secret errand")
    let files = folder.segments
    #expect(
      phone.settle(with: Self.remote(folder, "b", key: key)).failure
        == .folder(.sealGone("/shared")))
    #expect(folder.segments == files)
  }
}
