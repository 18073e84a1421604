internal import Dispatch
internal import Synchronization

/// Pieces of work that several threads take from the front, and whose results are called for in order.
///
/// No thread runs far ahead of who calls for the results: what waits for him is memory.
nonisolated final class PieceLine<Result: Sendable>: Sendable {
  private struct State {
    var next = 0
    var taken = 0
    var results: [Result?]
  }

  private let state: Mutex<State>
  private let arrivals = DispatchSemaphore(value: 0)
  private let departures = DispatchSemaphore(value: 0)
  /// How many pieces may be under way or wait to be taken.
  private let room: Int

  /// A line of so many pieces; `room` is at least the number of threads.
  init(_ count: Int, room: Int) {
    state = Mutex(State(results: Array(repeating: nil, count: count)))
    self.room = room
  }

  /// Takes the next piece that nobody has begun and does it; false where none may be begun yet.
  func advance(_ work: (Int) -> Result) -> Bool {
    let piece = state.withLock { state -> Int? in
      guard state.next < min(state.results.count, state.taken + room) else { return nil }
      defer { state.next += 1 }
      return state.next
    }
    guard let piece else { return false }
    let result = work(piece)
    state.withLock { $0.results[piece] = result }
    arrivals.signal()
    return true
  }

  /// The result of the next piece in order, which is forgotten here; nil where it is not there yet.
  func take() -> Result? {
    let result = state.withLock { state -> Result? in
      guard state.taken < state.results.count, let result = state.results[state.taken] else {
        return nil
      }
      state.results[state.taken] = nil
      state.taken += 1
      return result
    }
    if result != nil { departures.signal() }
    return result
  }

  /// Waits until another result may have come.
  func waitForResult() { arrivals.wait() }

  /// Waits until another piece may be begun; false where none is left.
  func waitForPiece() -> Bool {
    guard state.withLock({ $0.next < $0.results.count }) else { return false }
    departures.wait()
    return true
  }
}
