import Foundation
import RedoStore
import Testing

struct PrivateFolderCreationTests {
  @Test func `the folder and those above it are private whatever the umask says`() async {
    await #expect(processExitsWith: .success) {
      for mask in [0o000, 0o022, 0o077, 0o777] as [mode_t] {
        let folder = try TemporaryFolder()
        umask(mask)
        let path = FilePath(folder.path(of: "a/b//c/"))
        try PrivateFolder(path: path).create()
        for name in ["a", "a/b", "a/b/c"] { #expect(folder.mode(of: name) == 0o700) }
      }
    }
  }

  @Test func `a relative path is made from the working folder`() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      chdir(folder.path)
      try PrivateFolder(path: FilePath("a/b")).create()
      try PrivateFolder(path: FilePath("c")).create()
      #expect(folder.mode(of: "a/b") == 0o700)
      #expect(folder.mode(of: "c") == 0o700)
    }
  }

  @Test func `a folder that exists keeps its mode and what is in it`() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", "kept")
    chmod(folder.path, 0o755)
    try folder.directory.create()
    #expect(folder.mode(of: ".") == 0o755)
    #expect(folder.text(of: "x") == "kept")
  }

  @Test func `a link to a folder of the same user is followed`() throws {
    let folder = try TemporaryFolder()
    let target = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "link"), withDestinationPath: target.path)
    try PrivateFolder(path: FilePath(folder.path(of: "link"))).create()
    #expect(target.mode(of: ".") == 0o700)
  }

  @Test(arguments: [Impostor.pipe, .socket, .danglingLink])
  func `what is no folder is refused without hanging`(_ impostor: Impostor) throws {
    let folder = try TemporaryFolder()
    try impostor.plant(at: folder.path(of: "data"), canary: folder.path(of: "canary"))
    let directory = PrivateFolder(path: FilePath(folder.path(of: "data")))
    #expect(throws: StoreError.self) { try directory.create() }
    #expect(folder.names == ["data"])
  }

  @Test func `a file in the folder's place is refused and named`() throws {
    let folder = try TemporaryFolder()
    try folder.write("data", "precious")
    for name in ["data", "data/inner"] {
      let path = FilePath(folder.path(of: name))
      let error = #expect(throws: StoreError.self) { try PrivateFolder(path: path).create() }
      #expect(error?.message.contains(folder.path(of: "data")) == true)
    }
    #expect(folder.text(of: "data") == "precious")
  }

  @Test(arguments: [0o720, 0o702, 0o777, 0o770] as [mode_t])
  func `a folder others can write to is refused with the fix`(_ mode: mode_t) throws {
    let folder = try TemporaryFolder()
    chmod(folder.path, mode)
    let error = #expect(throws: StoreError.self) { try folder.directory.create() }
    #expect(error == .writableByOthers(folder.directory.path, mode: mode))
    #expect(error?.message.contains("chmod go-w \(folder.path)") == true)
    #expect(folder.mode(of: ".") == mode)
  }

  @Test(.enabled(if: Machine.isRoot, Machine.needsRoot))
  func `a folder of another user is refused`() throws {
    let folder = try TemporaryFolder()
    chown(folder.path, 12_345, 0)
    #expect(throws: StoreError.foreignOwner(folder.directory.path, owner: 12_345, user: 0)) {
      try folder.directory.create()
    }
  }
}
