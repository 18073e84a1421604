import Foundation
import RedoTestSupport
import RedoThemes
import Testing

struct SettingsTests {
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
