import Foundation
import RedoStore
import Testing

/// A passphrase while it is in memory.
struct PassphraseTests {
  @Test func `its memory is kept from swap and from core dumps`() throws {
    let passphrase = try Passphrase()
    #expect(passphrase.append(0x61))
    let address = passphrase.withBytes { UInt(bitPattern: $0.baseAddress) }
    let flags = try #require(try flags(ofMemoryAt: address))
    // Not to be dumped, and locked where the system lets this process lock memory.
    #expect(flags.contains("dd"), "\(flags)")
    #expect(flags.contains("lo") || !allowsLocking, "\(flags)")
  }

  @Test func `where a file is in the way of its file, the path is named`() throws {
    let folder = try TemporaryFolder()
    try folder.write("plain", "mine")
    let path = FilePath(folder.path(of: "plain/x"))
    let error = #expect(throws: StoreError.self) { _ = try Passphrase(contentsOf: path) }
    #expect(error == .failed(.open, path, code: ENOTDIR))
    #expect(error?.message.contains("REDO_DATA_DIR") == false)
  }

  private var allowsLocking: Bool {
    let page = UnsafeMutableRawPointer.allocate(byteCount: 4096, alignment: 4096)
    defer { page.deallocate() }
    guard mlock(page, 4096) == 0 else { return false }
    return munlock(page, 4096) == 0
  }

  /// What the kernel says of the mapping that holds an address.
  private func flags(ofMemoryAt address: UInt) throws -> [Substring]? {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/self/smaps"))
    let text = String(decoding: try #require(try file.readToEnd()), as: UTF8.self)
    var isHeld = false
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      let ends = (words.first ?? "").split(separator: "-").compactMap { UInt($0, radix: 16) }
      if ends.count == 2 { isHeld = (ends[0]..<ends[1]).contains(address) }
      if isHeld, words.first == "VmFlags:" { return Array(words.dropFirst()) }
    }
    return nil
  }
}
