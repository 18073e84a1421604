import Foundation
import RedoStore
import Testing

@Suite struct HookFolderTests {
  private let folder: TemporaryFolder
  private let hooks: HookFolder

  init() throws {
    folder = try TemporaryFolder()
    hooks = HookFolder(in: FilePath(folder.path))
    mkdir(folder.path(of: "hooks"), 0o700)
  }

  private func fault() -> HookFault? {
    if case .failure(let fault)? = hooks.program(for: .add) { fault } else { nil }
  }

  private func write(mode: mode_t) throws {
    try folder.write("hooks/on-add", Array("#!/bin/sh\n".utf8), mode: mode)
  }

  @Test func `a program of the user's own is a hook, and each event has its file`() throws {
    #expect(HookEvent.allCases.allSatisfy { hooks.program(for: $0) == nil })
    try write(mode: 0o700)
    #expect(hooks.program(for: .add) == .success(FilePath(folder.path(of: "hooks/on-add"))))
    #expect(HookEvent.allCases.filter { hooks.has($0) } == [.add])
    #expect(hooks.program(for: .change) == nil)
    try write(mode: 0o755)
    #expect(fault() == nil)
  }

  @Test func `without the folder there are none`() {
    rmdir(folder.path(of: "hooks"))
    #expect(hooks.program(for: .sync) == nil)
  }

  private static let refused: [(mode_t, HookFault)] = [
    (0o600, .notExecutable), (0o644, .notExecutable), (0o720, .writableByOthers),
    (0o702, .writableByOthers), (0o777, .writableByOthers),
  ]

  @Test(arguments: refused)
  func `one that others can change, or nobody can run, is refused`(
    mode: mode_t, expected: HookFault
  ) throws {
    try write(mode: mode)
    #expect(fault() == expected)
  }

  @Test(arguments: ["/hooks", ""])
  func `one in a folder that others can change, or below one, is refused`(place: String) throws {
    try write(mode: 0o700)
    chmod(folder.path + place, 0o777)
    #expect(fault() == .folderWritableByOthers(FilePath(folder.path + place)))
  }

  @Test(.enabled(if: Machine.isRoot, Machine.needsRoot), arguments: ["/hooks", ""])
  func `one in a folder of another user, or below one, is refused`(place: String) throws {
    try write(mode: 0o700)
    chown(folder.path + place, 12_345, 0)
    #expect(fault() == .placeOfAnother(FilePath(folder.path + place)))
  }

  @Test func `a link is followed to what it names`() throws {
    try folder.write("mine.sh", Array("#!/bin/sh\n".utf8), mode: 0o700)
    symlink("../mine.sh", folder.path(of: "hooks/on-add"))
    #expect(fault() == nil)
    chmod(folder.path(of: "mine.sh"), 0o722)
    #expect(fault() == .writableByOthers)
    unlink(folder.path(of: "mine.sh"))
    #expect(fault() == .notAFile && hooks.has(.add))
  }

  @Test func `a link to where others can put something else is refused`() throws {
    mkdir(folder.path(of: "shared"), 0o700)
    try folder.write("shared/mine.sh", Array("#!/bin/sh\n".utf8), mode: 0o700)
    symlink("../shared/mine.sh", folder.path(of: "hooks/on-add"))
    #expect(fault() == nil)
    chmod(folder.path(of: "shared"), 0o777)
    #expect(fault() == .folderWritableByOthers(FilePath(folder.path(of: "shared"))))
  }

  /// What a link to a program far below holds, the modes of folders, and which of them is at fault.
  private static let ways: [(String, [String: mode_t], String?)] = [
    ("../a/b/c/mine.sh", [:], nil),
    ("../a/b/c/mine.sh", ["a": 0o720], "a"),
    ("../a/b/c/mine.sh", ["a/b": 0o702], "a/b"),
    ("../a/b/c/mine.sh", ["a/b/c": 0o777, "a": 0o777], "a"),
    ("../a/b/c/mine.sh", ["a": 0o1777, "a/b": 0o1770], nil),
    ("../away/mine.sh", ["a/b": 0o777], "a/b"),
    // What stands in the place of `d/e` says where this leads.
    ("../d/e/../../a/b/c/mine.sh", ["d": 0o777], "d"),
    ("../d/e/../../a/b/c/mine.sh", ["d/e": 0o777], nil),
  ]

  private func makeWay(_ link: String) throws {
    for name in ["a", "a/b", "a/b/c", "d", "d/e"] { mkdir(folder.path(of: name), 0o700) }
    symlink("a/b/c", folder.path(of: "away"))
    try folder.write("a/b/c/mine.sh", Array("#!/bin/sh\n".utf8), mode: 0o700)
    symlink(link, folder.path(of: "hooks/on-add"))
  }

