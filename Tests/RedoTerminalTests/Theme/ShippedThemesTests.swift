import Foundation
import RedoTerminal
import RedoTestSupport
import RedoThemes
import Testing

struct ShippedThemesTests {
  @Test(arguments: Themes.names)
  func `a shipped theme has every role and is readable on every ground`(name: String) throws {
    // The parser refuses text below WCAG AA.
    let theme = try ThemeParser.parse(try #require(Themes.bytes(of: name)))
    #expect(theme.paint(of: .error).foreground != theme.color(of: .background))
  }

  @Test func `high contrast keeps WCAG AAA for all words`() throws {
    let theme = try ThemeParser.parse(try #require(Themes.bytes(of: "high-contrast")))
    let words: [Role] = [
      .text, .secondary, .neon, .amber, .cyan, .success, .error, .warning, .heading, .key, .hint,
      .tag, .person, .overdue, .due, .repeat, .match, .priority1, .priority5,
    ]
    for role in words {
      for ground in [Ground.background, .panel, .raised] {
        let contrast = theme.paint(of: role).foreground.contrast(with: theme.color(of: ground))
        #expect(contrast >= 700, "\(role) on \(ground): \(contrast)")
      }
    }
  }

  @Test func `every theme file is embedded`() throws {
    let folder = Vectors.package.appendingPathComponent("Themes")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".theme") }.map { String($0.dropLast(6)) }
    #expect(Set(files) == Set(Themes.names))
  }
}
