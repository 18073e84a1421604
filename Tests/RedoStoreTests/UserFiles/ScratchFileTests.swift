import Foundation
import RedoStore
import Testing

@Suite struct ScratchFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `the file is its owner's alone, and goes with what lies beside it`() throws {
    let environment = Environment(["TMPDIR": folder.path])
    do {
      let file = try ScratchFile(named: "text.md", in: environment)
      try file.write(Array("one".utf8))
      let place = try #require(folder.names.first)
      #expect(folder.mode(of: place) == 0o700)
      #expect(folder.mode(of: place + "/text.md") == 0o600)
      try folder.write(place + "/text.md~", "left by an editor")
      try folder.write(place + "/text.md", "two")
      #expect(try file.read() == Array("two".utf8))
      #expect(file.path.description == folder.path(of: place + "/text.md"))
    }
    #expect(folder.names.isEmpty)
  }

  @Test func `what another program wrote can be told and kept`() throws {
    let environment = Environment(["TMPDIR": folder.path])
    do {
      var file = try ScratchFile(named: "text.md", in: environment)
      try file.write(Array("one".utf8))
      let before = file.holdsMore(than: Array("one".utf8))
      let place = try #require(folder.names.first)
      try folder.write(place + "/.text.md.swp", "typed, not saved")
      let after = file.holdsMore(than: Array("one".utf8))
      #expect(!before && after)
      for name in [".text.md.swp", "text.md"] {
        try FileManager.default.removeItem(atPath: folder.path(of: "\(place)/\(name)"))
      }
      let without = file.holdsMore(than: Array("one".utf8))
      #expect(!without, "an editor that removed it wrote nothing")
      file.keep()
    }
    #expect(folder.names.count == 1)
  }

  @Test func `a failure leaves nothing behind`() throws {
    let environment = Environment(["TMPDIR": folder.path])
    do {
      let file = try ScratchFile(named: "text.md", in: environment)
      #expect(throws: StoreError.self) { try file.read() }
    }
    #expect(folder.names.isEmpty)
  }

  @Test func `a place that takes no folder is passed over`() throws {
    let environment = Environment([
      "XDG_RUNTIME_DIR": folder.path(of: "missing"), "TMPDIR": folder.path,
    ])
    let file = try ScratchFile(named: "text.md", in: environment)
    try file.write([])
    #expect(file.path.description.hasPrefix(folder.path))
  }
}
