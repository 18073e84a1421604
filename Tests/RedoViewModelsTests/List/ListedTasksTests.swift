import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

@testable import RedoViewModels

/// Listed tasks are found at their places, and by their names where those have changed.
struct ListedTasksTests {
  private func list() throws -> (rows: ListRows, tasks: [TaskState]) {
    var script = ScreenScript(try .sample())
    try script.press("/re<Enter>")
    let viewModel = script.viewModel
    return (viewModel.tasks.list.rows, try #require(viewModel.projection).tasks)
  }

  @Test func `a task is found at its place, and where it is not listed nowhere`() throws {
    let (rows, tasks) = try list()
    var listed = ListedTasks(rows, of: tasks)
    for place in tasks.indices {
      #expect(listed.ordinal(of: tasks[place].id, at: place) == rows.ordinal(ofPlace: place))
    }
    #expect(rows.taskCount > 0 && rows.taskCount < tasks.count)
  }

  @Test func `a task that has moved, or was at a place that is no more, is found by its name`()
    throws
  {
    let (rows, tasks) = try list()
    var listed = ListedTasks(rows, of: tasks)
    for place in tasks.indices {
      for other in [place + 1, place - 1, tasks.count] where other >= 0 {
        #expect(listed.ordinal(of: tasks[place].id, at: other) == rows.ordinal(ofPlace: place))
      }
    }
  }
}
