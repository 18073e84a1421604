import Foundation
import RedoProtocol
import RedoStore
import RedoTestSupport
import Testing

/// What verbs say of a log that is not as it was.
@Suite(.waits) struct DamagedLogTests {
  private let program = Program()
  private static let broken =
    "redo: 1 line of the log is broken and left out; redo verify shows it\n"
  private static let changed =
    "redo: the log's old part has changed; every signature was checked again, see redo verify\n"

  /// Adds thirty tasks, which have sixty lines.
  private func fill() throws {
    let lines = (1...30).map { "Task \($0)" }.joined(separator: "\n")
    #expect(try program.run("add", "-", input: lines).status == 0)
    #expect(try program.run("verify").status == 0)
  }

  /// Takes the last twenty lines away.
  private func cut() throws {
    let lines = try program.lines().dropLast(20).map { $0 + "\n" }.joined()
    try Data(lines.utf8).write(to: program.log)
  }

  /// Writes behind the last line.
  private func append(_ text: String) throws {
    let log = try FileHandle(forWritingTo: program.log)
    try log.seekToEnd()
    try log.write(contentsOf: Data(text.utf8))
    try log.close()
  }

  @Test func `every verb that reads tells of a broken line, once, and its output stays clean`()
    throws
  {
    try program.run("add", "Pay rent")
    let sound = try program.run("list")
    #expect(sound.error.isEmpty)
    try program.run("add", "Call Ana")
    let lines = try program.lines()
    let text = lines.joined(separator: "\n").replacingOccurrences(of: "Pay rent", with: "Pay Rent")
    try Data((text + "\n").utf8).write(to: program.log)
    let kept = try program.run("list", "--json")
    #expect(kept.status == 0 && kept.error == Self.broken)
    #expect(try JSONSerialization.jsonObject(with: Data(kept.output.utf8)) is [Any])
    for words in [
      ["list"], ["stats"], ["log"], ["export"], ["undo"], ["again"], ["remind", "--dry-run"],
    ] {
      let outcome = try program.run(words)
      #expect(outcome.status == 0 && outcome.error == Self.broken, "\(words): \(outcome.error)")
    }
  }

  @Test func `adding a task tells of broken lines at the log's end, and its output stays the id`()
    throws
  {
    try program.run("add", "Pay rent")
    try Data(program.logBytes + Array("broken\n".utf8)).write(to: program.log)
    let added = try program.run("add", "Call Ana")
    #expect(added.status == 0 && added.error == Self.broken, "\(added.error)")
    #expect(added.output.utf8.count == 9)
    // What was cut off is a broken line from now on, and is told as one.
    try Data(program.logBytes + Array("{\"act".utf8)).write(to: program.log)
    let second = try program.run("add", "-", input: "Water the plants\n")
    #expect(second.error.hasPrefix("redo: 2 lines of the log are broken"), "\(second.error)")
    #expect(try program.run("list").error == second.error)
    #expect(try program.run("widget", "plain").error.isEmpty)
  }

