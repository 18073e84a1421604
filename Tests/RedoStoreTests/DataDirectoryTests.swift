import Foundation
import RedoStore
import Testing

struct DataDirectoryTests {
  private func path(_ values: [String: String]) throws(StoreError) -> String {
    try DataDirectory(environment: Environment(values)).path.description
  }

  @Test func `its own variable comes first`() throws {
    let values = ["REDO_DATA_DIR": "/a", "XDG_DATA_HOME": "/b", "HOME": "/c"]
    #expect(try path(values) == "/a")
    #expect(try path(["REDO_DATA_DIR": "here/it is"]) == "here/it is")
  }

  @Test func `the data home of the specification comes next`() throws {
    #expect(try path(["XDG_DATA_HOME": "/b", "HOME": "/c"]) == "/b/redo")
    #expect(try path(["REDO_DATA_DIR": "", "XDG_DATA_HOME": "/b/"]) == "/b/redo")
  }

  @Test(arguments: ["", "relative", "./x", "~"])
  func `an empty or relative data home is ignored`(_ value: String) throws {
    #expect(try path(["XDG_DATA_HOME": value, "HOME": "/c"]) == "/c/.local/share/redo")
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "c"], ["XDG_DATA_HOME": "x"]])
  func `without a home the error says what to set`(_ values: [String: String]) throws {
    let error = #expect(throws: StoreError.self) { try path(values) }
    #expect(error == .homeIsUnusable(alternative: "REDO_DATA_DIR"))
    #expect(error?.message.contains("Set HOME, or set REDO_DATA_DIR") == true)
  }

  @Test func `bytes that are no text are kept as they are`() throws {
    let folder = try TemporaryFolder()
    let bytes = Array(folder.path.utf8) + [0x2f, 0xff, 0xfe, 0x20, 0x0a]
    let directory = try DataDirectory(environment: Environment(["REDO_DATA_DIR": bytes]))
    #expect(directory.path.bytes == bytes)
    try directory.create()
    var status = stat()
    #expect((bytes + [0]).withUnsafeBytes { stat($0.baseAddress?.bindMemory(to: CChar.self, capacity: 1) ?? "", &status) } == 0)
  }

  @Test func `a path shown to a terminal holds no controls`() {
    let shown = FilePath("/tmp/\u{1b}[2J\u{7}\u{202e}\u{9b}x\n").description
    #expect(shown == "/tmp/\\u{1b}[2J\\u{7}\\u{202e}\\u{9b}x\\u{a}")
  }
}
