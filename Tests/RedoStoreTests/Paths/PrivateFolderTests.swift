import Foundation
import RedoStore
import Testing

struct PrivateFolderTests {
  private func path(_ values: [String: String]) throws(StoreError) -> String {
    try PrivateFolder(environment: Environment(values)).path.description
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
    #expect(error == .homeIsUnusable(alternative: .dataDirectory))
    #expect(error?.message.contains("Set HOME, or set REDO_DATA_DIR") == true)
  }

  @Test func `config and state have folders of their own`() throws {
    let home = Environment(["HOME": "/c", "XDG_STATE_HOME": "/s"])
    #expect(try BaseDirectory.config.folder(in: home).description == "/c/.config/redo")
    #expect(try BaseDirectory.state.folder(in: home).description == "/s/redo")
    let error = #expect(throws: StoreError.self) {
      try BaseDirectory.config.folder(in: Environment([String: String]()))
    }
    #expect(error == .homeIsUnusable(alternative: .configHome))
  }

  @Test func `bytes that are no text are kept as they are`() throws {
    let folder = try TemporaryFolder()
    let bytes = Array(folder.path.utf8) + [0x2f, 0xff, 0xfe, 0x20, 0x0a]
    let directory = try PrivateFolder(environment: Environment(["REDO_DATA_DIR": bytes]))
    #expect(directory.path.bytes == bytes)
    try directory.create()
    var status = stat()
    let outcome = (bytes + [0]).map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { text in
      text.baseAddress.map { stat($0, &status) }
    }
    #expect(outcome == 0)
  }

  @Test(arguments: [[], [0], Array("/tmp/a".utf8) + [0] + Array("b".utf8)])
  func `an empty path or one with a NUL is refused`(_ bytes: [UInt8]) {
    let path = FilePath(bytes: bytes)
    #expect(throws: StoreError.pathIsUnusable(path)) { try PrivateFolder(path: path).create() }
  }

  @Test func `a path shown to a terminal holds no controls`() {
    let shown = FilePath("/tmp/\u{1b}[2J\u{7}\u{202e}\u{9b}x\n").description
    #expect(shown == "/tmp/\\u{1b}[2J\\u{7}\\u{202e}\\u{9b}x\\u{a}")
  }
}
