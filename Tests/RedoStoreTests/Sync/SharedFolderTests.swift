import Foundation
import RedoStore
import Testing

/// A folder that others write to as well.
struct SharedFolderTests {
  private let folder: TemporaryFolder
  private let shared: SharedFolder

  init() throws {
    folder = try TemporaryFolder()
    shared = SharedFolder(path: folder.directory.path)
  }

  @Test func `what is written is there whole, readable by the folder's other users`() throws {
    try shared.write("device/a.redo", [65])
    try shared.write("device/a.redo", [66])
    #expect(try shared.read("device/a.redo", limit: 10) == [65])
    try shared.replace("device/a.redo", [67])
    #expect(try shared.read("device/a.redo", limit: 10) == [67])
    #expect(folder.mode(of: "device/a.redo") == 0o644)
    #expect(try shared.listing()?.files.map(\.name) == ["device/a.redo"])
  }

  @Test func `a link in the place of a device's folder has no file replaced elsewhere`() throws {
    let elsewhere = try TemporaryFolder()
    try elsewhere.write("told", "precious")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "device"), withDestinationPath: elsewhere.path)
    #expect(throws: StoreError.self) { try shared.replace("device/told", [65]) }
    #expect(elsewhere.text(of: "told") == "precious")
    #expect(elsewhere.names == ["told"])
  }
}
