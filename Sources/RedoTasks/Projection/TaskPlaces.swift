internal import RedoProtocol
internal import Synchronization

/// Where the tasks of a projection stand, by their names.
///
/// A refresh asks for one or two, which are looked for; whoever asks for many has them listed once. It
/// follows from the projection and goes with it.
final class TaskPlaces: Sendable {
  private struct State {
    /// How many tasks were looked at in vain.
    var steps = 0
    var places: [TaskID: Int]?
  }

  private let state = Mutex(State())

  /// Listing all tasks takes as long as looking for this many.
  private static let worth = 32

  /// The place of a task; nil for none of them.
  func place(of id: TaskID, in tasks: [TaskState]) -> Int? {
    state.withLock { state in
      if let places = state.places { return places[id] }
      guard state.steps < Self.worth * tasks.count else {
        let pairs = tasks.enumerated().map { ($1.id, $0) }
        state.places = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        return state.places?[id]
      }
      let place = tasks.firstIndex { $0.id == id }
      state.steps += place ?? tasks.count
      return place
    }
  }
}
