import Foundation
import RedoTestSupport
import RedoThemes
import Testing

@Suite(.waits) struct SettingsTests {
  @Test func `config, doctor and the screens tell of the same mistakes in the order of the lines`()
    throws
  {
    let program = Program()
    try program.run("add", "Buy milk")
    let folder = program.folder.appendingPathComponent("redo")
    let themes = folder.appendingPathComponent("themes")
    try FileManager.default.createDirectory(at: themes, withIntermediateDirectories: true)
    try Data("text = red\n".utf8).write(to: themes.appendingPathComponent("odd.theme"))
    let lines = [
      "preset.Broken = due<=31feb", "key.bogus = x", "preset.Home = #home", "colour = red",
      "preset.Home = #house", "key.complete = <Nope>", "no sign", "theme = odd",
    ]
    try Data(lines.joined(separator: "\n").utf8).write(to: folder.appendingPathComponent("config"))
    let expected = [
      (1, "the preset “Broken” lists nothing: \"31feb\""), (2, "“bogus” is no command; "),
      (3, "the preset “Home” comes again on line 5"), (4, "“colour = red” is not understood"),
      (6, "“<Nope>”"), (7, ""),
    ]
    let warnings = try program.run("config").error.split(separator: "\n")
    #expect(warnings.count == 7)
    for (warning, (line, words)) in zip(warnings, expected) {
      #expect(warning.contains("config:\(line): \(words)"))
    }
    #expect(warnings.last?.contains("odd.theme: line 1") == true)
    let doctor = try program.run("doctor")
    #expect(doctor.status == 1)
    let told = doctor.error.split(separator: "\n")
    #expect(told.count == 7)
    for (warning, (line, _)) in zip(told, expected) {
      #expect(warning.hasPrefix("redo: line \(line) of the config: "), "\(warning)")
    }
    #expect(told.last == "redo: the theme of the config cannot be used; `redo config` says why")
    #expect(doctor.output.contains("config warnings\t7\n"))
    #expect(doctor.output.contains("the config or its theme is to be mended"))
    let heard = try program.run("--linear", input: "q\n").output
    var rest = heard[...]
    for (line, words) in expected {
      let place = try #require(rest.range(of: "config:\(line): \(words)"), "\(line)")
      rest = rest[place.upperBound...]
    }
  }

  @Test func `of a config full of mistakes the first are told, and how many more there are`() throws
  {
    let program = Program()
    let folder = program.folder.appendingPathComponent("redo")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = String(repeating: "a = b\n", count: 50_000)
    try Data(text.utf8).write(to: folder.appendingPathComponent("config"))
    let told = try program.run("list").error.split(separator: "\n")
    #expect(told.count == 11)
    #expect(told[9].contains("config:10: “a = b” is not understood"))
    #expect(told[10].hasSuffix("config: 49990 more lines are left out; redo config lists them"))
    let asked = try program.run("config").error.split(separator: "\n")
    #expect(asked.count == 101)
    #expect(asked.last?.hasSuffix("49900 more lines are left out; mend those above first") == true)
  }

  @Test func `a config that cannot be there names the variable that moves it`() throws {
    let program = Program(adding: ["XDG_CONFIG_HOME": "/dev/null"])
    let outcome = try program.run("list")
    #expect(outcome.error.contains("or set XDG_CONFIG_HOME to another folder"), "\(outcome.error)")
    #expect(!outcome.error.contains("REDO_DATA_DIR"))
  }

