import Foundation
import RedoStore
import RedoTestSupport
import RedoThemes
import RedoViewModels
import Testing

@testable import RedoApp
@testable import RedoScreens

/// The config that `redo config --defaults` prints.
@MainActor @Suite(.waits) struct ConfigTemplateTests {
  private let program = Program()

  /// The lines as they are printed, those that say something without their sign.
  private func lines() throws -> [String] {
    try program.run("config", "--defaults").output.split(separator: "\n").map { line in
      let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
      let says = words.count > 2 && words[0] == "#" && !words[1].isEmpty && words[2] == "="
      return String(says ? line.dropFirst(2) : line)
    }
  }

  private func write(_ lines: [String]) throws {
    let folder = program.folder.appendingPathComponent("redo")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(lines.joined(separator: "\n").utf8).write(to: folder.appendingPathComponent("config"))
  }

  private var settings: Settings {
    Settings(
      Environment(program.environment.mapValues { Array($0.utf8) }), themes: Themes.names)
  }

  @Test func `every setting and the keys of every command stand in it`() throws {
    let lines = try lines()
    for name in SettingName.allCases.map(\.rawValue)
      + Command.allCases.map({ "key.\($0.rawValue)" })
    {
      #expect(lines.count { $0.hasPrefix(name + " = ") } == 1, "\(name)")
    }
    #expect(lines.contains("key.complete = c") && lines.contains("key.moveDown = j <Down> <C-n>"))
  }

  @Test func `a template changes nothing, whether its lines are comments or not`() throws {
    let usual = try program.run("config").output
    let said = try lines()
    try write(said)
    let held = try program.run("config")
    #expect(held.output == usual && held.error.isEmpty, "\(held.error)")
    #expect(settings.preferences == Preferences() && settings.presets.isEmpty)
    let (keymap, faults) = settings.tailoredKeymap()
    #expect(faults.isEmpty && keymap.bindings == Keymap.standard.bindings)
    try write(said.map { "# " + $0 })
    #expect(try program.run("config").output == usual)
  }

  @Test func `one line of it that is changed holds, and all others as before`() throws {
    try write(try lines().map { $0 == "key.complete = c" ? "key.complete = Q" : $0 })
    let alone = Keymap.tailored(.redo, by: [KeyOverride(line: 1, name: "complete", value: "Q")])
    let (keymap, faults) = settings.tailoredKeymap()
    #expect(faults.isEmpty && keymap.bindings == alone.keymap.bindings)
    #expect(try program.run("config").output.contains("key.complete\tQ\n"))
  }

  @Test func `the last line about a command counts, also where it is the usual one`() throws {
    try write(["key.complete = Q", "key.Com-plete = c"])
    #expect(settings.tailoredKeymap().keymap.bindings == Keymap.standard.bindings)
    try write(["key.complete = c", "key.complete = Q"])
    #expect(settings.changedKeys.map(\.keys) == ["Q"])
    try write(["keymap = vim", "key.complete = x"])
    #expect(settings.changedKeys.isEmpty)
    try write(["keymap = vim", "key.complete = c"])
    #expect(settings.changedKeys.map(\.keys).contains("c"))
  }
}
