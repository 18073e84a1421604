import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

@Suite struct SettingHeadingTests {
  @Test func `the sections of the settings are headed as the groups of the list are`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 80, rows: 100))
    try script.press("6")
    let rows = script.text.split(separator: "\n")
    for section in SettingSection.allCases {
      #expect(rows.contains { $0.contains("  \(section.title.uppercased()) ┄┄") }, "\(section)")
    }
  }
}