  @Test func `what the doctor says holds no word of the config, no name and no path`() throws {
    let program = Program()
    let folder = program.folder.appendingPathComponent("redo")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let long = String(repeating: "Ana Secret ", count: 200)
    let lines = [
      "preset.Divorce lawyer = project:secret-affair", "name = \(long)", "secret = 1",
      "key.secret = x", "preset-color.Secret = red", "theme = secret", "secret",
    ]
    try Data(lines.joined(separator: "\n").utf8).write(to: folder.appendingPathComponent("config"))
    for words in [["doctor"], ["doctor", "--json"]] {
      let doctor = try program.run(words)
      #expect(doctor.status == 1)
      let said = doctor.output + doctor.error
      for word in ["Divorce", "ecret", "Ana", program.folder.path, "/config"] {
        #expect(!said.contains(word), "\(said)")
      }
      for line in 1...7 { #expect(doctor.error.contains("redo: line \(line) of the config: ")) }
      #expect(doctor.error.contains("its value is none that theme can have; `redo config` says"))
    }
    #expect(try program.run("config").error.contains("Divorce lawyer"))
  }

  @Test func `config shows presets, their colours and changed keys, too`() throws {
    let program = Program()
    let folder = program.folder.appendingPathComponent("redo")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lines = [
      "preset.Home = #home p>=4", "preset-color.Home = red", "preset.Plain = p5",
      "key.complete = w <C-w>", "key.bogus = x", "preset.Home = #house",
    ]
    try Data(lines.joined(separator: "\n").utf8).write(to: folder.appendingPathComponent("config"))
    let text = try program.run("config").output
    for line in [
      "preset.Home\t#house", "preset-color.Home\tred", "preset.Plain\tp5", "key.complete\tw <C-w>",
      "due\t7",
    ] {
      #expect(text.contains(line + "\n"), "\(text)")
    }
    #expect(!text.contains("#home") && !text.contains("bogus") && !text.contains("color.Plain"))
    let json = try JSONSerialization.jsonObject(
      with: Data(program.run("config", "--json").output.utf8))
    let members = try #require(json as? [String: String])
    #expect(members["preset.Home"] == "#house" && members["preset-color.Home"] == "red")
    #expect(members["key.complete"] == "w <C-w>" && members["theme"] == "matrix")
  }

  @Test func `lines begin with the keys of the config, and with others once they are set`() throws {
    let program = Program()
    for title in ["Buy milk", "Call Ana"] { try program.run("add", title) }
    let folder = program.folder.appendingPathComponent("redo")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let config = folder.appendingPathComponent("config")
    try Data("keymap = vim\nkey.bogus = x\n".utf8).write(to: config)
    let lines = ["c 1", "x 1", "settings", "14 taskwarrior", "tasks", "?", "b", "x 1", "n", "d 1"]
    let heard = try program.run("--linear", input: lines.joined(separator: "\n") + "\nq\n").output
    var rest = heard[...]
    let expected = [
      "“c 1” is nothing to do here.", "Completed “", "Keys: taskwarrior.", "d 3 completes task 3",
      "Delete this task?", "stays.", "Completed “",
    ]
    for words in expected {
      let place = try #require(rest.range(of: words), "\(words) in \(heard)")
      rest = rest[place.upperBound...]
    }
    #expect(heard.components(separatedBy: "“bogus” is no command").count == 2)
    #expect(try String(contentsOf: config, encoding: .utf8).contains("keymap = taskwarrior"))
  }

  @Test func `every shipped theme can be chosen, and a line that is wrong is named and left out`()
    throws
  {
    let program = Program()
    let folder = program.folder.appendingPathComponent("redo")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let config = folder.appendingPathComponent("config")
    for name in Themes.names {
      try Data("# mine\ntheme = \(name)\ndue = 3\n".utf8).write(to: config)
      let outcome = try program.run("list")
      #expect(outcome.status == 0 && outcome.error == "", "\(name): \(outcome.error)")
    }
    try Data("theme = plaid\ncolour = red\ndue = 3\n".utf8).write(to: config)
    let outcome = try program.run("add", "Buy milk")
    #expect(outcome.status == 0)
    #expect(outcome.error.contains("config:1:") && outcome.error.contains("daylight"))
    #expect(outcome.error.contains("config:2:"))
    // The line after them holds: due in three days, at the usual time.
    #expect(try program.tasks().first?["deadline"] as? String == "2026-11-23T18:00:00.000Z")
  }
}
