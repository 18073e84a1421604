import Foundation
import Testing

@testable import RedoStore

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
    #expect(try shared.read("device/a.redo", limit: 10) == [65])
    try shared.replace("device/a.redo", [67])
    #expect(try shared.read("device/a.redo", limit: 10) == [67])
    #expect(folder.mode(of: "device/a.redo") == 0o644)
    #expect(try shared.listing()?.files.map(\.name) == ["device/a.redo"])
  }

  @Test(arguments: ["", "A", "Abc", "Abcd and more"])
  func `a file that is not the one that has the name is replaced by it`(_ damaged: String) throws {
    try shared.write("device/a.redo", Array("Abcd".utf8))
    try folder.write("device/a.redo", damaged)
    try shared.write("device/a.redo", Array("Abcd".utf8))
    #expect(folder.text(of: "device/a.redo") == "Abcd")
    #expect(try shared.listing()?.files.map(\.name) == ["device/a.redo"])
  }

  @Test func `a file that is there already is not written a second time`() throws {
    try shared.write("device/a.redo", [65])
    let path = folder.path(of: "device/a.redo")
    func inode() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    }
    let first = try inode()
    try shared.write("device/a.redo", [65])
    #expect(try inode() == first)
  }

  @Test(arguments: [2, 3])
  func `files beyond the most that are looked at are told of, and where they may lie`(
    most: Int
  ) throws {
    for name in ["a/1.redo", "a/2.redo", "b/1.redo", "b/2.redo"] { try shared.write(name, [65]) }
    let whole = try #require(try shared.listing(upTo: 4))
    #expect(whole.files.count == 4 && whole.closed.isEmpty && whole.failure == nil)
    let part = try #require(try shared.listing(upTo: most))
    #expect(part.files.count == most)
    #expect(part.failure == .remote(.holdsTooMuch(shared.path, files: most)))
    let missed = Set(whole.files.map(\.name)).subtracting(part.files.map(\.name))
    #expect(missed.allSatisfy { name in part.closed.contains { name.hasPrefix($0 + "/") } })
  }

  @Test func `what a killed process left in a device's folder goes at the next write`() throws {
    try shared.write("device/a.redo", [65])
    // No process has such a number; this one runs.
    let (dead, own) = ("4194305", "\(getpid())")
    let leftovers = [".b.redo.\(dead)", ".told.\(dead)"]
    let others = [
      ".b.redo.\(own)", ".syncthing.b.redo.tmp", ".b.redo.part", ".redo.\(dead)", "b.redo.\(dead)",
      ".b.txt.\(dead)",
    ]
    let fresh = ".c.redo.\(dead)"
    for name in leftovers + others + [fresh] { try folder.write("device/" + name, "half") }
    try folder.write(".b.redo.\(dead)", "another folder's")
    let old = Date(timeIntervalSinceNow: -7_200)
    for name in leftovers + others {
      try FileManager.default.setAttributes(
        [.modificationDate: old], ofItemAtPath: folder.path(of: "device/" + name))
    }
    try shared.write("device/d.redo", [66])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "device"))
    #expect(Set(names) == Set(others + [fresh, "a.redo", "d.redo"]))
    #expect(folder.names.contains(".b.redo.\(dead)"))
  }

  @Test(arguments: [(3_000, true), (4_000, false)])
  func `what was left is as old as the folder's own clock tells`(_ age: Int, _ stays: Bool) throws {
    // That clock is a day behind this one.
    let now = Date(timeIntervalSinceNow: -86_400)
    let left = ".b.redo.4194305"
    for (name, date) in [("a.redo", now), (left, now - TimeInterval(age))] {
      try folder.write(name, "half")
      try FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: folder.path(of: name))
    }
    let home = try folder.directory.open()
    SharedFolder.removeLeftovers(in: home, at: shared.path, beside: "a.redo")
    #expect(folder.names == (stays ? [left, "a.redo"] : ["a.redo"]))
  }

  @Test func `a name that others may give to other bytes is whoever's gave it first`() throws {
    try shared.claim("redo.json", [65])
    try shared.claim("redo.json", [66])
    #expect(try shared.read("redo.json", limit: 10) == [65])
  }

  @Test func `what cannot be put in the place of another thing is not said to be there`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "device/a.redo"), withIntermediateDirectories: true)
    #expect(throws: StoreError.self) { try shared.write("device/a.redo", [65]) }
  }

  @Test func `a link in the place of a device's folder has no file replaced elsewhere`() throws {
    let elsewhere = try TemporaryFolder()
    try elsewhere.write("told", "precious")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "device"), withDestinationPath: elsewhere.path)
    #expect(throws: StoreError.self) { try shared.replace("device/told", [65]) }
    #expect(throws: StoreError.self) { try shared.write("device/told", [65]) }
    #expect(elsewhere.text(of: "told") == "precious")
    #expect(elsewhere.names == ["told"])
  }
}
