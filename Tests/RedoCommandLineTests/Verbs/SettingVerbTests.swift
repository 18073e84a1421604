import Foundation
import RedoCommandLine
import RedoProtocol
import RedoViewModels
import Testing

struct SettingVerbTests {
  @Test func `the config shows every setting and what it usually is`() throws {
    let desk = try Desk()
    #expect(desk.run("config").lines.contains("due\t7"))
    let json = try desk.run("config --json").object()
    for name in SettingName.allCases { #expect(json[name.rawValue] is String) }
    let lines = desk.run("config --defaults").lines
    // As it is printed it changes nothing.
    for line in lines { #expect(line.isEmpty || line.hasPrefix("# ")) }
    for name in SettingName.allCases {
      #expect(lines.contains { $0.hasPrefix("# \(name.rawValue) = ") })
    }
  }

  @Test func `someday is told of as a word of a line, since the setting refuses it`() throws {
    let text = try Desk().run("config --defaults").text
    #expect(text.contains("A line with someday in it has no due date."))
    #expect(text.contains("(write a whole number, 0 to 3650)"))
  }

  @Test func `the themes are listed, the one in use marked`() throws {
    let desk = try Desk()
    #expect(desk.run("themes").lines.first == "matrix\tin use, shipped")
    #expect(try desk.run("themes --json").object()["used"] as? String == "matrix")
  }

  @Test func `the doctor tells of broken lines, and never of tasks or names`() throws {
    let desk = try Desk()
    desk.run("add Secret surgery #clinic @doctorwho // private words")
    let well = desk.run("doctor")
    #expect(well.exitCode == 0 && well.lines.contains("trouble\tnone"))
    #expect(well.lines.contains("changes\t2"))
    desk.append("nonsense Secret\n")
    let ill = desk.run("doctor")
    #expect(ill.exitCode == 1)
    #expect(ill.text.contains("redo verify"))
    for output in [well, ill, desk.run("doctor --json")] {
      for word in ["Secret", "surgery", "clinic", "doctorwho", "private", "desk-1", "/data"] {
        #expect(!output.text.contains(word))
      }
    }
    #expect(try desk.run("doctor --json").object()["troubles"] is [String])
  }
}
