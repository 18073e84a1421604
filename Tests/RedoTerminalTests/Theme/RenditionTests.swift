import RedoTerminal
import RedoThemes
import Testing

@Suite struct RenditionTests {
  @Test func `each depth gets colours in its own numbers`() throws {
    let theme = try ThemeParser.parse(Themes.matrix)
    func neon(_ depth: ColorDepth) -> Rendition {
      theme.rendition(of: .neon, on: .background, depth: depth)
    }
    #expect(neon(.direct) == Rendition(foreground: 0x00FFB8, background: 0x020B09, emphasis: []))
    #expect(neon(.indexed) == Rendition(foreground: 49, background: 232, emphasis: []))
    #expect(neon(.sixteen) == Rendition(foreground: 10, background: 0, emphasis: []))
    #expect(neon(.eight) == Rendition(foreground: 2, background: 0, emphasis: []))
    #expect(neon(.mono) == Rendition(foreground: nil, background: nil, emphasis: []))
  }

  @Test func `where colours are many, dim and reverse are colours, whatever the terminal`() throws {
    let source = String(decoding: Themes.matrix, as: UTF8.self)
      .replacing("neon = #00FFB8", with: "neon = #00FFB8 dim")
    let theme = try ThemeParser.parse(source)
    func neon(_ emphasis: Emphasis, _ depth: ColorDepth) -> Rendition {
      theme.rendition(of: .neon, on: .background, emphasis: emphasis, depth: depth)
    }
    #expect(
      neon(.bold, .direct)
        == Rendition(foreground: 0x00AD7D, background: 0x020B09, emphasis: .bold))
    #expect(
      neon(.reverse, .direct)
        == Rendition(foreground: 0x020B09, background: 0x00AD7D, emphasis: []))
    #expect(neon(.reverse, .indexed) == Rendition(foreground: 232, background: 36, emphasis: []))
    for depth in [ColorDepth.sixteen, .eight, .mono] {
      #expect(neon(.underline, depth).emphasis == [.dim, .underline])
    }
  }

  @Test(arguments: ColorDepth.allCases)
  func `text never has the colour of what lies below it`(depth: ColorDepth) throws {
    let theme = try ThemeParser.parse(Themes.matrix)
    for role in Role.allCases where !isOrnament(role) {
      for ground in Ground.allCases where ground != .tabActive || role == .tabActive {
        guard role != .tabActive || ground == .tabActive else { continue }
        let shown = theme.rendition(of: role, on: ground, depth: depth)
        #expect(
          depth == .mono || shown.foreground != shown.background, "\(role) on \(ground)")
      }
    }
  }

  @Test(arguments: Themes.names, ColorDepth.allCases)
  func `the selected row, the shown tab and danger differ from the screen`(
    name: String, depth: ColorDepth
  ) throws {
    let theme = try ThemeParser.parse(try #require(Themes.bytes(of: name)))
    let plain = theme.rendition(of: .text, on: .background, depth: depth)
    for ground in [Ground.raised, .tabActive, .danger] {
      #expect(theme.rendition(of: .text, on: ground, depth: depth) != plain, "\(ground)")
    }
  }

  @Test func `without colour an example in a field does not look like what is typed there`() throws
  {
    let theme = try ThemeParser.parse(Themes.matrix)
    let typed = theme.rendition(of: .text, on: .raised, depth: .mono)
    let example = theme.rendition(of: .example, on: .raised, depth: .mono)
    #expect(typed.emphasis.contains(.reverse) && !example.emphasis.contains(.reverse))
  }

  @Test(arguments: Themes.names, ColorDepth.allCases)
  func `an example looks different from what is typed, however few colours there are`(
    name: String, depth: ColorDepth
  ) throws {
    let theme = try ThemeParser.parse(try #require(Themes.bytes(of: name)))
    for ground in [Ground.background, .panel, .raised] {
      let typed = theme.rendition(of: .text, on: ground, depth: depth)
      let example = theme.rendition(of: .example, on: ground, depth: depth)
      #expect(typed != example, "on \(ground)")
      #expect(!example.emphasis.contains(.bold), "on \(ground)")
    }
  }

  @Test func `without colour the selected row is one bar, faint words and all`() throws {
    let theme = try ThemeParser.parse(Themes.matrix)
    for role in [Role.text, .secondary, .faint, .neonBright, .person] {
      let shown = theme.rendition(of: role, on: .raised, depth: .mono)
      #expect(shown.emphasis.contains(.reverse), "\(role)")
    }
  }

  @Test(arguments: [ColorDepth.eight, .sixteen], Themes.names)
  func `black on another colour is not made grey by bold where colours are few`(
    depth: ColorDepth, name: String
  ) throws {
    let theme = try ThemeParser.parse(try #require(Themes.bytes(of: name)))
    let screen = theme.rendition(of: .text, on: .background, depth: depth).background
    for (role, ground) in [(Role.tabActive, Ground.tabActive), (.text, .danger), (.text, .chip)] {
      let shown = theme.rendition(of: role, on: ground, emphasis: .bold, depth: depth)
      #expect(
        shown.foreground != 0 || shown.background == screen || !shown.emphasis.contains(.bold))
    }
  }

  private func isOrnament(_ role: Role) -> Bool {
    [.heat0, .heat1, .heat2, .rain, .priorityRest].contains(role)
  }
}
