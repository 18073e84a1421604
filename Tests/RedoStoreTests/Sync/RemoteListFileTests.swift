import Foundation
import RedoStore
import Testing

/// The list of remotes, which several processes may change at once.
struct RemoteListFileTests {
  private let folder: TemporaryFolder
  private let list: RemoteListFile

  init() throws {
    folder = try TemporaryFolder()
    list = RemoteListFile(in: folder.directory)
  }

  private static func entry(_ number: Int) -> RemoteEntry {
    RemoteEntry(
      id: "00000000000000\(10 + number)", kind: .folder, name: "r\(number)", address: "/\(number)")
  }

  @Test func `what is added at once is all there`() throws {
    let failures = Gathered<StoreError>()
    let list = list
    Machine.inThreads(16) { number in
      do throws(StoreError) {
        try list.change { $0.append(Self.entry(number)) }
      } catch {
        failures.add(error)
      }
    }
    #expect(failures.elements.isEmpty)
    #expect(Set(try list.read()) == Set((0..<16).map(Self.entry)))
    #expect(folder.names == [RemoteListFile.name])
    #expect(folder.mode(of: RemoteListFile.name) == 0o600)
  }

  @Test func `what a later version wrote into the list outlives a change`() throws {
    try list.change { $0.append(Self.entry(0)) }
    let text = try #require(folder.text(of: RemoteListFile.name))
    #expect(try list.unreadLineCount() == 0)
    try folder.write(RemoteListFile.name, text + "carrier-pigeon 12 roof\n")
    #expect(try list.unreadLineCount() == 1)
    try list.change { $0.append(Self.entry(1)) }
    #expect(try list.read() == [Self.entry(0), Self.entry(1)])
    #expect(folder.text(of: RemoteListFile.name)?.hasSuffix("carrier-pigeon 12 roof\n") == true)
  }

  @Test func `a list that is too long is refused with its limit, and stays as it is`() throws {
    let text = String(repeating: "#\n", count: 32_768)
    try folder.write(RemoteListFile.name, text)
    #expect(try list.read().isEmpty)
    try folder.write(RemoteListFile.name, text + "#")
    let path = FilePath(folder.path(of: RemoteListFile.name))
    #expect(throws: StoreError.keptFileIsTooLong(path, limit: 65_536)) {
      try list.change { $0.append(Self.entry(0)) }
    }
    #expect(folder.text(of: RemoteListFile.name) == text + "#")
  }

  @Test func `a list that was begun by hand loses nothing`() throws {
    try list.change { $0 += [Self.entry(0), Self.entry(1)] }
    let text = try #require(folder.text(of: RemoteListFile.name))
    let lines = text.split(separator: "\n").dropFirst()
    try folder.write(RemoteListFile.name, lines.joined(separator: "\n") + "\n")
    #expect(try list.read() == [Self.entry(0), Self.entry(1)])
    try list.change { $0.append(Self.entry(2)) }
    #expect(try list.read() == (0..<3).map(Self.entry))
  }

  @Test func `keys that a killed process left go when the list changes, those in use stay`() throws
  {
    let gone = "remote-0123456789abcdef"
    let later = "remote-00000000000000ff"
    let kept = ["remote-\(Self.entry(0).id).client", "remote-\(Self.entry(0).id).key"]
    let others = ["\(gone).account", "\(gone).key.old", "remote-01234.key", "\(later).key"]
    let left = ["\(gone).client", "\(gone).client.42.new", "\(gone).key", "\(gone).key.7.new"]
    try list.change { $0.append(Self.entry(0)) }
    let text = try #require(folder.text(of: RemoteListFile.name))
    try folder.write(RemoteListFile.name, text + "00000000000000ff pigeon roof\n")
    for name in kept + others + left { try folder.write(name, "secret") }
    #expect(try list.unlistedSecrets() == left)
    try list.change { $0.append(Self.entry(1)) }
    #expect(folder.names == (kept + others + [RemoteListFile.name]).sorted())
    #expect(try list.unlistedSecrets().isEmpty)
  }

  @Test func `keys stay when their list was moved away, but for those that nobody misses`() throws {
    try list.change { $0 += [Self.entry(0), Self.entry(1)] }
    let names = (0..<2).map { "remote-\(Self.entry($0).id)" }
    let (used, unused, half) = (names[0] + ".key", names[1] + ".key", names[1] + ".key.7.new")
    for name in [used, unused, half, names[0] + ".sent"] { try folder.write(name, "kept") }
    #expect(!(try list.isLost()))
    try FileManager.default.removeItem(atPath: folder.path(of: RemoteListFile.name))
    #expect(try list.isLost())
    try list.change { $0.append(Self.entry(2)) }
    #expect(folder.names.filter { $0.contains(".key") } == [used, unused])
    #expect(folder.text(of: used) == "kept" && folder.text(of: unused) == "kept")
    #expect(!(try list.isLost()))
    // Nothing was ever sent to the remote of the other.
    try list.change { $0.append(Self.entry(3)) }
    #expect(folder.names.filter { $0.contains(".key") } == [used])
    #expect(try list.unlistedSecrets() == [used])
  }

  @Test(arguments: [
    ("remote-0123456789abcdef.sent", true), ("remote-0123456789abcdef-emulator.sent", true),
    ("remote-0123456789abcdef.client", true), ("remote-0123456789abcdef.key.7.new", false),
    ("remote-01234.sent", false),
  ])
  func `a missing list is lost where a remote left a file`(_ name: String, _ isLost: Bool) throws {
    #expect(!(try list.isLost()))
    try folder.write(name, "kept")
    #expect(try list.isLost() == isLost)
    try folder.write(RemoteListFile.name, "")
    #expect(try list.isLost() == isLost)
  }

  @Test func `a key that is written before its remote is listed is none that was left`() throws {
    let name = "remote-\(Self.entry(0).id).key"
    try folder.write(name, "secret")
    #expect(try list.unlistedSecrets() == [name])
    let left = try list.change { remotes throws(StoreError) in
      remotes.append(Self.entry(0))
      return try list.unlistedSecrets()
    }
    #expect(left.isEmpty)
    #expect(folder.names.contains(name))
  }

  @Test func `a change that is refused leaves the list as it was`() throws {
    try list.change { $0.append(Self.entry(0)) }
    #expect(throws: StoreError.remote(.known("/1", name: "r1"))) {
      try list.change { remotes throws(StoreError) in
        remotes.append(Self.entry(1))
        throw .remote(.known("/1", name: "r1"))
      }
    }
    #expect(try list.read() == [Self.entry(0)])
  }
}