  @Test(arguments: ways)
  func `of all folders on the way, the first that others can change is named`(
    link: String, modes: [String: mode_t], wrong: String?
  ) throws {
    try makeWay(link)
    for (name, mode) in modes { chmod(folder.path(of: name), mode) }
    #expect(
      fault() == wrong.map { HookFault.folderWritableByOthers(FilePath(folder.path(of: $0))) })
  }

  private static let foreign: [(String, mode_t)] = [("a", 0o700), ("a/b", 0o700), ("a/b", 0o1777)]

  @Test(.enabled(if: Machine.isRoot, Machine.needsRoot), arguments: foreign)
  func `a folder of another user, far above the program, is refused`(
    name: String, top: mode_t
  ) throws {
    try makeWay("../a/b/c/mine.sh")
    chmod(folder.path(of: "a"), top)
    chown(folder.path(of: name), 12_345, 0)
    #expect(fault() == .placeOfAnother(FilePath(folder.path(of: name))))
  }

  @Test func `of several links, each is in a folder that others cannot change`() throws {
    try folder.write("mine.sh", Array("#!/bin/sh\n".utf8), mode: 0o700)
    mkdir(folder.path(of: "mid"), 0o700)
    symlink("../mine.sh", folder.path(of: "mid/link"))
    symlink("../mid/link", folder.path(of: "hooks/on-add"))
    #expect(fault() == nil)
    chmod(folder.path(of: "mid"), 0o777)
    #expect(fault() == .folderWritableByOthers(FilePath(folder.path(of: "mid"))))
    // The same where a folder is the link.
    unlink(folder.path(of: "hooks/on-add"))
    symlink("..", folder.path(of: "mid/up"))
    symlink("\(folder.path)/mid/up/mine.sh", folder.path(of: "hooks/on-add"))
    #expect(fault() == .folderWritableByOthers(FilePath(folder.path(of: "mid"))))
  }

  @Test func `the folder of hooks is no link to where others can put another one`() throws {
    mkdir(folder.path(of: "shared"), 0o700)
    try write(mode: 0o700)
    rename(folder.path(of: "hooks"), folder.path(of: "shared/hooks"))
    symlink("shared/hooks", folder.path(of: "hooks"))
    #expect(fault() == nil)
    chmod(folder.path(of: "shared"), 0o777)
    #expect(fault() == .folderWritableByOthers(FilePath(folder.path(of: "shared"))))
  }

  @Test func `a sticky folder will do where others can rename nothing of the user's`() throws {
    mkdir(folder.path(of: "store"), 0o700)
    try folder.write("store/mine.sh", Array("#!/bin/sh\n".utf8), mode: 0o700)
    symlink("../store/mine.sh", folder.path(of: "hooks/on-add"))
    chmod(folder.path(of: "store"), 0o1775)
    #expect(fault() == nil)
  }

  @Test(.enabled(if: Machine.isRoot, Machine.needsRoot))
  func `what another user can replace in a sticky folder is refused`() throws {
    try write(mode: 0o700)
    rename(folder.path(of: "hooks"), folder.path(of: "theirs"))
    symlink("theirs", folder.path(of: "hooks"))
    lchown(folder.path(of: "hooks"), 12_345, 0)
    #expect(fault() == nil)
    chmod(folder.path, 0o1770)
    #expect(fault() == .placeOfAnother(FilePath(folder.path(of: "hooks"))))
  }

  @Test func `links that lead in a circle are no program`() {
    symlink("on-add", folder.path(of: "hooks/on-add"))
    #expect(fault() == .unreadable)
    unlink(folder.path(of: "hooks/on-add"))
    rmdir(folder.path(of: "hooks"))
    symlink("hooks", folder.path(of: "hooks"))
    #expect(fault() == .unreadable && hooks.has(.add))
  }

  @Test func `a reason names the folder that is at fault`() {
    let place = FilePath("/srv/store")
    #expect(HookFault.folderWritableByOthers(place).message.contains("/srv/store"))
    #expect(HookFault.placeOfAnother(place).message.contains("/srv/store"))
  }

  @Test(arguments: [Impostor.folder, .pipe, .socket])
  func `what is no file is refused`(impostor: Impostor) throws {
    try impostor.plant(at: folder.path(of: "hooks/on-add"), canary: folder.path(of: "canary"))
    #expect(fault() == .notAFile)
  }
}