  @Test func `the screens count a line that was cut off once`() throws {
    try program.run("add", "Pay rent")
    try Data(program.logBytes + Array("{\"act".utf8)).write(to: program.log)
    #expect(try program.verification()["tornTail"] as? Bool == true)
    let settings = try program.run("--linear", input: "settings\n\nq\n").output
    let row = try #require(
      settings.split(separator: "\n").first { $0.contains(". Verify: ") }?.prefix { $0 != "." })
    let heard = try program.run("--linear", input: "settings\n\n\(row)\nq\n").output
    #expect(
      heard.contains("1 line of the log broken or rejected; redo verify names them"), "\(heard)")
  }

  @Test func `status bars, completions, verify and doctor have nothing said beside them`() throws {
    try fill()
    try cut()
    for words in [
      ["widget", "plain"], ["widget", "prompt"], ["completions", "bash", "done", ""], ["verify"],
      ["doctor"],
    ] {
      #expect(try program.run(words).error.isEmpty, "\(words)")
    }
  }

  @Test func `a log that was cut is told by every verb until the user takes it as it is`() throws {
    try fill()
    try cut()
    for _ in 0..<2 { #expect(try program.run("list").error == Self.changed) }
    let verify = try program.run("verify")
    #expect(verify.status == 1)
    #expect(verify.output.contains("had 60 lines when it was last verified and has 40 now"))
    #expect(try program.verification()["oldPart"] as? String == "shortened")
    let doctor = try program.run("doctor")
    #expect(doctor.status == 1)
    #expect(doctor.output.contains("trouble\tthe log had 60 lines"))
    #expect(try program.run("verify", "--repair", "--yes").status == 0)
    #expect(try program.run("list").error.isEmpty)
    #expect(try program.run("verify").status == 0)
    #expect(!(try program.run("doctor").output.contains("last verified")))
  }

  @Test func `a log that was cut is told however much was added since`() throws {
    try fill()
    try cut()
    let lines = (31...90).map { "Task \($0)" }.joined(separator: "\n")
    #expect(try program.run("add", "-", input: lines).status == 0)
    for _ in 0..<2 { #expect(try program.run("list").error == Self.changed) }
  }

  @Test func `a log that was emptied is told as empty, with what to do`() throws {
    try fill()
    try Data().write(to: program.log)
    let list = try program.run("list")
    #expect(list.status == 0 && list.output.isEmpty)
    #expect(
      list.error
        == "redo: the log is empty and held changes before; put changes.jsonl back from a backup, "
        + "or redo verify --repair takes it as it is\n")
    #expect(try program.run("verify", "--repair", "--yes").status == 0)
    #expect(try program.run("list").error.isEmpty)
  }

  @Test(.enabled(if: Tmux.isPresent, "tmux is not installed"), arguments: [false, true])
  func `a screen says that the log is empty only as long as it is`(isPutBack: Bool) throws {
    try fill()
    let bytes = program.logBytes
    let screen = try ScreenRun(program, columns: 200)
    try screen.tmux.wait(for: "Task 30")
    try Data().write(to: program.log)
    let words = "the log is empty and held changes before"
    try screen.tmux.wait(for: words)
    if isPutBack {
      try Data(bytes).write(to: program.log)
    } else {
      try screen.tmux.press("a")
      try screen.tmux.type("Begin anew")
      try screen.tmux.wait(for: "Added")
      // What is wrong now shows in its place, once the message is gone.
      try screen.tmux.press("j")
      try screen.tmux.wait(for: "a new one was begun")
    }
    #expect(try Patience.lasts(.seconds(20)) { try !screen.tmux.screen().contains(words) })
    try screen.quit()
  }

  @Test(.enabled(if: Tmux.isPresent, "tmux is not installed"))
  func `a screen tells of broken lines only as long as there are any`() throws {
    try fill()
    let screen = try ScreenRun(program, columns: 200)
    try screen.tmux.wait(for: "Task 30")
    try append("broken\n")
    try screen.tmux.wait(for: "1 line of the log is broken")
    try append("broken, too\n")
    try screen.tmux.wait(for: "2 lines of the log are broken")
    #expect(try !screen.tmux.screen().contains("1 line of the log is broken"))
    #expect(try program.run("verify", "--repair", "--yes").status == 0)
    try screen.tmux.wait(for: "read again")
    // What is still told shows again, once the message is gone.
    try screen.tmux.press("j")
    #expect(try Patience.lasts(.seconds(20)) { try !screen.tmux.screen().contains("read again") })
    #expect(try !screen.tmux.screen().contains("of the log are broken"))
    try screen.quit()
  }

  @Test func `a line that was cut off and broken ones are told beside each other`() throws {
    try program.run("add", "Pay rent")
    try Data(program.logBytes + Array("broken\nbroken, too\n{\"act".utf8)).write(to: program.log)
    #expect(
      try program.run("list").error
        == "redo: the log's last line was cut off and left out; redo verify shows it\n"
        + "redo: 2 lines of the log are broken and left out; redo verify shows them\n")
  }

  @Test func `a log that was cut is told, too, where some of it waits for what never came`() throws
  {
    for number in 1...5 { try program.run("add", "Task \(number)") }
    var lines = try program.lines()
    lines.remove(at: 2)
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: program.log)
    #expect(try program.run("verify").output.contains("9 lines, 8 sound"))
    try Data((lines.prefix(4).joined(separator: "\n") + "\n").utf8).write(to: program.log)
    #expect(try program.verification()["oldPart"] as? String == "shortened")
    #expect(try program.run("list").error == Self.changed)
  }

  @Test func `a log of another history is told although it is sound and longer`() throws {
    try fill()
    let other = Program()
    let lines = (1...40).map { "Other \($0)" }.joined(separator: "\n")
    try other.run("add", "-", input: lines)
    try Data(other.logBytes).write(to: program.log)
    #expect(try program.run("list").error == Self.changed)
    #expect(try program.verification()["oldPart"] as? String == "changed")
  }

  @Test func `a planted watermark is believed until the log is verified, and not after it`()
    throws
  {
    try fill()
    var lines = try program.lines()
    // That of the last line, on which nothing is built.
    let mark = "\"signature\":\""
    let parts = lines.removeLast().components(separatedBy: mark)
    let digit = parts[1].hasPrefix("0") ? "1" : "0"
    lines.append(parts[0] + mark + digit + String(parts[1].dropFirst()))
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    try Data(bytes).write(to: program.log)
    var log = ChangeLog(LogBytes([]))
    log.extend(to: LogBytes(bytes), isVerified: true)
    let file = WatermarkFile(in: PrivateFolder(path: FilePath(program.folder.path)))
    let planted = log.watermark
    #expect(file.save(try #require(planted)))
    #expect(try program.run("list").error.isEmpty)
    #expect(try program.run("verify").status == 1)
    for _ in 0..<2 { #expect(try program.run("list").error == Self.broken) }
  }

  @Test func `a log that is gone is not begun anew without a word`() throws {
    try fill()
    try FileManager.default.removeItem(at: program.log)
    let added = try program.run("add", "Afterwards")
    #expect(added.status == 0)
    #expect(added.error.contains("the log was gone and a new one was begun"))
    #expect(try program.run("list").error == Self.changed)
    #expect(try Program().run("add", "First").error.isEmpty)
  }

  @Test func `a key that is gone from beside a log is not made anew without a word`() throws {
    let first = try program.run("add", "Before")
    #expect(first.error.isEmpty)
    let identity = program.folder.appendingPathComponent("identity")
    try FileManager.default.removeItem(at: identity)
    #expect(try program.run("list").error.isEmpty, "who only reads makes no key")
    let examined = try program.run("doctor")
    #expect(examined.status == 1 && examined.error.isEmpty)
    #expect(examined.output.contains("the signing key is gone"))
    #expect(!FileManager.default.fileExists(atPath: identity.path), "nor does who examines")
    let second = try program.run("add", "After")
    #expect(second.status == 0)
    #expect(second.error.contains("this device's key was gone and a new one was made"))
    #expect(second.error.contains("put identity back from a backup"))
    #expect(try program.run("add", "Later").error.isEmpty)
  }

  @Test func `a backup on a new device is no lost key`() throws {
    try fill()
    let backup = program.folder.appendingPathComponent("backup.jsonl")
    try Data(program.run("export").output.utf8).write(to: backup)
    let other = Program()
    #expect(try other.run("import", backup.path, "--yes").error.isEmpty)
    #expect(try other.run("add", "First of this device").error.isEmpty)
  }

  @Test func `verify reads standard input where a hyphen stands for the file`() throws {
    try fill()
    let text = String(decoding: program.logBytes, as: UTF8.self)
    let outcome = try program.run("verify", "-", input: text)
    #expect(outcome.status == 0 && outcome.output.hasPrefix("60 lines, 60 sound"))
    #expect(try program.run("verify", "-", input: "nonsense\n").status == 1)
  }

  @Test func `the doctor tells what others can read or change, and what mends it does`() throws {
    try program.run("add", "Pay rent")
    for (name, mode) in [("", 0o755), ("/changes.jsonl", 0o644), ("/identity", 0o640)] {
      let path = program.folder.path + name
      chmod(path, mode_t(mode))
      let doctor = try program.run("doctor", "--json")
      #expect(doctor.status == 1)
      let json = try JSONSerialization.jsonObject(with: Data(doctor.output.utf8)) as? [String: Any]
      let troubles = try #require(json?["troubles"] as? [String])
      let trouble = try #require(troubles.first { $0.contains("has mode") })
      #expect(!trouble.contains(program.folder.path))
      let mending = try #require(trouble.split(separator: ";").last)
      #expect(try program.shell(String(mending)).status == 0)
      #expect(!(try program.run("doctor").output.contains("has mode")), "\(trouble)")
    }
    chmod(program.folder.path, 0o777)
    #expect(try program.run("doctor").output.contains("trouble\t\"$REDO_DATA_DIR\" has mode 777"))
    chmod(program.folder.path, 0o700)
  }

  @Test func `who only reads is warned of a key that others can read, and who writes is refused`()
    throws
  {
    try program.run("add", "Pay rent")
    let key = program.folder.appendingPathComponent("identity").path
    chmod(key, 0o644)
    for words in [["list"], ["log"], ["stats"], ["export"]] {
      let outcome = try program.run(words)
      #expect(outcome.status == 0 && !outcome.output.isEmpty, "\(words)")
      #expect(outcome.error.hasSuffix("Run: chmod 600 \(key)\n"), "\(words): \(outcome.error)")
      #expect(outcome.error.contains("\(key) has mode 0644, so others can use the secret in it"))
      #expect(outcome.error.filter { $0 == "\n" }.count == 1, "\(words): \(outcome.error)")
    }
    let refused = try program.run("add", "Call Ana")
    #expect(refused.status == 1 && refused.error.filter { $0 == "\n" }.count == 1)
    for words in [["widget", "plain"], ["version"]] {
      #expect(try program.run(words).error.isEmpty, "\(words)")
    }
    chmod(key, 0o600)
    #expect(try program.run("list").error.isEmpty)
  }

  @Test func `a log with more lines and fewer bytes is told as changed`() throws {
    try program.run("add", "A title that is rather long, and longer than the lines of nothing")
    #expect(try program.run("verify").status == 0)
    try Data("{}\n{}\n{}\n".utf8).write(to: program.log)
    let verify = try program.run("verify")
    #expect(verify.output.contains("the log's old part has changed since it was last verified"))
    #expect(try program.verification()["oldPart"] as? String == "changed")
  }
}
