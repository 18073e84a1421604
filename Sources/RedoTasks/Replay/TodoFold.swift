internal import RedoProtocol

/// A todo while changes are being applied to its task: what ``TodoState`` packs, with its notes at hand.
struct TodoFold: Hashable {
  let id: TodoID
  var deadline: Instant
  var completed: Instant?
  /// What was noted with it, one text a change, in order.
  var notes: [LogText]
  let created: Instant
}
