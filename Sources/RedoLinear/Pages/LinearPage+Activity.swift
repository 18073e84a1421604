internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoViewModels

extension LinearPage {
  /// More rows than these nobody hears to the end.
  private static let mostRows = 2000

  /// Every change, the latest first, day by day.
  mutating func readActivity(_ viewModel: AppViewModel) {
    let activity = viewModel.activity
    let scope = viewModel.activityScope
    let narrowed = scope.isEmpty ? "" : ", only " + scope.joined(separator: ", ")
    say("Activity\(narrowed): \(Quantity.text(activity.count, "change")).")
    if activity.count == 0 { say(viewModel.activityEmptiness, in: .activity) }
    let friendly = FriendlyDate(in: viewModel.dates)
    let graph = viewModel.projection?.graph
    for row in 0..<min(activity.rowCount, Self.mostRows) {
      switch activity.line(at: row) {
      case .day(let date, let count):
        say("\(friendly.weekdayAndDay(date)), \(Quantity.text(count, "change")):")
      case .change(let ordinal):
        guard let graph, let node = activity.node(at: ordinal) else { continue }
        let change = graph.nodes[node].id
        let task = graph.taskID(of: node)
        offer(LinearChoice(.activity(change), .activity(change), task: task, does: .open))
      case nil: break
      }
    }
    if activity.rowCount > Self.mostRows {
      let find = keys.name(of: .find, in: .activity)
      say("The changes before are left out; \(find) and some words find them.")
    }
  }
}
