internal import Dispatch

/// A remote's background queue: rounds run there one after another, and only values come back.
///
/// Where the system gives no thread, Dispatch tries again each second without an end, and whoever submits
/// waits for that; who cannot wait asks first whether there are ``threadCount``.
public final class SyncQueue: Sendable {
  /// How many threads Dispatch may make for a round: one that runs it, and at its start one that watches.
  public static let threadCount = 2

  private let queue = DispatchQueue(label: "redo.sync", qos: .utility)

  /// Creates the queue; nothing runs yet.
  public init() {}

  /// Runs a round in the background and hands over how far it has come, and at its end its outcome, on
  /// the queue's thread.
  public func submit(
    _ request: SyncRequest, to engine: SyncEngine, with remote: any Remote,
    tell: @escaping @Sendable (SyncProgress) -> Void,
    deliver: @escaping @Sendable (SyncOutcome) -> Void
  ) {
    queue.async { deliver(engine.run(request, with: remote, tell: tell)) }
  }
}
