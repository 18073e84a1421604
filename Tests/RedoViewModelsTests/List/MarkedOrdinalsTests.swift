import RedoTestSupport
import Testing

@testable import RedoViewModels

/// Marks are found where their tasks stand, also where a range lies over them.
struct MarkedOrdinalsTests {
  private func script(_ keys: String) throws -> ScreenScript {
    var script = ScreenScript(try .sample())
    try script.press(keys)
    return script
  }

  @Test func `the marked tasks come in the order of the list, with those of a range, each once`()
    throws
  {
    let list = try script("g<Space>j<Space>gjV").viewModel.list
    #expect(list.marked.single == [0, 2])
    #expect(list.marked.all(with: nil) == [0, 2])
    #expect(list.marked.all(with: 1...3) == [0, 1, 2, 3])
    #expect(list.marked.all(with: 0...0) == [0, 2])
    #expect(list.marked.anchor == 1 && list.markedIDs == [0, 1, 2].map(list.id))
    for ordinal in 0..<list.taskCount {
      #expect(list.isMarked(ordinal: ordinal) == [0, 1, 2].contains(ordinal))
    }
  }

  @Test func `marks follow their tasks to other places, and those that are not listed are no more`()
    throws
  {
    var script = try script("g<Space>")
    let marked = script.viewModel.list.markedIDs
    try script.press("G")
    #expect(script.viewModel.list.markedIDs == marked)
    try script.press("/xyzzy<Enter>")
    #expect(script.viewModel.list.markedIDs.isEmpty && script.viewModel.list.taskCount == 0)
  }
}
