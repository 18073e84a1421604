import RedoIntents
import RedoViewModels
import Testing

@Suite struct PreferencesTests {
  private static let choices = SettingChoices(
    themes: ["matrix", "amber"], keymaps: ["redo", "vim"])

  @Test(arguments: SettingName.allCases)
  func `every setting reads back what it writes, and goes back to what is usual`(
    name: SettingName
  ) throws {
    var preferences = Preferences()
    for text in Self.samples(of: name) {
      try preferences.set(name, to: text, among: Self.choices)
      #expect(preferences.text(of: name) == text)
      #expect(!preferences.words(of: name).isEmpty)
      #expect(!preferences.isUsual(name), "\(text)")
    }
    try preferences.set(name, to: Preferences().text(of: name), among: Self.choices)
    #expect(preferences.isUsual(name))
    #expect(preferences == Preferences())
  }

  private static func samples(of name: SettingName) -> [String] {
    switch name {
    case .theme: ["amber"]
    case .motion: ["reduced", "none"]
    case .idle: ["1", "600", "off"]
    case .due: ["0", "3650"]
    case .time: ["00:00", "23:59", "09:05"]
    case .priority: ["1", "5"]
    case .points: ["0", "100"]
    case .week: ["sunday", "saturday"]
    case .ranking: ["sigmoid"]
    case .start: ["Today", "This week"]
    case .remind: ["0", "1440"]
    case .quiet: ["22:00-07:00", "13:00-14:30"]
    case .notify: ["osc777", "bell"]
    case .keymap: ["vim"]
    case .sync: ["off"]
    case .name, .email, .device: ["Ana", "日本語 = # x"]
    }
  }

  @Test(arguments: [
    (SettingName.theme, "plaid"), (.theme, ""), (.motion, "some"), (.idle, "0"), (.idle, "601"),
    (.due, "-1"), (.due, "3651"), (.due, "soon"), (.time, "24:00"), (.time, "9"), (.time, "9:"),
    (.priority, "0"), (.priority, "6"), (.points, "101"), (.week, "caturday"), (.ranking, "best"),
    (.start, "Tomorrow"), (.start, ""),
    (.remind, "1441"), (.quiet, "22-7"), (.quiet, "22:00"), (.quiet, "22:00-22:00"),
    (.quiet, "22:00-24:00"), (.quiet, "1:00-2:00-3:00"), (.notify, "email"), (.keymap, "emacs"),
    (.sync, "maybe"),
    (.name, "a\u{1B}[31m"), (.email, "a\nb"),
    (.device, String(repeating: "x", count: 201)),
  ])
  func `a bad value is refused with what would be right, and nothing changes`(
    name: SettingName, text: String
  ) {
    var preferences = Preferences()
    let error = #expect(throws: SettingError.self) {
      try preferences.set(name, to: text, among: Self.choices)
    }
    #expect(preferences == Preferences())
    #expect(error?.message.contains("write") == true)
    #expect(error?.message.unicodeScalars.contains("\u{1B}") == false)
  }

  @Test func `a new task gets what is set, and what a task has anyway is not written`() throws {
    var preferences = Preferences()
    #expect(preferences.defaults == TaskDefaults())
    try preferences.set(.priority, to: "5", among: Self.choices)
    try preferences.set(.points, to: "2", among: Self.choices)
    try preferences.set(.due, to: "0", among: Self.choices)
    #expect(preferences.defaults == TaskDefaults(dueDays: 0, priority: 5, points: 2))
  }
}
