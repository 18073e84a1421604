internal import Dispatch
internal import Synchronization

/// Pieces of work that several threads take from the front, and whose results are called for in order.
nonisolated final class PieceLine<Result: Sendable>: Sendable {
  private struct State {
    var next = 0
    var results: [Result?]
  }

  private let state: Mutex<State>
  private let arrivals = DispatchSemaphore(value: 0)

  init(_ count: Int) {
    state = Mutex(State(results: Array(repeating: nil, count: count)))
  }

  /// Takes the next piece that nobody has begun and does it; false where none is left.
  func advance(_ work: (Int) -> Result) -> Bool {
    let piece = state.withLock { state -> Int? in
      guard state.next < state.results.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
    guard let piece else { return false }
    let result = work(piece)
    state.withLock { $0.results[piece] = result }
    arrivals.signal()
    return true
  }

  /// The result of a piece, which is forgotten here; nil where it is not there yet.
  func take(_ piece: Int) -> Result? {
    state.withLock { state in
      defer { state.results[piece] = nil }
      return state.results[piece]
    }
  }

  /// Waits until another result may have come.
  func wait() { arrivals.wait() }
}
