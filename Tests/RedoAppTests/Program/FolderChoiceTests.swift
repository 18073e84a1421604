import Foundation
import RedoTestSupport
import Testing

/// Which folders a program takes for a remote, and what it calls them.
@Suite(.waits) struct FolderChoiceTests {
  private let shared = FileManager.default.temporaryDirectory
    .appendingPathComponent("shared-\(UUID())")
  private let laptop = Program()

  @Test func `a folder is one remote, by whatever path it is named`() throws {
    let program = Program()
    defer { try? FileManager.default.removeItem(at: shared) }
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
    let folder = shared.appendingPathComponent("Sync")
    try program.run("remote", "add", "folder", folder.path)
    let link = shared.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
    for path in [folder.path + "/", folder.path + "/../Sync", link.path] {
      let outcome = try program.run("remote", "add", "folder", path)
      #expect(outcome.status == 2, "\(path)")
      #expect(outcome.error.contains("folder"), "\(path)")
    }
    #expect(try program.run("remote", "list").output.split(separator: "\n").count == 1)
  }

  @Test(.enabled(if: Machine.hasStrace, Machine.needsStrace))
  func `a folder on a disk that takes no modes is shared all the same`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try laptop.run("add", "Buy milk")
    // The calls for what is shared: its document, then the device's folder and a file in it.
    for (words, calls) in [(["remote", "add", "folder", shared.path], "1"), (["sync"], "1..2")] {
      let outcome = try laptop.run(
        words,
        under: [
          "/usr/bin/strace", "-f", "-o", "/dev/null", "-e", "trace=fchmod",
          "-e", "inject=fchmod:error=EPERM:when=\(calls)",
        ])
      #expect(outcome.status == 0, "\(outcome)")
    }
    let phone = Program()
    try phone.run("remote", "add", "folder", shared.path)
    #expect(try phone.run("sync").output == "folder\tsent 0, received 2\n")
  }

  @Test func `the data folder is not shared, nor what holds it or lies in it`() throws {
    let program = Program(in: laptop.folder.appendingPathComponent("data"))
    try program.run("identity")
    let data = program.folder.path
    let link = shared.path + "-link"
    defer { try? FileManager.default.removeItem(atPath: link) }
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: data)
    for path in [
      data, data + "/", data + "/../data", data + "/new", laptop.folder.path, "/", link,
      link + "/new",
    ] {
      let outcome = try program.run("remote", "add", "folder", path)
      #expect(outcome.status == 2, "\(path)")
      #expect(outcome.error.contains("where the secret key is"), "\(path): \(outcome.error)")
    }
    #expect(!FileManager.default.fileExists(atPath: data + "/new"))
    #expect(try program.run("remote", "list").output == "")
    defer { try? FileManager.default.removeItem(atPath: data + "-2") }
    #expect(try program.run("remote", "add", "folder", data + "-2").status == 0)
  }

  @Test func `the state folder, where sign-ins are kept, is not shared either`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    let state = shared.path + "/state"
    try FileManager.default.createDirectory(
      atPath: state + "/redo", withIntermediateDirectories: true)
    for path in [state + "/redo", state + "/redo/new", state] {
      let add = ["remote", "add", "folder", path]
      let outcome = try laptop.run(add, adding: ["XDG_STATE_HOME": state])
      #expect(outcome.status == 2, "\(path)")
      #expect(outcome.error.contains("where sign-ins are kept"), "\(path): \(outcome.error)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: state) == ["redo"])
    #expect(try laptop.run("remote", "list").output == "")
    let apart = ["remote", "add", "folder", state + "/redo-2"]
    #expect(try laptop.run(apart, adding: ["XDG_STATE_HOME": state]).status == 0)
  }

  @Test func `a folder named from where the user stands is the one that is there`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    let name = "👩\u{200D}💻 sync"
    let folder = shared.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let here = ["/usr/bin/env", "-C", shared.path]
    try laptop.run(["remote", "add", "folder", "./" + name], under: here)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).contains("redo.json"))
    let listed = try laptop.run("remote", "list", "--json").output
    #expect(listed.contains("/\(shared.lastPathComponent)/\(name)\""), "\(listed)")
    #expect(try laptop.run(["remote", "add", "folder", name], under: here).status == 2)
  }

  @Test func `a folder in a place that is not there is not made, and the words say which`() throws {
    let outcome = try laptop.run("remote", "add", "folder", shared.path + "/redo")
    #expect(outcome.status == 1)
    #expect(
      outcome.error
        == "redo: There is no folder \(shared.path). Mount or plug in what holds it, or make it "
        + "first, and try again.\n")
    #expect(!FileManager.default.fileExists(atPath: shared.path))
    #expect(try laptop.run("remote", "list").output == "")
  }

  @Test(arguments: ["data", "\u{301}data"])
  func `a folder that holds the secret key is not shared, whatever the data's folder is called`(
    name: String
  ) throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    let data = shared.path + "/" + name
    let outcome = try laptop.shell(
      "mkdir -p \(data); export REDO_DATA_DIR=\(data); $redo add one; "
        + "$redo remote add folder \(shared.path); $redo remote add folder \(data)/\u{301}x")
    #expect(outcome.error.components(separatedBy: "where the secret key is").count == 3)
    #expect(!FileManager.default.fileExists(atPath: shared.path + "/redo.json"))
  }

  @Test func `a path that no system takes is refused at once`() throws {
    let outcome = try laptop.run(
      "remote", "add", "folder", String(repeating: "/a", count: 30_000))
    #expect(outcome.status != 0 && !outcome.error.isEmpty)
  }

  @Test func `a file is no folder to sync with, and stays what it is`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try Data("text".utf8).write(to: shared)
    let outcome = try laptop.run("remote", "add", "folder", shared.path)
    #expect(outcome.status != 0)
    #expect(
      outcome.error
        == "redo: \(shared.path) is no folder. Name one that is, or one that is not there yet.\n")
    #expect(try Data(contentsOf: shared) == Data("text".utf8))
  }

  @Test func `a remote's name is not taken twice and a removed one leaves nothing here`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    let add = ["remote", "add", "folder", shared.path]
    #expect(try laptop.run(add).status == 0)
    #expect(try laptop.run(add).status == 2)
    try laptop.run("add", "Buy milk")
    try laptop.run("sync")
    #expect(try laptop.run("remote", "remove", "nobody").status == 2)
    #expect(try laptop.run("remote", "remove", "folder").status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: laptop.folder.path)
    #expect(!names.contains { $0.hasPrefix("remote-") })
    #expect(try laptop.run("sync").status == 2)
  }

  @Test func `a path with a control character is refused for just that`() throws {
    for path in [#"$'a\tb'"#, #"$'a\nb'"#, #"$'a\eb'"#] {
      let outcome = try laptop.shell("$redo remote add folder \(path)")
      #expect(outcome.status != 0)
      #expect(outcome.error.contains("holds a control character"), "\(outcome.error)")
      #expect(outcome.error.contains("Name a folder without one."))
    }
  }

  @Test func `a path that is not UTF-8 is refused for just that`() throws {
    let outcome = try laptop.shell(
      #"""
      mkdir -p "$TMP"/$'caf\xe9' && cd "$TMP"/$'caf\xe9' && "$redo" remote add folder Sync
      status=$?; cd / && rm -r "$TMP"; exit $status
      """#.replacing("$TMP", with: shared.path))
    #expect(outcome.status != 0)
    #expect(
      outcome.error.contains("/caf\u{FFFD}/Sync\" is not UTF-8. Rename the folder"),
      "\(outcome.error)")
  }

  @Test func `what stands in the place of redo.json is called what it is`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    let document = shared.path + "/redo.json"
    for (command, kind) in [
      ("mkfifo", "a named pipe"), ("mkdir", "a folder"), ("ln -s /etc/passwd", "a symbolic link"),
    ] {
      let before = try laptop.shell(
        "rm -rf \(shared.path); mkdir \(shared.path); \(command) \(document)")
      #expect(before.status == 0)
      let outcome = try laptop.run("remote", "add", "folder", shared.path)
      #expect(outcome.error.contains("\(document) is \(kind), not a file. Move it away"))
    }
    _ = try laptop.shell("rm -rf \(shared.path); $redo remote add folder \(shared.path)")
    _ = try laptop.shell("rm \(document); mkfifo \(document)")
    let sync = try laptop.run("sync")
    #expect(sync.error.contains("\(document) is a named pipe, not a file."), "\(sync.error)")
  }

  @Test func `a folder for a newer program is called that, and what waits for it is told`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: shared) }
    try laptop.run("remote", "add", "folder", shared.path)
    try laptop.run("add", "Buy milk")
    let document = shared.appendingPathComponent("redo.json")
    func publish(_ text: String) throws { try Data(text.utf8).write(to: document) }
    try publish(#"{"format":1,"minClient":"99.0.0","protocol":"1.0.0"}"#)
    let refused = try laptop.run("sync")
    #expect(
      refused.output.contains("waiting, the remote needs Redo 99.0.0 or newer"), "\(refused)")
    try publish(#"{"format":2,"minClient":"0.1.0","protocol":"1.0.0"}"#)
    let later = try laptop.run("sync")
    #expect(later.status == 3 && later.error.contains("as a newer Redo does it"), "\(later.error)")
    try laptop.run("remote", "remove", "folder")
    let joined = try laptop.run("remote", "add", "folder", shared.path)
    #expect(joined.error.contains("was written by a newer Redo than this one"), "\(joined.error)")
    try publish(#"{"format":1,"minClient":"0.1.0","protocol":"1.0.0"}"#)
    try laptop.run("remote", "add", "folder", shared.path)
    #expect(try laptop.run("sync").status == 0)
  }

  @Test(arguments: [("ln -s /tmp", "a symbolic link"), ("touch", "a file")])
  func `what stands in the place of the device's own folder is called what it is`(
    command: String, kind: String
  ) throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try laptop.run("remote", "add", "folder", shared.path)
    try laptop.run("add", "Buy milk")
    try laptop.run("sync")
    let names = try FileManager.default.contentsOfDirectory(atPath: shared.path)
    let own = try #require(names.first { $0.utf8.count == 32 })
    _ = try laptop.shell("rm -r \(shared.path)/\(own); \(command) \(shared.path)/\(own)")
    try laptop.run("add", "Pay rent")
    var words = try laptop.run("sync").error
    if !words.contains("\(own) is") { words = try laptop.run("sync").error }
    #expect(words.contains("\(own) is \(kind), where this device keeps its part"), "\(words)")
    #expect(words.contains("Move it away, and sync again"))
  }

}
