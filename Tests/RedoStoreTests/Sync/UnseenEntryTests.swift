import Foundation
import RedoStore
import Testing

/// A shared folder with an entry that the system will not look at, as behind a mount whose server is gone.
///
/// A path of more than 4,095 bytes is such an entry for everybody, root too.
struct UnseenEntryTests {
  private let top: TemporaryFolder
  private let shared: SharedFolder
  private let unseen = String(repeating: "x", count: 250)

  init() throws {
    top = try TemporaryFolder()
    var path = top.path
    while path.utf8.count < 3_900 {
      path += "/" + String(repeating: "d", count: min(200, 3_949 - path.utf8.count))
      #expect(mkdir(path, 0o700) == 0)
    }
    shared = SharedFolder(path: FilePath(path))
    try shared.write("device/a.redo", [65])
  }

  /// Does something with the shared folder or one in it, by names alone.
  private func open(_ name: String = ".", _ body: (Int32) -> Bool) {
    let root = Glibc.open(shared.path.text, O_RDONLY | O_DIRECTORY)
    let folder = openat(root, name, O_RDONLY | O_DIRECTORY)
    #expect(body(folder))
    close(folder)
    close(root)
  }

  @Test func `an entry that cannot be looked at keeps no other away`() throws {
    open { mkdirat($0, unseen, 0o700) == 0 }
    defer { open { unlinkat($0, unseen, AT_REMOVEDIR) == 0 } }
    let listing = try #require(try shared.listing())
    #expect(listing.files.map(\.name) == ["device/a.redo"])
    #expect(listing.closed == [unseen] && listing.failure != nil)
    #expect(try shared.folders() == ["device"])
  }

  @Test func `an entry of a device's folder that cannot be looked at keeps no other away`() throws {
    open("device") { mkdirat($0, unseen, 0o700) == 0 }
    defer { open("device") { unlinkat($0, unseen, AT_REMOVEDIR) == 0 } }
    let listing = try #require(try shared.listing())
    #expect(listing.files.map(\.name) == ["device/a.redo"])
    #expect(listing.closed == ["device/" + unseen] && listing.failure != nil)
  }
}
