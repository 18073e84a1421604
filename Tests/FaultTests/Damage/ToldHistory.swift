import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport

/// What is told of each change of a log, and how long the telling takes.
struct ToldHistory {
  /// What the log amounts to.
  let projection: Projection
  /// What is told, change by change in the graph's order.
  let texts: [String]
  /// The processor seconds that it took.
  let seconds: Double

  /// Tells of each change, by its place in the graph, as the list of a task's changes does, or otherwise.
  init(of log: BulkLog, by tell: (ChangeWords, Int) -> String = { $0.deed(of: $1) }) {
    projection = Projection(replaying: ChangeLog(LogBytes(log.bytes)))
    let words = ChangeWords(of: projection, DateContext(now: BulkLog.start, zone: .utc))
    let start = ThreadTime.now
    texts = projection.graph.nodes.indices.map { tell(words, $0) }
    seconds = ThreadTime.seconds(since: start)
  }
}
