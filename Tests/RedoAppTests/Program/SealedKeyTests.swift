import Foundation
import RedoCrypto
import RedoTestSupport
import Testing

/// The compiled program with a key that is to stay secret.
@Suite(.waits, .serialized)
struct SealedKeyTests {
  /// A known seed, to look for afterwards.
  private static let seed = (0..<32).map { UInt8(0xA0 ^ ($0 * 7)) }
  private static let hex = seed.map { String(format: "%02x", $0) }.joined()

  private let program = Program()

  init() throws {
    try FileManager.default.createDirectory(
      at: program.folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let body = Array("redo-identity 1\nseed \(Self.hex)\ndevice canary\n".utf8)
    let check = SHA256().digest(of: body.span).bytes.map { String(format: "%02x", $0) }.joined()
    try write("identity", body + Array("check \(check)\n".utf8))
    try write("pass", Array("correct horse\n".utf8))
    try write("wrong", Array("correct hors\n".utf8))
    try write("new", Array("staple\n".utf8))
  }

  private func write(_ name: String, _ bytes: [UInt8]) throws {
    let path = program.folder.appendingPathComponent(name).path
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    chmod(path, 0o600)
  }

  /// Runs a verb without any terminal to ask on.
  private func run(
    _ arguments: String..., pass: String? = nil, new: String? = nil
  ) throws -> Spawn.Outcome {
    var environment = program.environment
    environment["REDO_PASSPHRASE_FILE"] =
      pass.map { program.folder.appendingPathComponent($0).path } ?? ""
    environment["REDO_NEW_PASSPHRASE_FILE"] =
      new.map { program.folder.appendingPathComponent($0).path } ?? ""
    return try Spawn.capture(
      ["/usr/bin/setsid", "-w", Program.path] + arguments, environment: environment)
  }

  private func start(in tmux: Tmux, _ arguments: String = "") throws {
    let variables = program.environment.map { "\($0)='\($1)'" }.sorted().joined(separator: " ")
    try tmux.type("clear; env LC_ALL=C.UTF-8 \(variables) \(Program.path) \(arguments)")
  }

  /// The one process of the program that works on this test's folder.
  private func process() throws -> pid_t {
    let all = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { pid_t($0) }
    return try #require(
      all.first { process in
        func bytes(_ name: String) -> Data {
          FileManager.default.contents(atPath: "/proc/\(process)/\(name)") ?? Data()
        }
        return bytes("cmdline").starts(with: Data(Program.path.utf8))
          && bytes("environ").range(of: Data(program.folder.path.utf8)) != nil
      })
  }

  private func holdsSeed(_ data: Data) -> Bool {
    data.range(of: Data(Self.seed)) != nil || data.range(of: Data(Self.hex.utf8)) != nil
  }

  @Test func `a sealed key signs with its passphrase alone, and reading needs none`() throws {
    #expect(try run("add", "Before").status == 0)
    #expect(try run("identity", "--seal", pass: "pass").status == 0)
    #expect(try run("identity", "--seal", pass: "pass").error.contains("--change"))
    for verb in ["list", "verify", "identity"] { #expect(try run(verb).status == 0) }
    #expect(try run("identity", "--json").output.contains("\"sealed\":true"))
    let unasked = try run("add", "Unasked")
    #expect(unasked.status == 1 && unasked.error.contains("REDO_PASSPHRASE_FILE"))
    let wrong = try run("add", "Wrong", pass: "wrong")
    #expect(wrong.status == 1 && wrong.error.contains("not the passphrase"))
    #expect(try run("add", "After", pass: "pass").status == 0)
    #expect(try run("identity", "--change", pass: "pass", new: "new").status == 0)
    #expect(try run("add", "Old one", pass: "pass").status == 1)
    #expect(try run("undo", pass: "new").status == 0)
    #expect(try run("identity", "--unseal", pass: "new").status == 0)
    #expect(try run("add", "Bare").status == 0)
    let text = try String(
      contentsOf: program.folder.appendingPathComponent("identity"), encoding: .utf8)
    #expect(text.contains(Self.hex))
    #expect(try program.verification()["ok"] as? Int == 7)
    #expect(try program.run("verify").status == 0)
  }

  @Test func `a backup made of hard links keeps the bare key, and who seals it is told`() throws {
    let backup = program.folder.path + "-backup"
    defer { try? FileManager.default.removeItem(atPath: backup) }
    #expect(link(program.folder.appendingPathComponent("identity").path, backup) == 0)
    let sealing = try run("identity", "--seal", pass: "pass")
    #expect(sealing.status == 0)
    #expect(sealing.error.hasPrefix("redo: the file that held the bare key has another name"))
    #expect(holdsSeed(try Data(contentsOf: URL(fileURLWithPath: backup))))
    #expect(try run("identity", "--json").output.contains("\"sealed\":true"))
  }

  @Test func `no verb shows or writes the seed`() throws {
    let share = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: share) }
    let verbs = [
      ["add", "Water the plants every day"], ["list"], ["list", "--json"], ["done", "nonsense"],
      ["undo"], ["again"], ["merge"], ["verify"], ["identity"], ["identity", "--json"], ["help"],
      ["export"], ["remote", "add", "folder", share.path], ["sync"], ["doctor"],
      ["identity", "--seal"], ["identity", "--seal", "--unseal"], ["version"],
    ]
    for verb in verbs {
      let outcome = try Spawn.capture(
        ["/usr/bin/setsid", "-w", Program.path] + verb, environment: program.environment)
      #expect(!holdsSeed(Data((outcome.output + outcome.error).utf8)), "\(verb)")
      // Where nobody can type a passphrase, nothing is sealed.
      let isSound = !["done", "merge"].contains(verb[0]) && !verb.contains("--seal")
      #expect((outcome.status == 0) == isSound, "\(verb): \(outcome.error)")
    }
    for folder in [program.folder, share] {
      for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      where name != "identity" {
        let file = folder.appendingPathComponent(name)
        let isFile = try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
        if isFile == true { #expect(!holdsSeed(try Data(contentsOf: file)), "\(name)") }
      }
    }
  }

