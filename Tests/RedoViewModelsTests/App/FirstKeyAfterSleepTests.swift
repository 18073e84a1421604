import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import RedoViewModels
import Testing

/// What the first key means that comes after a machine's sleep, before anything noticed that.
@Suite struct FirstKeyAfterSleepTests {
  @Test func `it acts on the task that was seen, not on the one that another day lists there`()
    throws
  {
    let replica = try ScriptedReplica()
    replica.add("Call Ana tomorrow")
    replica.add("Send the letter in 2 days")
    var script = ScreenScript(replica)
    try script.press("/due:tomorrow<Enter>")
    let seen = try #require(script.viewModel.selectedTask)
    #expect(script.titles == ["Call Ana"])
    replica.wait(seconds: 24 * 3600)
    var viewModel = script.viewModel
    viewModel.takeTimeOfKey(replica.dates)
    let effects = viewModel.perform(.complete)
    #expect(effects == [.run(.complete([seen.id]))])
    // Behind the key the list is that of the day.
    viewModel.tick(replica.dates)
    #expect(viewModel.selectedTask != nil && viewModel.selectedTask?.id != seen.id)
  }

  @Test func `it leads to the task that was seen there, whatever has fallen due since`() throws {
    let replica = try ScriptedReplica()
    replica.add("Review the draft 2026-11-20 18:00 p5")
    let ana = try #require(replica.add("Call Ana 2026-11-20 15:00 p1"))
    replica.add("Send the letter tomorrow")
    let script = ScreenScript(replica)
    #expect(script.titles == ["Review the draft", "Call Ana", "Send the letter"])
    replica.wait(seconds: 3600)
    var viewModel = script.viewModel
    viewModel.takeTimeOfKey(replica.dates, for: .moveDown)
    _ = viewModel.perform(.moveDown)
    // The next key came with it.
    viewModel.takeTimeOfKey(replica.dates, for: .complete)
    #expect(viewModel.perform(.complete) == [.run(.complete([ana]))])
  }

  @Test func `it takes the time where it acts on what was seen all the same`() throws {
    let replica = try ScriptedReplica()
    replica.add("Call Ana tomorrow")
    let script = ScreenScript(replica)
    replica.wait(seconds: 24 * 3600)
    var viewModel = script.viewModel
    viewModel.takeTimeOfKey(replica.dates)
    #expect(viewModel.clock.today == replica.dates.today)
  }
}
