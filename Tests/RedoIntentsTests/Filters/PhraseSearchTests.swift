import RedoIntents
import Testing

@Suite struct PhraseSearchTests {
  private func fit(_ text: String, in other: String) -> PhraseMatch.Fit? {
    PhraseSearch(text).match(in: other)?.fit
  }

  @Test func `the better a word fits, the earlier its text comes`() {
    #expect(fit("set", in: "Set the priority") == .start)
    #expect(fit("PRIO", in: "Set the priority") == .wordStart)
    #expect(fit("rior", in: "Set the priority") == .inside)
    #expect(fit("stp", in: "Set the priority") == .scattered)
    #expect(fit("x", in: "Set the priority") == nil)
  }

  @Test func `every word has to be found, and the one that fits worst decides`() {
    #expect(fit("prio set", in: "Set the priority") == .wordStart)
    #expect(fit("set due", in: "Set the priority") == nil)
    #expect(fit("", in: "anything") == .start)
  }

  @Test func `the places light every word once`() {
    #expect(PhraseSearch("the set").match(in: "Set the priority")?.places == [0..<3, 4..<7])
    #expect(PhraseSearch("se set").match(in: "Set")?.places == [0..<3])
  }
}
