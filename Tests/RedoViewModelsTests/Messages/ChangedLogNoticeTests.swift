import RedoIntents
import RedoTasks
import RedoTestSupport
import RedoViewModels
import Testing

/// What is told of a log that others cut or replaced, where a key follows at once.
@Suite struct ChangedLogNoticeTests {
  /// The notices behind a task's completion, which came so many seconds behind `notices` showed; nil
  /// where no frame showed them.
  private func told(after notices: [Notice], seconds: Int64? = nil) throws -> [Notice] {
    let replica = try ScriptedReplica.sample()
    var viewModel = ScreenScript(replica).viewModel
    for notice in notices { viewModel.notice(notice) }
    if let seconds {
      viewModel.tick(replica.dates)
      replica.wait(seconds: seconds)
      viewModel.tick(replica.dates)
    }
    _ = viewModel.perform(.moveDown)
    guard case .run(let intent)? = viewModel.perform(.complete).first else { return [] }
    let report = try replica.run(intent)
    viewModel.finished(.success(report))
    viewModel.absorb(replica.projection, at: replica.dates)
    #expect(viewModel.message?.kind == .success)
    return viewModel.board.notices
  }

  @Test func `what nobody can have read before the answer to a key stays until it is dismissed`()
    throws
  {
    #expect(try told(after: [.changedOutside]) == [.changedOutside])
    #expect(try told(after: [.changedOutside], seconds: 2) == [.changedOutside])
    #expect(try told(after: [.changedOutside], seconds: 3) == [])
  }

  @Test func `that the log's old part has changed says so, and more`() throws {
    #expect(
      try told(after: [.changedOutside, .contradictsWatermark]) == [.contradictsWatermark])
  }
}
