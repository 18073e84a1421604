import RedoCommandLine
import Testing

@testable import RedoCommandLine

struct ManVerbTests {
  @Test func `the manual tells of every verb and option`() throws {
    let text = try Desk().run("man").text
    for words in VerbTable.all.map({ $0.words }) {
      #expect(text.contains(".SS \"" + ManualPage.escaped(words.name)))
      for option in words.options { #expect(text.contains(ManualPage.escaped("--" + option.name))) }
      for example in words.examples {
        #expect(text.contains(ManualPage.escaped("redo " + example)))
      }
    }
  }

  @Test(arguments: [("version", ["-V", "--version"]), ("help", ["-h", "--help"])])
  func `help and manual name the options that stand for a verb`(
    verb: String, options: [String]
  ) throws {
    let desk = try Desk()
    for option in options {
      #expect(desk.run(option).text == desk.run(verb).text)
      #expect(desk.run("help \(verb)").text.contains("redo \(option)"))
      #expect(desk.run("man").text.contains(ManualPage.escaped("redo \(option)")))
    }
  }

  @Test func `no line is a macro by accident`() throws {
    let known = [".TH", ".SH", ".SS", ".B", ".I", ".br", ".PP", ".TP", ".nf", ".fi"]
    for line in try Desk().run("man").lines where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(known.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
  }
}
