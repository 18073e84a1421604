import RedoTestSupport
import Testing

@Suite struct LinearPromptTests {
  @Test(
    arguments: [
      ("d 1,2", "When are 2 tasks due? Such as fri 9am, in 3 days, someday."),
      ("r 1,2", "How often do 2 tasks come back? Such as 2 weeks, 30 days fixed, never."),
      ("r 1", "How often does “"),
    ])
  func `a question about one task or several agrees with how many there are`(
    line: String, question: String
  ) throws {
    var script = LinearScript(try .sample())
    #expect(script.type(line).hasPrefix(question))
  }
}
