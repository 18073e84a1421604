import RedoTestSupport
import Testing

@testable import RedoViewModels

/// The list moves as commands say, on every screen that has one.
struct TaskListMovingTests {
  @Test func `a command that moves moves the selection, any other leaves it`() throws {
    var list = try ScreenScript(.sample()).viewModel.tasks.list
    let last = list.taskCount - 1
    let moves: [(Command, Int)] = [
      (.moveToBottom, last), (.moveUp, last - 1), (.moveToTop, 0), (.moveDown, 1), (.pageUp, 0),
    ]
    for (command, ordinal) in moves {
      let hasMoved = list.move(command)
      #expect(hasMoved && list.selectedOrdinal == ordinal, "\(command)")
    }
    list.move(.pageDown)
    let ordinal = try #require(list.selectedOrdinal)
    #expect(ordinal > 1)
    for command in [Command.moveLeft, .open, .nextPane, .complete] {
      let hasMoved = list.move(command)
      #expect(!hasMoved && list.selectedOrdinal == ordinal, "\(command)")
    }
  }
}
