import Foundation
import RedoProtocol
import RedoStore
import Testing

@Suite struct RemindedFileTests {
  private let folder: TemporaryFolder
  private let file: RemindedFile
  private let noon = Instant(milliseconds: 1_700_000_000_000)
  private let later = Instant(milliseconds: 1_700_000_060_000)

  init() throws {
    folder = try TemporaryFolder()
    file = RemindedFile(in: FilePath(folder.path))
  }

  @Test func `a moment is kept as one line, and only put in the place of the one that was read`()
    throws
  {
    #expect(file.read() == nil)
    #expect(try file.exchange(nil, for: noon))
    #expect(file.read() == noon)
    #expect(folder.text(of: RemindedFile.name) == "2023-11-14T22:13:20.000Z\n")
    #expect(folder.mode(of: RemindedFile.name) == 0o600)
    #expect(try !file.exchange(nil, for: later))
    #expect(file.read() == noon)
    #expect(try file.exchange(noon, for: later))
    #expect(try file.exchange(later, for: nil))
    #expect(file.read() == nil)
    #expect(folder.names.isEmpty)
  }

  @Test func `of many that run at once, one alone names what is due`() async throws {
    let (file, noon) = (file, noon)
    let wins = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 { group.addTask { (try? file.exchange(nil, for: noon)) ?? false } }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(wins == 1)
  }

  @Test(arguments: ["", "\n", "yesterday\n", "2023-11-14T22:13:20.000Z", "\u{1B}[2J\n"])
  func `an odd file counts as none, and gives way`(text: String) throws {
    try folder.write(RemindedFile.name, text)
    #expect(file.read() == nil)
    #expect(try file.exchange(nil, for: noon))
    #expect(file.read() == noon)
  }

  @Test func `a file that others can read counts as none`() throws {
    try folder.write(RemindedFile.name, Array("2023-11-14T22:13:20.000Z\n".utf8), mode: 0o644)
    #expect(file.read() == nil)
  }
}
