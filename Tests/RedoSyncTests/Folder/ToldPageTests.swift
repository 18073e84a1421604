import RedoCrypto
import RedoProtocol
import RedoTestSupport
import Testing

@testable import RedoSync

/// What devices leave in a shared folder of the reminders that they told.
struct ToldPageTests {
  private let folder = MemoryFolder()
  private let laptop = String(repeating: "a", count: 32)
  private let phone = String(repeating: "b", count: 32)
  private let user = SHA256().digest(of: Array("ana@example.org".utf8).span)

  private func moment(_ text: String) throws -> Instant {
    try #require(Instant(rfc3339: text))
  }

  private func reminder(_ number: UInt8, _ deadline: String) throws -> ReminderID {
    ReminderID(
      task: TaskID(UUIDv4(randomBytes: [UInt8](repeating: number, count: 16))),
      deadline: try moment(deadline))
  }

  private func page(_ writer: String, _ reminders: [ReminderID]) throws -> ToldPage {
    ToldPage(
      writer: writer, user: user, seen: try moment("2026-11-20T15:00:00Z"), reminders: reminders)
  }

  private static func sealed(_ key: SharedKey, _ salt: [UInt8]) throws -> MemoryFolder {
    let cost = try #require(PassphraseCost(operations: 1, memory: 8192))
    return MemoryFolder(
      FolderDocument(seal: FolderDocument.Seal(cost: cost, salt: salt, provenBy: key)))
  }

  private static func key(_ byte: UInt8) throws -> SharedKey {
    let bytes = [UInt8](repeating: byte, count: SharedKey.length)
    return try #require(bytes.withUnsafeBytes { SharedKey($0) })
  }

  @Test func `each device writes a page of its own and reads all of them`() throws {
    let first = try page(laptop, [reminder(1, "2026-11-20T15:00:00Z")])
    let second = try page(phone, [])
    try FolderRemote(folder, writer: laptop).tell(first)
    try FolderRemote(folder, writer: phone).tell(second)
    #expect(try FolderRemote(folder, writer: phone).toldPages() == [first, second])
    let more = try page(
      laptop, [reminder(1, "2026-11-20T15:00:00Z"), reminder(2, "2026-11-21T09:30:00Z")])
    try FolderRemote(folder, writer: laptop).tell(more)
    #expect(try FolderRemote(folder, writer: phone).toldPages() == [more, second])
    // Sync takes it for what it is: none of its business.
    let synced = try FolderRemote(folder, writer: phone).pull(after: .start)
    #expect(synced.lines.isEmpty && synced.incomplete == 0 && synced.unreadable == 0)
  }

  @Test func `a sealed folder shows no text, and a page opens in its own place alone`() throws {
    let salt = [UInt8](repeating: 5, count: PassphraseCost.saltLength)
    let key = try Self.key(7)
    let folder = try Self.sealed(key, salt)
    let told = try page(laptop, [reminder(1, "2026-11-20T15:00:00Z")])
    try FolderRemote(folder, writer: laptop, key: key).tell(told)
    let bytes = try #require(folder[laptop + "/told"])
    let text = String(decoding: bytes, as: UTF8.self)
    let header = "redo-told 1 sealed\n"
    #expect(text.hasPrefix(header))
    let box = Array(bytes.dropFirst(header.utf8.count))
    #expect(key.opened(box, binding: Array((header + laptop).utf8)) != nil)
    for word in ["user", "seen", "2026", "01010101", Hex.text(of: user.bytes)] {
      #expect(!text.contains(word), "\(word)")
    }
    #expect(try FolderRemote(folder, writer: phone, key: key).toldPages() == [told])
    folder[phone + "/told"] = bytes
    #expect(try FolderRemote(folder, writer: phone, key: key).toldPages() == [told])
    // Who has no passphrase can write nothing that counts there.
    folder[phone + "/told"] = try page(phone, []).bytes(sealedBy: nil)
    folder[laptop + "/told"] = try page(laptop, []).bytes(sealedBy: Self.key(8))
    #expect(try FolderRemote(folder, writer: phone, key: key).toldPages().isEmpty)
  }

  @Test func `garbage is passed over, line by line and file by file`() throws {
    let told = try reminder(1, "2026-11-20T15:00:00Z")
    let whole = try page(laptop, [told]).bytes(sealedBy: nil)
    folder[laptop + "/told"] =
      whole + Array("nonsense\n\(told.task) never\n\(told.task)\n \n\u{0}\n".utf8) + [0xFF, 0xC0]
    let reader = FolderRemote(folder, writer: phone)
    #expect(try reader.toldPages().map(\.reminders) == [[told]])
    // Half-copied, at whatever byte, it is no more than it was.
    for length in 0..<whole.count {
      folder[laptop + "/told"] = Array(whole[..<length])
      #expect(try reader.toldPages().allSatisfy { $0.reminders.isSubset(of: [told]) })
      folder[laptop + "/told"]? += [UInt8](repeating: 0, count: whole.count - length)
      #expect(try reader.toldPages().allSatisfy { $0.reminders.isSubset(of: [told]) })
    }
    folder[laptop + "/told"] = whole + [UInt8](repeating: 0x0A, count: ToldPage.lengthLimit)
    for name in ["told", "a/told", "../told", laptop.uppercased() + "/told", laptop + "/told.new"] {
      folder[name] = whole
    }
    #expect(try reader.toldPages().isEmpty)
  }

  @Test func `bytes by chance make no page and no trouble`() throws {
    var generator = SeededGenerator(seed: 20_261_120)
    let whole = try page(laptop, [reminder(1, "2026-11-20T15:00:00Z")]).bytes(sealedBy: nil)
    for _ in 0..<500 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...9, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      folder[laptop + "/told"] = bytes
      #expect(try FolderRemote(folder, writer: phone).toldPages().count <= 1)
    }
  }

  @Test func `a page holds so much and no more, and forgets what is long past`() throws {
    let many = try (0..<2_000).map { number in
      ReminderID(
        task: try reminder(1, "2026-11-20T15:00:00Z").task,
        deadline: Instant(milliseconds: try moment("2026-11-20T15:00:00Z").milliseconds + number))
    }
    let full = try page(laptop, many + [reminder(2, "2026-10-20T15:00:00Z")])
    #expect(full.reminders == Set(many.suffix(1_000)))
    for key in [nil, try Self.key(7)] {
      let bytes = full.bytes(sealedBy: key)
      #expect(bytes.count <= ToldPage.lengthLimit)
      #expect(ToldPage(bytes, by: laptop, openedBy: key) == full)
    }
    #expect(try page(laptop, [reminder(2, "2026-10-20T15:00:00Z")]).reminders.isEmpty)
  }

  @Test func `a folder that is not ours is not written to`() throws {
    let folder = MemoryFolder(nil)
    let remote = FolderRemote(folder, writer: laptop)
    #expect(throws: SyncError.folder(.notOurs("/shared"))) { try remote.tell(try page(laptop, [])) }
    #expect(throws: SyncError.folder(.notOurs("/shared"))) { try remote.toldPages() }
    #expect(try folder.listing().files.isEmpty)
  }
}
