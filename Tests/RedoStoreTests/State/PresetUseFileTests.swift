import Foundation
import RedoStore
import Testing

struct PresetUseFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `counts of uses come back, and odd ones count as none`() throws {
    let file = PresetUseFile(in: FilePath(folder.path(of: "state")))
    #expect(file.read().isEmpty)
    #expect(file.write(["This week": 12, "b": 1]))
    #expect(file.read() == ["This week": 12, "b": 1])
    let signs = ["#home": 2, "\\#home": 3, "\\": 4, "#\u{301}": 5, "a#b": 6]
    #expect(file.write(signs))
    #expect(file.read() == signs)
    try folder.write(
      "state/" + PresetUseFile.name, "a = -1\nb = x\nc = 2\nd = 99999999999999999999\n")
    chmod(folder.path(of: "state/" + PresetUseFile.name), 0o600)
    #expect(file.read() == ["c": 2])
    chmod(folder.path(of: "state/" + PresetUseFile.name), 0o666)
    #expect(file.read().isEmpty)
  }
}
