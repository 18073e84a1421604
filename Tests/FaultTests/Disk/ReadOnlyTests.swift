import Foundation
import RedoTestSupport
import Testing

/// Where nothing may be written, all can be read, and a change says why not and where.
struct ReadOnlyTests {
  @Test(.enabled(if: Machine.canMount, Machine.needsMount))
  func `on a read-only file system all can be read and an add says why not`() throws {
    let program = Program()
    try program.run("add", "First")
    let before = program.logBytes
    let outcome = try Spawn.capture(
      [
        "/usr/bin/unshare", "-m", "/bin/bash", "-c",
        """
        mount --bind "$REDO_DATA_DIR" "$REDO_DATA_DIR" || exit 90
        mount -o remount,ro,bind "$REDO_DATA_DIR" || exit 91
        "$redo" list && "$redo" verify && "$redo" show $("$redo" list | cut -f1) || exit 92
        "$redo" add Second
        """,
      ], environment: program.environment.merging(["redo": Program.path]) { $1 })
    #expect(outcome.status == 1, "\(outcome)")
    #expect(outcome.output.contains("First"))
    #expect(outcome.error.contains("Read-only file system"))
    #expect(outcome.error.contains(program.log.path))
    #expect(program.logBytes == before)
  }

  @Test(.enabled(if: Machine.canMount, Machine.needsMount))
  func `on a read-only file system the doctor says that nothing can be saved`() throws {
    let program = Program()
    try program.run("add", "First")
    let outcome = try Spawn.capture(
      [
        "/usr/bin/unshare", "-m", "/bin/bash", "-c",
        """
        mount --bind "$REDO_DATA_DIR" "$REDO_DATA_DIR" || exit 90
        mount -o remount,ro,bind "$REDO_DATA_DIR" || exit 91
        "$redo" doctor
        """,
      ], environment: program.environment.merging(["redo": Program.path]) { $1 })
    #expect(outcome.status == 1, "\(outcome)")
    for place in ["\"$REDO_DATA_DIR\"", "\"$XDG_STATE_HOME\"/redo"] {
      #expect(outcome.output.contains("trouble\tno file can be made in \(place), so"))
    }
  }

  @Test(
    .enabled(if: Machine.canMount, Machine.needsMount),
    .enabled(if: Tmux.isPresent, "tmux is not installed"))
  func `on a read-only file system a screen opens, and keeps a line that it cannot save`() throws {
    let program = Program()
    try program.run("add", "First")
    let before = program.logBytes
    let script = program.folder.path + ".sh"
    defer { try? FileManager.default.removeItem(atPath: script) }
    let mount = """
      mount --bind "$REDO_DATA_DIR" "$REDO_DATA_DIR" || exit 90
      mount -o remount,ro,bind "$REDO_DATA_DIR" || exit 91
      exec "$@"
      """
    try Spawn.write(mount, to: script)
    let screen = try ScreenRun(program, columns: 250, under: "unshare -m /bin/sh \(script)")
    try screen.tmux.wait(for: "First")
    try screen.tmux.press("a")
    try screen.tmux.type("Second")
    let refused = try screen.tmux.wait(for: "Read-only file system")
    #expect(refused.contains(program.log.path), "\(refused)")
    #expect(refused.contains("Second"), "\(refused)")
    try screen.quit()
    #expect(program.logBytes == before)
  }

  @Test(.enabled(if: Machine.isRoot, Machine.needsRoot))
  func `of a foreign folder nothing is read, of a foreign log likewise, and both are named`()
    throws
  {
    let program = Program()
    try program.run("add", "First")
    let before = program.logBytes
    let nobody = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    for verb in [["list"], ["add", "Second"], ["verify"]] {
      let outcome = try program.run(verb, under: nobody)
      #expect(outcome.status == 1, "\(verb)")
      #expect(outcome.error.hasPrefix("redo: ") && outcome.error.contains(program.folder.path))
    }
    chmod(program.folder.path, 0o755)
    chmod(program.log.path, 0o644)
    for verb in [["list"], ["add", "Second"]] {
      let outcome = try program.run(verb, under: nobody)
      #expect(outcome.status == 1, "\(verb)")
      #expect(outcome.error.contains("belongs to user 0"), "\(outcome.error)")
    }
    #expect(program.logBytes == before)
  }

  @Test(.enabled(if: Machine.isRoot, Machine.needsRoot))
  func `a log of mode 0400 is read, and an add says why not`() throws {
    let program = Program()
    try program.run("add", "First")
    for path in [program.folder.path, program.log.path, program.folder.path + "/identity"] {
      #expect(chown(path, 65_534, 65_534) == 0)
    }
    chmod(program.log.path, 0o400)
    let before = program.logBytes
    let nobody = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    #expect(try program.run(["list"], under: nobody).output.contains("First"))
    let outcome = try program.run(["add", "Second"], under: nobody)
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("Permission denied") && outcome.error.contains(program.log.path))
    #expect(program.logBytes == before)
    let closed =
      "trouble\tthe log can be read and not written to, so no change can be saved; chmod 600 "
      + "\"$REDO_DATA_DIR\"/changes.jsonl\n"
    #expect(try program.run(["doctor"], under: nobody).output.contains(closed))
    chmod(program.log.path, 0o600)
    #expect(try program.run(["add", "Second"], under: nobody).status == 0)
    #expect(!(try program.run(["doctor"], under: nobody).output.contains(closed)))
  }

  @Test(.enabled(if: Machine.isRoot, Machine.needsRoot))
  func `where no file can be made beside a log that takes changes, the doctor says what is lost`()
    throws
  {
    let program = Program()
    try program.run("add", "First")
    for path in [program.folder.path, program.log.path, program.folder.path + "/identity"] {
      #expect(chown(path, 65_534, 65_534) == 0)
    }
    chmod(program.folder.path, 0o500)
    let nobody = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    let trouble = "trouble\tno file can be made in \"$REDO_DATA_DIR\", so "
    #expect(try program.run(["add", "Second"], under: nobody).status == 0)
    let doctor = try program.run(["doctor"], under: nobody)
    #expect(doctor.status == 1)
    #expect(doctor.output.contains(trouble + "changes are saved, but no unfinished"), "\(doctor)")
    let other = program.log.path + ".copy"
    #expect(link(program.log.path, other) == 0)
    #expect(try program.run(["add", "Third"], under: nobody).status == 1)
    #expect(
      try program.run(["doctor"], under: nobody).output.contains(
        trouble + "no change can be saved"))
    #expect(unlink(other) == 0)
    chmod(program.log.path, 0o400)
    #expect(
      try program.run(["doctor"], under: nobody).output.contains(
        trouble + "no change can be saved"))
    chmod(program.folder.path, 0o700)
  }
}
