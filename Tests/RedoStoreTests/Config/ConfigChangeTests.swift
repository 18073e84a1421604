import Foundation
import RedoTestSupport
import Testing

@testable import RedoStore

/// Changes of the config that the program makes: the rest of the file stays as it is.
@Suite struct ConfigChangeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var file: ConfigFile { ConfigFile(in: FilePath(folder.path)) }

  private func edited(_ text: String, _ change: (inout ConfigEdit) -> Void) -> String {
    var edit = ConfigEdit(Array(text.utf8))
    change(&edit)
    return String(decoding: edit.bytes, as: UTF8.self)
  }

  private func content() throws -> String {
    try #require(folder.text(of: ConfigFile.name))
  }

  @Test func `comments, unknown lines, blanks and line ends stay`() {
    let text = "# mine\r\n\ttheme=amber  \r\nnonsense\r\n\r\n# end"
    #expect(
      edited(text) { $0.set("theme", to: "mono") }
        == "# mine\r\ntheme = mono\r\nnonsense\r\n\r\n# end")
    #expect(edited(text) { $0.set("due", to: "3") } == text + "\ndue = 3\n")
  }

  @Test func `the last line of a key is the one that is changed, and all of them go`() {
    let text = "a = 1\nb = 2\na = 3\n"
    #expect(edited(text) { $0.set("a", to: "4") } == "a = 1\nb = 2\na = 4\n")
    #expect(edited(text) { $0.remove("a") } == "b = 2\n")
    #expect(edited(text) { $0.rename(to: "c d") { $0 == "a" } } == "c d = 1\nb = 2\nc d = 3\n")
    #expect(edited("") { $0.set("a", to: "") } == "a = \n")
  }

  @Test func `keys that mean the same in another spelling are changed with it`() {
    let text = "A = 1\r\n b= 2\na =3"
    func isA(_ key: String) -> Bool { key.lowercased() == "a" }
    #expect(edited(text) { $0.set("a", to: "4", where: isA) } == "A = 1\r\n b= 2\na = 4\n")
    #expect(edited(text) { $0.remove(where: isA) } == " b= 2\n")
    #expect(edited(text) { $0.rename(to: "c", where: isA) } == "c = 1\r\n b= 2\nc = 3\n")
    #expect(edited(" b= 2") { $0.set("a", to: "4", where: isA) } == " b= 2\na = 4\n")
  }

  @Test func `bytes that are no text are kept`() {
    let bytes: [UInt8] = [0xff, 0xfe, 10, 0, 61, 10] + Array("a = 1".utf8)
    var edit = ConfigEdit(bytes)
    edit.set("a", to: "2")
    #expect(edit.bytes == bytes.dropLast(5) + Array("a = 2\n".utf8))
  }

  @Test func `whatever the file holds, an edit that does nothing changes nothing`() {
    var generator = SeededGenerator.fromEnvironment(default: 11)
    for _ in 0..<300 {
      let alphabet: [UInt8] = [10, 13, 61, 35, 32, 0, 0xff, 65]
      let bytes = (0..<Int.random(in: 0..<200, using: &generator)).map { _ in
        alphabet.randomElement(using: &generator) ?? 0
      }
      var edit = ConfigEdit(bytes)
      edit.remove("no such key")
      #expect(edit.bytes == bytes, "seed \(generator.seed)")
      edit.set("new key", to: "v")
      #expect(edit.bytes.starts(with: bytes))
    }
  }

  @Test func `a file that is not there is made, for its owner alone`() throws {
    try file.change { $0.set("a", to: "b") }
    #expect(try content() == "a = b\n")
    #expect(folder.mode(of: ConfigFile.name) == 0o600)
  }

  @Test func `a linked file is changed where it is, and keeps its mode`() throws {
    try folder.write("elsewhere", "a = b\n")
    chmod(folder.path(of: "elsewhere"), 0o644)
    symlink(folder.path(of: "elsewhere"), folder.path(of: ConfigFile.name))
    try file.change { $0.set("a", to: "c") }
    #expect(try content() == "a = c\n")
    let link = try FileManager.default.attributesOfItem(atPath: folder.path(of: ConfigFile.name))
    #expect(link[.type] as? FileAttributeType == .typeSymbolicLink)
    #expect(folder.mode(of: "elsewhere") == 0o644)
    #expect(folder.names == ["config", "elsewhere"])
  }

  @Test func `a file that is too long is refused with its limit, and stays as it is`() throws {
    let bytes = [UInt8](repeating: 10, count: ConfigText.limit + 1)
    try folder.write(ConfigFile.name, bytes)
    #expect(throws: StoreError.keptFileIsTooLong(file.path, limit: ConfigText.limit)) {
      try file.change { $0.set("a", to: "c") }
    }
    #expect(folder.bytes(of: ConfigFile.name) == bytes)
  }

  @Test func `a link that leads nowhere is refused`() throws {
    symlink(folder.path(of: "nowhere"), folder.path(of: ConfigFile.name))
    #expect(throws: StoreError.self) { try file.change { $0.set("a", to: "c") } }
  }
}
