import Foundation
import RedoTestSupport
import Testing

/// The compiled program with the user's editor, presets and keys, in a real terminal.
@Suite(.waits, .serialized, .enabled(if: Tmux.isPresent, "tmux is not installed"))
struct EditorProgramTests {
  private func script(_ text: String, in program: Program) throws -> String {
    let path = program.folder.appendingPathComponent("editor.sh").path
    try Spawn.write("#!/bin/sh\n\(text)\n", to: path)
    return path
  }

  @Test func `the editor gets the terminal and gives it back with a whole screen`() throws {
    let program = Program()
    try program.run("add", "Buy milk // two litres")
    let editor = try script(
      "ls -ld \"$(dirname \"$1\")\" \"$1\" > \(program.folder.path)/seen; echo EDITING; "
        + "sleep 1; echo three litres > \"$1\"; touch \"$1~\"", in: program)
    let tmux = try Tmux(columns: 110, rows: 24)
    try tmux.show(program, adding: ["VISUAL": editor, "TMPDIR": program.folder.path])
    try tmux.wait(for: "two litres")
    try tmux.press("E")
    try tmux.wait(for: "EDITING")
    let screen = try tmux.wait(for: "three litres")
    #expect(screen.contains("REDO") && screen.contains("Buy milk"))
    #expect(try program.tasks().first?["description"] as? String == "three litres")
    let seen = try String(
      contentsOf: program.folder.appendingPathComponent("seen"), encoding: .utf8)
    #expect(seen.contains("drwx------") && seen.contains("-rw-------"))
    let left = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
    #expect(!left.contains { $0.hasPrefix("redo-") })
    try tmux.press("q")
  }

  @Test func `the screen is whole after the editor though the terminal tells of its focus`() throws
  {
    let program = Program()
    try program.run("add", "Buy milk // two litres")
    let editor = try script("echo EDITING; sleep 1; echo three litres > \"$1\"", in: program)
    let tmux = try Tmux(columns: 110, rows: 24)
    try tmux.show(program, adding: ["VISUAL": editor, "TMPDIR": program.folder.path])
    try tmux.wait(for: "two litres")
    try tmux.press("E")
    try tmux.wait(for: "EDITING")
    try tmux.send(hex: "1b 5b 4f")
    let screen = try tmux.wait(for: "three litres")
    #expect(screen.contains("REDO") && screen.contains("Buy milk"))
    try tmux.press("q")
  }

  @Test func `an editor that fails, or is not there, changes nothing and is named`() throws {
    let program = Program()
    try program.run("add", "Buy milk // two litres")
    let bytes = program.logBytes
    let failing = try script("echo other > \"$1\"; exit 3", in: program)
    for (editor, words) in [
      (failing, "ended with status 3"), ("no-such-editor", "there is no editor"),
    ] {
      let tmux = try Tmux(columns: 110, rows: 24)
      try tmux.show(program, adding: ["EDITOR": editor, "TMPDIR": program.folder.path])
      try tmux.wait(for: "two litres")
      try tmux.press("E")
      try tmux.wait(for: words)
      try tmux.press("q")
    }
    #expect(program.logBytes == bytes)
  }

  @Test func `an editor that is killed with the terminal in its hands does not keep it`() throws {
    let program = Program()
    try program.run("add", "Buy milk // two litres")
    let killed = try script("set -m; kill -9 $$", in: program)
    let tmux = try Tmux(columns: 200, rows: 24)
    try tmux.show(
      program, adding: ["EDITOR": killed, "TMPDIR": program.folder.path], replacingShell: true)
    try tmux.wait(for: "two litres")
    try tmux.press("E")
    try tmux.wait(for: "status 137")
    try tmux.press("a")
    try tmux.type("Bake bread")
    try tmux.wait(for: "Added “Bake bread”")
    try tmux.press("q")
  }

  @Test func `Ctrl-C is the editor's while it runs, and what it saves counts`() throws {
    let program = Program()
    try program.run("add", "Buy milk // two litres")
    let editor = try script(
      "trap 'echo HEARD' INT; echo EDITING; read -r line; read -r line; "
        + "echo three litres > \"$1\"", in: program)
    for isLinear in [false, true] {
      let tmux = try Tmux(columns: 110, rows: 24)
      try tmux.show(
        program, adding: ["VISUAL": editor, "TMPDIR": program.folder.path],
        arguments: isLinear ? "--linear" : "", until: "Buy milk")
      if isLinear {
        try tmux.type("1")
        try tmux.wait(for: "Created")
        try tmux.type("E")
      } else {
        try tmux.press("E")
      }
      try tmux.wait(for: "EDITING")
      try tmux.press("C-c")
      try tmux.wait(for: "HEARD")
      try tmux.press("Enter", "Enter")
      try tmux.wait(for: "three litres")
      #expect(try program.tasks().first?["description"] as? String == "three litres")
      try program.run("undo")
    }
  }

  @Test func `what an editor that ends badly has written is kept and named`() throws {
    let program = Program()
    try program.run("add", "Buy milk // two litres")
    let cutOff = try script(
      "echo half a thought > \"$(dirname \"$1\")/.swap\"; exit 1", in: program)
    let tmux = try Tmux(columns: 200, rows: 24)
    try tmux.show(program, adding: ["EDITOR": cutOff, "TMPDIR": program.folder.path])
    try tmux.wait(for: "two litres")
    try tmux.press("E")
    try tmux.wait(for: "what was written is kept in")
    let left = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
    let place = try #require(left.first { $0.hasPrefix("redo-") })
    let kept = program.folder.appendingPathComponent("\(place)/.swap")
    #expect(try String(contentsOf: kept, encoding: .utf8) == "half a thought\n")
    try tmux.press("q")
  }

