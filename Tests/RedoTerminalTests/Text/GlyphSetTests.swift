import RedoTerminal
import Testing

@Suite struct GlyphSetTests {
  @Test func `parts of a line stand apart in every set, and as widely`() {
    #expect(GlyphSet.allCases.map(\.separator) == [" · ", " - ", " - "])
    #expect(Set(GlyphSet.allCases.map { TextWidth.columns(of: $0.separator) }) == [3])
  }
}
