import RedoTasks
import RedoTestSupport
import RedoViewModels
import Testing

/// What the list and the tasks in it are said to be, on whatever draws or reads them.
@Suite struct RowStoryTests {
  @Test func `the list is called by its preset or its filter, and by the order that it has`() throws
  {
    var script = ScreenScript(try .sample())
    #expect(script.viewModel.listName == "All")
    #expect(script.viewModel.tasks.orderWords == "by rank")
    try script.press("/sort:title<Enter>")
    #expect(script.viewModel.listName == "/sort:title")
    #expect(script.viewModel.tasks.orderWords == "by title")
  }

  @Test func `a task says when on its day it is due, and whether that is past`() throws {
    var script = ScreenScript(try .sample())
    try script.press("3")
    let places = script.viewModel.calendar.list.rows.compactMap(\.place)
    #expect(places.map { script.viewModel.dueClock(at: $0) } == ["10:00", "18:00", "22:00"])
    #expect(places.map { script.viewModel.isOverdue(at: $0) } == [true, false, false])
  }

  @Test func `an archived task is not late, and its row says how long ago it was due`() throws {
    let replica = try ScriptedReplica.sample()
    func expectRow(isOverdue: Bool, due: String) throws {
      let viewModel = ScreenScript(replica).viewModel
      let projection = replica.projection
      let place = try #require(
        projection.tasks.firstIndex { projection.title(of: $0).shown == "Pay rent" })
      #expect(viewModel.isOverdue(at: place) == isOverdue)
      #expect(viewModel.taskRow(at: place)?.due == due)
    }
    try expectRow(isOverdue: true, due: "2d late")
    try replica.archive("Pay rent")
    try expectRow(isOverdue: false, due: "2d ago")
  }

  @Test func `where no task is and where none is due there is no time and nothing late`() throws {
    let script = ScreenScript(try .sample())
    let projection = try #require(script.viewModel.projection)
    let someday = try #require(
      projection.tasks.firstIndex { projection.currentTodo(of: $0) == nil })
    for place in [someday, -1, projection.tasks.count] {
      #expect(script.viewModel.dueClock(at: place) == nil)
      #expect(!script.viewModel.isOverdue(at: place))
    }
  }
}
