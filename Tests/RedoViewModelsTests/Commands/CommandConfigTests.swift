import RedoViewModels
import Testing

@Suite struct CommandConfigTests {
  @Test(arguments: ["quickAdd", "quick-add", "QUICK_ADD"])
  func `a line of the config spells a command in any case, with hyphens or without`(name: String) {
    #expect(Command(configName: name) == .quickAdd)
  }

  @Test func `every command is found by its own name, and no other word is one`() {
    for command in Command.allCases {
      #expect(Command(configName: command.rawValue) == command)
    }
    #expect(Command(configName: "") == nil)
    #expect(Command(configName: "quick add") == nil)
  }

  @Test func `a hint is in words, and no name of the config`() {
    for command in Command.allCases {
      #expect(!command.hint.contains { $0.isUppercase }, "\(command.hint)")
    }
  }
}
