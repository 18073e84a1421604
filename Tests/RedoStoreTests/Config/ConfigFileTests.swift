import Foundation
import RedoTestSupport
import Testing

@testable import RedoStore

@Suite(.timeLimit(.minutes(5)))
struct ConfigFileTests {
  let folder: TemporaryFolder
  let file: ConfigFile

  init() throws {
    folder = try TemporaryFolder()
    file = ConfigFile(in: folder.directory.path)
  }

  private func entries(_ text: String) -> [String] {
    ConfigText(Array(text.utf8)).entries.map { "\($0.line):\($0.key)=\($0.value)" }
  }

  private func warnings(_ bytes: [UInt8]) -> [ConfigText.Warning] {
    ConfigText(bytes).warnings
  }

  @Test func `entries come in order with their lines`() {
    let text = "# colours\n\ntheme = matrix\n  sort=rank  \r\n\t# more\ntheme = neon"
    #expect(entries(text) == ["3:theme=matrix", "4:sort=rank", "6:theme=neon"])
    #expect(warnings(Array(text.utf8)).isEmpty)
  }

  @Test func `a value keeps its own equals signs, hashes and spaces, and may be empty`() {
    #expect(entries("a = b = c") == ["1:a=b = c"])
    #expect(entries("colour = #00ff41") == ["1:colour=#00ff41"])
    #expect(
      entries("filter due soon = due:<3d  tag:é\tx") == ["1:filter due soon=due:<3d  tag:é\tx"])
    #expect(entries("empty =") == ["1:empty="])
  }

  @Test func `a byte order mark is passed over`() {
    #expect(entries("\u{feff}a = b") == ["1:a=b"])
  }

  @Test func `lines that cannot be read warn, and the rest holds`() {
    let bytes =
      Array("good = 1\nno sign\n= nothing\n".utf8) + [0xff, 0x3d, 0x31, 10]
      + Array("nul\0 = 1\nesc = \u{1b}[2J\nc1 = \u{9b}2J\nlast = 2\n".utf8)
    #expect(
      warnings(bytes) == [
        .init(line: 2, fault: .noEqualsSign), .init(line: 3, fault: .noKey),
        .init(line: 4, fault: .notUTF8), .init(line: 5, fault: .controlCharacter),
        .init(line: 6, fault: .controlCharacter), .init(line: 7, fault: .controlCharacter),
      ])
    #expect(ConfigText(bytes).entries.map(\.key) == ["good", "last"])
    #expect(warnings(bytes).first?.fault.rawValue == "has no \"=\"; write: key = value")
  }

  @Test func `what is beyond a mebibyte is not read but told`() throws {
    let line = Array("key = value\n".utf8)
    var bytes: [UInt8] = []
    while bytes.count <= ConfigText.limit { bytes += line }
    let config = ConfigText(bytes)
    #expect(config.entries.count == ConfigText.limit / line.count)
    #expect(config.entries.allSatisfy { $0.key == "key" && $0.value == "value" })
    #expect(config.warnings == [.init(line: config.entries.count + 1, fault: .beyondLimit)])
    let exact = [UInt8](repeating: 10, count: ConfigText.limit - 5) + Array("a = b".utf8)
    #expect(ConfigText(exact).warnings.isEmpty)
    #expect(ConfigText(exact).entries.count == 1)
    try folder.write(ConfigFile.name, [UInt8](repeating: 0x23, count: 3 << 20))
    #expect(try file.read().warnings == [.init(line: 1, fault: .beyondLimit)])
  }

  @Test func `a flood of bad lines is cut short`() {
    let bytes = Array(String(repeating: "x\n", count: 500_000).utf8)
    let warnings = warnings(bytes)
    #expect(warnings.count == ConfigText.warningLimit + 1)
    #expect(warnings.last == .init(line: ConfigText.warningLimit + 1, fault: .andMore))
  }

  @Test func `no bytes make it fail, and none it takes are controls`() {
    var generator = SeededGenerator.fromEnvironment(default: 7)
    for _ in 0..<300 {
      let count = Int.random(in: 0..<2_000, using: &generator)
      let alphabet: [UInt8] = [10, 61, 35, 32, 0, 27, 0xc2, 0x9b, 0xff, 65]
      let bytes = (0..<count).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
      let config = ConfigText(bytes)
      let lines = bytes.split(separator: 10, omittingEmptySubsequences: false).count
      #expect(config.entries.allSatisfy { $0.line <= lines && !$0.key.isEmpty })
      let controls = config.entries.flatMap { ($0.key + $0.value).unicodeScalars }
        .filter { $0.properties.generalCategory == .control }
      #expect(controls.isEmpty, "seed \(generator.seed)")
    }
  }

  @Test func `the file is found where the specification says`() throws {
    let set = Environment(["XDG_CONFIG_HOME": "/x", "HOME": "/h"])
    #expect(try ConfigFile(environment: set).path.description == "/x/redo/config")
    let home = Environment(["XDG_CONFIG_HOME": "x", "HOME": "/h"])
    #expect(try ConfigFile(environment: home).path.description == "/h/.config/redo/config")
    #expect(throws: StoreError.homeIsUnusable(alternative: .configHome)) {
      try ConfigFile(environment: Environment([String: String]()))
    }
  }

  @Test func `a change shows in its folder, and in that of what it is a link to`() throws {
    #expect(file.folders == [file.folder])
    mkdir(folder.path(of: "dots"), 0o700)
    try folder.write("dots/elsewhere", "theme = amber\n")
    symlink(folder.path(of: "dots/elsewhere"), folder.path(of: ConfigFile.name))
    let home = try #require(try file.folder.appending("dots").target())
    #expect(file.folders == [file.folder, home])
  }

  @Test func `an absent file says nothing, a linked one is read`() throws {
    #expect(try file.read() == ConfigText([]))
    try folder.write("elsewhere", "a = b\n")
    symlink(folder.path(of: "elsewhere"), folder.path(of: ConfigFile.name))
    #expect(try file.read().entries.map(\.key) == ["a"])
  }

  @Test(arguments: [Impostor.folder, .pipe, .socket])
  func `what is no file is an error and hangs nothing`(_ impostor: Impostor) throws {
    try impostor.plant(at: folder.path(of: ConfigFile.name), canary: "")
    let error = #expect(throws: StoreError.self) { try file.read() }
    #expect(error?.message.contains(folder.path(of: ConfigFile.name)) == true)
  }
}
