import RedoTerminal
import Testing

@Suite struct ColorTests {
  @Test func `contrast follows WCAG`() {
    #expect(Color(0x000000).contrast(with: Color(0xFFFFFF)) == 2100)
    #expect(Color(0x777777).contrast(with: Color(0xFFFFFF)) == 447)
    #expect(Color(0x767676).contrast(with: Color(0xFFFFFF)) == 454)
    #expect(Color(0xFF0000).contrast(with: Color(0xFFFFFF)) == 399)
    #expect(Color(0x123456).contrast(with: Color(0x123456)) == 100)
  }

  @Test func `the colours of the xterm palette degrade to themselves`() {
    for index in 16...255 {
      let color = Color(index256: index)
      #expect(Color(index256: color.index256) == color, "index \(index)")
    }
  }

  @Test func `the nearest of the xterm palette is no farther than any other`() {
    for rgb in stride(from: UInt32(0), to: 0xFFFFFF, by: 65_521) {
      let color = Color(rgb)
      let chosen = error(color, Color(index256: color.index256))
      let best = (16...255).map { error(color, Color(index256: $0)) }.min() ?? 0
      #expect(chosen <= best * 5 / 4 + 600, "\(color.hex): \(chosen), best \(best)")
    }
  }

  @Test(
    arguments: [
      (0x020B09, 0, 0), (0x00FFB8, 2, 10), (0x00FF88, 2, 10), (0xFF4444, 1, 9), (0xFFC833, 3, 11),
      (0x00D9FF, 6, 14), (0xB300FF, 5, 13), (0xFFFFFF, 7, 15), (0x808080, 7, 8), (0x404040, 0, 8),
      (0xFFAA00, 3, 11), (0x006600, 2, 2), (0x12332A, 0, 0),
    ] as [(UInt32, Int, Int)])
  func `few colours keep the hue`(rgb: UInt32, of8: Int, of16: Int) {
    #expect(Color(rgb).index8 == of8)
    #expect(Color(rgb).index16 == of16)
  }

  @Test func `hexadecimal goes both ways and takes nothing else`() {
    #expect(Color(hex: "#00ffB8")?.hex == "#00FFB8")
    for wrong in ["", "#", "00FFB8", "#00FFB", "#00FFB8A", "#GGGGGG", "#+0FFB8", "#0FFB8é"] {
      #expect(Color(hex: wrong) == nil)
    }
  }

  private func error(_ one: Color, _ other: Color) -> Int {
    let red = Int(one.red) - Int(other.red)
    let green = Int(one.green) - Int(other.green)
    let blue = Int(one.blue) - Int(other.blue)
    return 3 * red * red + 4 * green * green + 2 * blue * blue
  }
}