  @Test func `what an editor left that is too long to be read is kept and named`() throws {
    let program = Program()
    try program.run("add", "Buy milk // two litres")
    let endless = try script("truncate -s 5M \"$1\"", in: program)
    let tmux = try Tmux(columns: 200, rows: 24)
    try tmux.show(program, adding: ["EDITOR": endless, "TMPDIR": program.folder.path])
    try tmux.wait(for: "two litres")
    try tmux.press("E")
    try tmux.wait(for: "it may have 4 MiB; it is kept in")
    let left = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
    let place = try #require(left.first { $0.hasPrefix("redo-") })
    let kept = program.folder.appendingPathComponent("\(place)/description.md")
    #expect(FileManager.default.fileExists(atPath: kept.path))
    try tmux.press("q")
  }

  @Test func `what an editor saved in another encoding is kept as it is and named`() throws {
    let program = Program()
    try program.run("add", "Buy milk // two litres")
    let latin = try script("printf 'Caf\\351\\n' > \"$1\"", in: program)
    let tmux = try Tmux(columns: 200, rows: 24)
    try tmux.show(program, adding: ["EDITOR": latin, "TMPDIR": program.folder.path])
    try tmux.wait(for: "two litres")
    try tmux.press("E")
    try tmux.wait(for: "it is not UTF-8 text, which the editor can save it as; it is kept in")
    #expect(try program.tasks().first?["description"] as? String == "two litres")
    let left = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
    let place = try #require(left.first { $0.hasPrefix("redo-") })
    let kept = program.folder.appendingPathComponent("\(place)/description.md")
    #expect(try Data(contentsOf: kept) == Data([0x43, 0x61, 0x66, 0xE9, 0x0A]))
    try tmux.press("q")
  }

  @Test func `an editor that leaves no file, or a byte order mark, spoils no description`() throws {
    let program = Program()
    try program.run("add", "Buy milk // two litres")
    let tmux = try Tmux(columns: 200, rows: 24)
    let marking = try script(
      "if [ -e \(program.folder.path)/once ]; then rm \"$1\"; else touch \(program.folder.path)/once; "
        + "printf '\\357\\273\\277three litres\\n' > \"$1\"; fi", in: program)
    try tmux.show(program, adding: ["EDITOR": marking, "TMPDIR": program.folder.path])
    try tmux.wait(for: "two litres")
    try tmux.press("E")
    try tmux.wait(for: "three litres")
    try tmux.press("E")
    try tmux.wait(for: "the editor left no file; the description stays as it was")
    #expect(try program.tasks().first?["description"] as? String == "three litres")
    let left = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
    #expect(!left.contains { $0.hasPrefix("redo-") })
    try tmux.press("q")
  }

  @Test func `presets and keys of the config hold, and a saved preset is in it`() throws {
    let program = Program()
    try program.run("add", "Buy milk #shop p5")
    let folder = program.folder.appendingPathComponent("redo")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let config = folder.appendingPathComponent("config")
    let lines = "# mine\nkeymap = vim\nkey.complete = K\nkey.nothing = x\npreset.Shop = #shop\n"
    try Data(lines.utf8).write(to: config)
    let tmux = try Tmux(columns: 110, rows: 24)
    try tmux.show(program, adding: ["XDG_STATE_HOME": program.folder.path])
    try tmux.wait(for: "config:4: “nothing” is no command")
    try tmux.press("F")
    try tmux.wait(for: "#shop")
    try tmux.press("6")
    try tmux.wait(for: "Tasks · Shop")
    try tmux.press("f")
    try tmux.type(" p5")
    try tmux.wait(for: "/#shop p5")
    try tmux.press("C-s")
    try tmux.wait(for: "Save the filter")
    try tmux.type("Dear")
    try tmux.wait(for: "Tasks · Dear")
    try tmux.press("ZZ")
    #expect(try String(contentsOf: config, encoding: .utf8) == lines + "preset.Dear = #shop p5\n")
    let uses = try String(
      contentsOf: folder.appendingPathComponent("preset-uses"), encoding: .utf8)
    #expect(uses == "shop = 1\n")
  }

  @Test func `the list starts with the preset of the config, whatever it is called by now`() throws
  {
    let program = Program()
    for title in ["Buy milk #shop", "Call Ana"] { try program.run("add", title) }
    let folder = program.folder.appendingPathComponent("redo")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let config = folder.appendingPathComponent("config")
    // A line above the preset's own, and in other letters.
    try Data("start = shop\npreset.Shop = #shop\n".utf8).write(to: config)
    let tmux = try Tmux(columns: 110, rows: 24)
    try tmux.show(program, adding: ["XDG_STATE_HOME": program.folder.path])
    #expect(try !tmux.wait(for: "Tasks · Shop").contains("Call Ana"))
    try tmux.press("Escape")
    try tmux.wait(for: "Call Ana")
    try tmux.press("F")
    try tmux.send("shop")
    try tmux.press("C-r", "C-u")
    try tmux.type("Market")
    try tmux.wait(for: "is called “Market” now")
    let renamed = try String(contentsOf: config, encoding: .utf8)
    #expect(renamed == "start = Market\npreset.Market = #shop\n")
    try tmux.press("F")
    try tmux.send("market")
    try tmux.press("C-x", "y")
    try tmux.wait(for: "Deleted the preset")
    #expect(try String(contentsOf: config, encoding: .utf8).isEmpty)
    #expect(try !tmux.screen().contains("is not understood"))
    try tmux.press("q")
  }
}
