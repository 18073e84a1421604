import Foundation
import RedoTestSupport
import Testing

@testable import RedoStore

@Suite struct ThemeFolderTests {
  private func themes(_ files: [String: String]) throws -> (ThemeFolder, TemporaryFolder) {
    let folder = try TemporaryFolder()
    let themes = ThemeFolder(in: FilePath(folder.path))
    let url = URL(fileURLWithPath: themes.path.description)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: url.appendingPathComponent(name))
    }
    return (themes, folder)
  }

  @Test func `files that end in theme are offered in order, odd names are not`() throws {
    let (themes, folder) = try themes([
      "zen.theme": "z", "Ana-2.theme": "a", "notes.txt": "", ".theme": "", ".hidden.theme": "",
      "a b.theme": "", "x=1.theme": "", "é.theme": "", "esc\u{1B}[31m.theme": "",
      String(repeating: "l", count: 60) + ".theme": "", "matrix.theme~": "",
    ])
    #expect(themes.names() == ["Ana-2", "zen"])
    #expect(try themes.bytes(of: "zen", limit: 10) == Array("z".utf8))
    withExtendedLifetime(folder) {}
  }

  @Test func `a folder that is not there has no themes, and a theme that is not there says so`()
    throws
  {
    let folder = try TemporaryFolder()
    let themes = ThemeFolder(in: FilePath(folder.path))
    #expect(themes.names().isEmpty)
    #expect(throws: StoreError.self) { try themes.bytes(of: "zen", limit: 10) }
  }

  @Test func `a theme is read one byte beyond its limit at most, and never a folder`() throws {
    let (themes, folder) = try themes(["long.theme": String(repeating: "x", count: 5000)])
    #expect(try themes.bytes(of: "long", limit: 100).count == 101)
    try FileManager.default.createDirectory(
      atPath: themes.file(of: "dir").description, withIntermediateDirectories: false)
    #expect(throws: StoreError.self) { try themes.bytes(of: "dir", limit: 10) }
    withExtendedLifetime(folder) {}
  }
}
