import Foundation
import RedoScreens
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

@Suite struct KeymapTests {
  private let keymap = Keymap.standard

  @Test(arguments: Command.allCases) func `every command has a key`(command: Command) {
    #expect(
      KeyContext.allCases.contains { !keymap.keys(for: command, in: $0).isEmpty },
      "\(command.rawValue) cannot be asked for")
  }

  @Test func `the same keys for two commands in one context are refused`() {
    let bindings = [
      KeyBinding("j", in: [.list, .help], does: .moveDown),
      KeyBinding("k", "j", in: [.help], does: .moveUp),
    ]
    #expect(throws: KeymapError.conflict(keys: "j", .help, .moveDown, .moveUp)) {
      try Keymap(bindings)
    }
  }

  @Test func `a chord that starts with another command's key is refused`() {
    let bindings = [
      KeyBinding("g", in: [.list], does: .moveToTop),
      KeyBinding("gg", in: [.list], does: .moveToBottom),
    ]
    #expect(throws: KeymapError.conflict(keys: "g", .list, .moveToTop, .moveToBottom)) {
      try Keymap(bindings)
    }
  }

  @Test func `a notation that names no key is refused`() {
    #expect(throws: KeymapError.unreadable(notation: "<Foo>", .unknownKey("Foo"))) {
      try Keymap([KeyBinding("<Foo>", in: [.list], does: .quit)])
    }
  }

  @Test func `a chord waits for its second key`() throws {
    let keymap = try Keymap([KeyBinding("gg", in: [.list], does: .moveToTop)])
    let key = Key.character("g")
    #expect(keymap.command(for: [key], in: .list) == .pending)
    #expect(keymap.command(for: [key, key], in: .list) == .command(.moveToTop))
    #expect(keymap.command(for: [key, .enter], in: .list) == .none)
    #expect(keymap.command(for: [key], in: .detail) == .none)
  }

  @Test func `no single key deletes or writes a question's yes but y`() {
    #expect(keymap.keys(for: .accept, in: .question) == [[.character("y")]])
    for context in [KeyContext.list, .detail] {
      #expect(keymap.command(for: [.character("d")], in: context) != .command(.delete))
    }
  }

  @Test func `printable keys type themselves where text is typed`() {
    for scalar in 0x20..<0x7F {
      guard let scalar = Unicode.Scalar(scalar) else { continue }
      let key = Key.character(Character(scalar))
      #expect(keymap.command(for: [key], in: .prompt) == .none, "\(scalar) is a letter")
    }
  }

  /// `REDO_RECORD=1` writes the blocks anew, one after the other.
  @Test func `the README shows the keys as they are`() throws {
    try check(block: "keys", is: keymap.markdownTable)
    try check(block: "keymaps", is: KeymapPreset.markdownTable)
  }

  private func check(block name: String, is table: String) throws {
    let url = Vectors.package.appendingPathComponent("README.md")
    let mark = "<!-- \(name) -->\n"
    var parts = try String(contentsOf: url, encoding: .utf8).components(separatedBy: mark)
    try #require(parts.count == 3, "README.md needs two lines \(mark)")
    if ProcessInfo.processInfo.environment["REDO_RECORD"] == "1" {
      parts[1] = table
      try parts.joined(separator: mark).write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(parts[1] == table, "run the test with REDO_RECORD=1")
  }
}