  @Test(.enabled(if: Tmux.isPresent, "tmux is not installed"))
  func `typed passphrases are not shown, and the terminal is as it was`() throws {
    let tmux = try Tmux(columns: 100, rows: 24)
    try start(in: tmux, "identity --seal")
    try tmux.wait(for: "New passphrase:")
    try tmux.type("opensesame")
    try tmux.wait(for: "Once more:")
    try tmux.type("opensesame")
    let screen = try tmux.wait(for: "under the passphrase now")
    #expect(!screen.contains("opensesame"))
    try tmux.type("echo visi''ble")
    try tmux.wait(for: "visible")
    // Where standard input is no terminal, nobody is asked.
    try start(in: tmux, "add Piped < /dev/null")
    try tmux.wait(for: "Set REDO_PASSPHRASE_FILE")
    // The full screen asks before it is there, and again where it was not the one.
    try start(in: tmux)
    try tmux.wait(for: "Passphrase of this device's key:")
    try tmux.type("opensesam")
    try tmux.wait(for: "That is not it.")
    try tmux.type("opensesame")
    try tmux.wait(for: "Press a")
    try tmux.press("a")
    try tmux.wait(for: "Add a task")
    try tmux.type("Under seal")
    try tmux.wait(for: "✓ Added")
    try tmux.press("q")
    #expect(try program.tasks().count == 1)
  }

  @Test(.enabled(if: Tmux.isPresent, "tmux is not installed"))
  func `a signal at the question leaves the terminal as it was`() throws {
    #expect(try run("identity", "--seal", pass: "pass").status == 0)
    let tmux = try Tmux(columns: 100, rows: 24)
    try start(in: tmux, "add Later; echo ended $?")
    try tmux.wait(for: "Passphrase of this device's key:")
    kill(try process(), SIGTERM)
    try tmux.wait(for: "ended 143")
    try tmux.type("echo visi''ble")
    try tmux.wait(for: "visible")
  }

  @Test(
    .enabled(if: Tmux.isPresent, "tmux is not installed"),
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/gcore"), "gdb is not installed"))
  func `the running screen keeps its memory to itself`() throws {
    let tmux = try Tmux(columns: 100, rows: 24)
    try start(in: tmux)
    try tmux.wait(for: "Press a")
    try tmux.press("a")
    try tmux.wait(for: "Add a task")
    try tmux.type("Sign something")
    try tmux.wait(for: "✓ Added")
    let process = try process()
    for name in ["cmdline", "environ"] {
      #expect(
        !holdsSeed(FileManager.default.contents(atPath: "/proc/\(process)/\(name)") ?? Data()))
    }
    let limits = try String(contentsOfFile: "/proc/\(process)/limits", encoding: .utf8)
    let core = try #require(
      limits.split(separator: "\n").first { $0.hasPrefix("Max core file size") })
    #expect(core.split(separator: " ").contains("0"))
    // What root alone can take of it: even that holds no seed.
    let dump = program.folder.appendingPathComponent("dump")
    _ = try Spawn.capture(["/usr/bin/gcore", "-o", dump.path, "\(process)"])
    let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(dump.path).\(process)"))
    #expect(bytes.range(of: Data("Sign something".utf8)) != nil, "the dump holds no memory")
    #expect(!holdsSeed(bytes))
    try tmux.press("q")
  }
}
