import RedoTestSupport
import RedoViewModels
import Testing

/// What is wrong with the log, as the screen tells of it.
@Suite struct LogFaultStoryTests {
  @Test func `what is wrong with the log's lines is told as long as it is`() throws {
    var script = ScreenScript(try .sample())
    script.tell(ofFaults: [.brokenLines(1)])
    script.tell(ofFaults: [.tornTail, .brokenLines(2), .contradictsWatermark])
    #expect(
      script.viewModel.board.notices == [.tornTail, .brokenLines(2), .contradictsWatermark])
    script.notice(.problem("the disk failed"))
    script.tell(ofFaults: [])
    #expect(
      script.viewModel.board.notices == [.contradictsWatermark, .problem("the disk failed")])
  }

  @Test func `what was dismissed of the log's lines comes back as news, or where it is asked for`()
    throws
  {
    var script = ScreenScript(try .sample())
    script.tell(ofFaults: [.brokenLines(1), .contradictsWatermark])
    try script.press("<Esc>")
    script.tell(ofFaults: [.brokenLines(1)])
    #expect(script.viewModel.board.notices.isEmpty)
    script.tell(ofFaults: [.brokenLines(1), .contradictsWatermark])
    #expect(script.viewModel.board.notices == [.contradictsWatermark])
    script.tell(ofFaults: [.brokenLines(2)])
    #expect(script.viewModel.board.notices == [.contradictsWatermark, .brokenLines(2)])
    try script.press("<Esc>")
    script.tell(ofFaults: [])
    script.tell(ofFaults: [.brokenLines(2)])
    #expect(script.viewModel.board.notices == [.brokenLines(2)])
    try script.press("<Esc><F5>")
    script.tell(ofFaults: [.brokenLines(2)])
    #expect(script.viewModel.board.notices == [.brokenLines(2)])
  }

  @Test(arguments: [
    Notice.contradictsWatermark, .wasCut, .emptied, .begunAnew, .keyWasMade, .tornTail,
  ])
  func `what was dismissed of the log comes back where it is read whole, and not where it grew`(
    fault: Notice
  ) throws {
    var script = ScreenScript(try .sample())
    script.tell(ofFaults: [fault])
    try script.press("<Esc>")
    script.tell(ofFaults: [fault])
    #expect(script.viewModel.board.notices.isEmpty)
    script.notice(.changedOutside)
    script.tell(ofFaults: [fault])
    #expect(script.viewModel.board.notices == [fault])
  }
}
