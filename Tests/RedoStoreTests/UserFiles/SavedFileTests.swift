import Foundation
import RedoStore
import Testing

@Suite struct SavedFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ name: String, _ text: String) -> SavedFile {
    SavedFile(at: FilePath(folder.path(of: name)), holding: Array(text.utf8))
  }

  @Test func `a new file is there whole, with the mode of any new file, and nothing beside it`()
    throws
  {
    try file("a.svg", "one").write(replacing: false)
    #expect(folder.text(of: "a.svg") == "one")
    let mask = umask(0o022)
    umask(mask)
    #expect(folder.mode(of: "a.svg") == 0o666 & ~mask)
    #expect(folder.names == ["a.svg"])
    #expect(file("a.svg", "one").isThere())
    #expect(!file("a.svg", "two").isThere())
  }

  @Test func `a name may be as long as the file system takes`() throws {
    let name = String(repeating: "a", count: 246) + ".svg"
    try file(name, "one").write(replacing: false)
    try file(name, "two").write(replacing: true)
    #expect(folder.text(of: name) == "two")
    #expect(folder.names == [name])
  }

  @Test func `a file that is there gives way only if so asked`() throws {
    try file("a.svg", "one").write(replacing: false)
    #expect(throws: StoreError.fileExists(FilePath(folder.path(of: "a.svg")))) {
      try file("a.svg", "two").write(replacing: false)
    }
    #expect(folder.text(of: "a.svg") == "one")
    try file("a.svg", "two").write(replacing: true)
    #expect(folder.text(of: "a.svg") == "two")
    #expect(folder.names == ["a.svg"])
  }

  @Test func `where a file is in the way of its folder, that file is named`() throws {
    try folder.write("plain", "mine")
    let error = #expect(throws: StoreError.self) {
      try file("plain/a.svg", "one").write(replacing: false)
    }
    #expect(error == .failed(.open, FilePath(folder.path(of: "plain")), code: ENOTDIR))
    #expect(error?.message.contains("REDO_DATA_DIR") == false)
    #expect(folder.text(of: "plain") == "mine")
  }

  @Test func `a file that comes while another is being written does not give way`() throws {
    let (home, path) = (folder.path, folder.path(of: "a.svg"))
    let long = SavedFile(at: FilePath(path), holding: [UInt8](repeating: 0x20, count: 32 << 20))
    var isFirst = false
    // The rival may be late: a busy machine lets it wait.
    for _ in 0..<50 where !isFirst {
      unlink(path)
      let made = Gathered<Int32>()
      let rival = Thread {
        // As soon as the first byte of the other is on its way.
        while (try? FileManager.default.contentsOfDirectory(atPath: home))?.isEmpty == true {}
        made.add(open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600))
      }
      rival.start()
      var problem: StoreError?
      do throws(StoreError) { try long.write(replacing: false) } catch { problem = error }
      while made.elements.isEmpty { usleep(100) }
      isFirst = made.elements[0] >= 0
      close(made.elements[0])
      #expect(problem == (isFirst ? .fileExists(FilePath(path)) : nil))
      #expect(folder.names == ["a.svg"])
    }
    #expect(isFirst && folder.text(of: "a.svg") == "")
  }

  @Test func `a link stays one, and what it leads to is replaced, with the mode that it had`()
    throws
  {
    try folder.write("kept", Array("mine".utf8), mode: 0o640)
    symlink("kept", folder.path(of: "link"))
    #expect(throws: StoreError.fileExists(FilePath(folder.path(of: "link")))) {
      try file("link", "two").write(replacing: false)
    }
    #expect(folder.text(of: "kept") == "mine")
    try file("link", "two").write(replacing: true)
    #expect(folder.text(of: "kept") == "two")
    #expect(folder.mode(of: "kept") == 0o640)
    let link = try FileManager.default.attributesOfItem(atPath: folder.path(of: "link"))
    #expect(link[.type] as? FileAttributeType == .typeSymbolicLink)
    #expect(folder.names == ["kept", "link"])
  }

  @Test(arguments: [false, true])
  func `what is no file is said to be none, whether or not files give way`(
    isReplacing: Bool
  ) throws {
    mkdir(folder.path(of: "folder"), 0o700)
    symlink("folder", folder.path(of: "way"))
    symlink("nowhere", folder.path(of: "loose"))
    let kinds: [(String, FileKind)] = [
      ("folder", .folder), ("folder/", .folder), ("absent/", .folder), ("way", .folder),
      ("loose", .symbolicLink),
    ]
    for (name, kind) in kinds {
      let error = StoreError.namesNoFile(FilePath(folder.path(of: name)), kind)
      #expect(throws: error) { try file(name, "x").write(replacing: isReplacing) }
      #expect(throws: error) { try file(name, "x").isTaken() }
    }
    #expect(folder.names == ["folder", "loose", "way"])
  }

  @Test func `nothing but a file gives way, and nothing is left behind`() throws {
    mkdir(folder.path(of: "folder"), 0o700)
    #expect(throws: StoreError.namesNoFile(FilePath(folder.path(of: "folder")), .folder)) {
      try file("folder", "x").write(replacing: true)
    }
    #expect(throws: StoreError.self) { try file("absent/x", "x").write(replacing: false) }
    #expect(throws: StoreError.self) { try file("", "x").write(replacing: true) }
    #expect(folder.names == ["folder"])
  }

  @Test func `the folder can be made first`() throws {
    let deep = file("x/y/z.service", "unit")
    deep.makeFolder()
    try deep.write(replacing: false)
    #expect(folder.text(of: "x/y/z.service") == "unit")
  }
}
