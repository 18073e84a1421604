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

  /// xterm draws a cursor of its own ground's colour in that of its text: black, if it is white.
  @Test(arguments: Themes.names)
  func `the cursor has a colour that is no terminal's ground`(name: String) throws {
    let theme = try ThemeParser.parse(try #require(Themes.bytes(of: name)))
    let cursor = theme.paint(of: .cursor).background?.hex
    #expect(cursor != "#FFFFFF" && cursor != "#000000")
  }

  @Test func `mono is made of greys alone`() throws {
    let theme = try ThemeParser.parse(try #require(Themes.bytes(of: "mono")))
    let paints = Role.allCases.map { theme.paint(of: $0) }
    let colors =
      paints.map(\.foreground) + paints.compactMap(\.background)
      + Ground.allCases.map { theme.color(of: $0) }
    #expect(colors.allSatisfy { $0.red == $0.green && $0.green == $0.blue })
  }

  @Test func `high contrast keeps WCAG AAA for all words`() throws {
    let theme = try ThemeParser.parse(try #require(Themes.bytes(of: "high-contrast")))
    for role in Role.allCases where !Self.isOrnament(role) {
      for ground in Self.grounds(of: role) {
        let paint = theme.paint(of: role, on: ground)
        let contrast = paint.foreground.contrast(with: paint.background ?? theme.color(of: ground))
        #expect(contrast >= 700, "\(role) on \(ground): \(contrast)")
      }
    }
  }

  /// Whether a role carries no words: lines, bars, signs, rain.
  private static func isOrnament(_ role: Role) -> Bool {
    switch role {
    case .border, .borderFocus, .borderGlow1, .borderGlow2, .borderGlow3,
      .selectionEdge, .priorityRest, .gauge, .rain, .rainHead, .heat0, .heat1, .heat2, .heat3,
      .heat4:
      true
    default: false
    }
  }

  /// The surfaces that a role is written on.
  private static func grounds(of role: Role) -> [Ground] {
    switch role {
    case .tabActive: [.tabActive]
    case _ where role.rawValue.hasPrefix("chip"): [.chip]
    default: [.background, .panel, .raised]
    }
  }

  @Test(arguments: Themes.names, [ColorDepth.eight, .sixteen])
  func `with few colours all words can be read, on the selected row too`(
    name: String, depth: ColorDepth
  ) throws {
    let theme = try ThemeParser.parse(try #require(Themes.bytes(of: name)))
    for role in Role.allCases where !Self.isOrnament(role) && ![.faint, .example].contains(role) {
      for ground in Self.grounds(of: role) {
        let shown = theme.rendition(of: role, on: ground, depth: depth)
        for palette in [AnsiPalette.xterm, .vga] {
          let contrast = palette.contrast(of: shown)
          #expect(contrast >= 300, "\(role) on \(ground): \(contrast)")
        }
      }
    }
  }

  @Test(arguments: [ColorDepth.eight, .sixteen])
  func `on paper what is open stands out over what is done and what may be overlooked`(
    depth: ColorDepth
  ) throws {
    let theme = try ThemeParser.parse(try #require(Themes.bytes(of: "daylight")))
    func contrast(_ role: Role) -> Int {
      AnsiPalette.xterm.contrast(of: theme.rendition(of: role, on: .panel, depth: depth))
    }
    #expect(contrast(.text) >= contrast(.done))
    #expect(contrast(.text) >= contrast(.secondary))
    #expect(contrast(.secondary) >= contrast(.faint))
  }

  @Test(arguments: Themes.names)
  func `what may be overlooked can still be read by most`(name: String) throws {
    let theme = try ThemeParser.parse(try #require(Themes.bytes(of: name)))
    // WCAG asks 3 of large text and of signs. What is faint is a sign or cannot act; an example is
    // text like any other.
    for (role, least) in [(Role.faint, 300), (.example, 450)] {
      for ground in Self.grounds(of: role) {
        let contrast = theme.paint(of: role).foreground.contrast(with: theme.color(of: ground))
        #expect(contrast >= least, "\(role) of \(name) on \(ground): \(contrast)")
      }
    }
  }

  @Test(arguments: Themes.names)
  func `a chip is seen on the ground of a prompt, and the past's banner is read on a chip`(
    name: String
  ) throws {
    let theme = try ThemeParser.parse(try #require(Themes.bytes(of: name)))
    let chip = theme.color(of: .chip)
    #expect(chip.contrast(with: theme.color(of: .raised)) >= 115)
    #expect(theme.paint(of: .amber).foreground.contrast(with: chip) >= 450)
  }

  @Test(arguments: ["matrix", "daylight", "high-contrast"])
  func `a recognised part has the hue that it has in a row`(name: String) throws {
    let theme = try ThemeParser.parse(try #require(Themes.bytes(of: name)))
    // What is due is amber in a row while it is due today.
    let parts: [(chip: Role, row: Role)] = [
      (.chipDue, .amber), (.chipRepeat, .repeat), (.chipTag, .tag), (.chipPerson, .person),
    ]
    for part in parts {
      let (chip, row) = (theme.paint(of: part.chip), theme.paint(of: part.row))
      #expect(chip.foreground == row.foreground, "\(part.chip)")
    }
  }

  @Test(arguments: Themes.names)
  func `a row has a hierarchy: today before later, the title before its labels`(
    name: String
  ) throws {
    let theme = try ThemeParser.parse(try #require(Themes.bytes(of: name)))
    let (today, later) = (theme.paint(of: .amber), theme.paint(of: .due))
    #expect(
      today.emphasis.contains(.bold) || today.foreground.contrast(with: later.foreground) >= 130)
    for role in [Role.tag, .person, .repeat] {
      let contrast = theme.paint(of: role).foreground
        .contrast(with: theme.paint(of: .text).foreground)
      #expect(contrast >= 140, "\(role): \(contrast)")
    }
  }

  @Test(arguments: Themes.names)
  func `the lightest shade that is drawn is seen, and each is stronger than the one before`(
    name: String
  ) throws {
    let theme = try ThemeParser.parse(try #require(Themes.bytes(of: name)))
    let shades = (0...4).map { level in
      theme.paint(of: .heat(level)).foreground.contrast(with: theme.color(of: .panel))
    }
    #expect(zip(shades, shades.dropFirst()).allSatisfy { $0 * 6 < $1 * 5 }, "\(shades)")
    // The lightest glyph of shade lets most of the ground through.
    #expect(shades[2] >= 250, "\(shades)")
  }

  @Test func `every theme file is embedded`() throws {
    let folder = Vectors.package.appendingPathComponent("Themes")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".theme") }.map { String($0.dropLast(6)) }
    #expect(Set(files) == Set(Themes.names))
  }
}
