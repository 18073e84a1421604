internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

extension World {
  /// The world as it was at a moment in words; as it is where none is named.
  ///
  /// What had been done by then is told by the clocks of those who did it.
  func past(at text: String?) throws(UsageError) -> World {
    guard let text else { return self }
    let moment: Instant
    do throws(PastExpressionError) {
      moment = try PastExpression.parse(text, in: dates)
    } catch {
      throw .unreadableTime(error)
    }
    var world = self
    world.projection = Past(of: tasks, at: moment).projection
    world.dates = dates.at(moment)
    return world
  }

  /// The changes of the task that an id or the start of one names, also of one that is gone.
  func changes(ofTaskNamed text: String) throws(UsageError) -> TaskNodes {
    do throws(TaskLookupError) {
      let id = try anyTask(named: text)
      guard let nodes = tasks.graph.tasks.first(where: { $0.taskID == id }) else {
        throw .unknown(text, near: [])
      }
      return nodes
    } catch {
      throw .noTask(error)
    }
  }
}
