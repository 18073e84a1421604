import RedoTasks
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
    let list = try script("g<Space>j<Space>gjV").viewModel.tasks.list
    #expect(list.marked.single == [0, 2])
    #expect(list.marked.all(with: nil) == [0, 2])
    #expect(list.marked.all(with: 1...3) == [0, 1, 2, 3])
    #expect(list.marked.all(with: 0...0) == [0, 2])
    #expect(list.marked.anchor == 1 && list.markedIDs == [0, 1, 2].map(list.id))
    for ordinal in 0..<list.taskCount {
      #expect(list.isMarked(ordinal: ordinal) == [0, 1, 2].contains(ordinal))
    }
  }

  @Test func `as many are marked as there are marked tasks, wherever a range ends`() throws {
    var script = try script("g<Space>jj<Space>gjV")
    for key in ["j", "j", "k", "j", "k", "G", "g", "<Esc>"] {
      try script.press(key)
      let list = script.viewModel.tasks.list
      #expect(list.markedCount == list.markedIDs.count, "after \(key)")
      #expect(list.markedCount > 0 || key == "<Esc>")
    }
  }

  @Test func `the places of what is marked follow the cursor, the rows and the log`() throws {
    var script = try script("g<Space>jjV")
    let steps = ["j", "k", "k", "V", "gVG", "/a<Enter>", "*", "<Esc><Esc>", "GV", "oo", "V*", "z"]
    for keys in steps {
      try script.press(keys)
      let list = script.viewModel.tasks.list
      let tasks = try #require(script.viewModel.projection?.tasks)
      #expect(list.markedPlaces.map { tasks[$0].id } == list.markedIDs, "after \(keys)")
    }
  }

  @Test(arguments: [
    "", "<Space><Space>", "jV", "jVjj", "<Space>jVG", "2", "2<Tab>", "3", "5",
    "2*", "2Vj", "2<Space><Tab>jVj", "2<Space><Tab>",
  ])
  func `what commands act on is found at its place, on every screen`(keys: String) throws {
    let viewModel = try script("g" + keys).viewModel
    #expect(!viewModel.targetIDs.isEmpty || keys == "3")
    #expect(viewModel.targetTasks.map(\.id) == viewModel.targetIDs)
  }

  @Test func `tasks that are named are found, whatever is selected or marked`() throws {
    var viewModel = try script("g<Space>").viewModel
    let named = [viewModel.tasks.list.id(of: 3), viewModel.tasks.list.id(of: 1)]
    viewModel.named.tasks = named
    #expect(viewModel.targetTasks.map(\.id) == named)
    viewModel.named.tasks = [named[1]]
    #expect(viewModel.targetTasks.map(\.id) == [named[1]])
  }

  @Test func `marks follow their tasks to other places, and those that are not listed are no more`()
    throws
  {
    var script = try script("g<Space>")
    let marked = script.viewModel.tasks.list.markedIDs
    try script.press("G")
    #expect(script.viewModel.tasks.list.markedIDs == marked)
    try script.press("/xyzzy<Enter>")
    #expect(
      script.viewModel.tasks.list.markedIDs.isEmpty && script.viewModel.tasks.list.taskCount == 0)
  }
}
