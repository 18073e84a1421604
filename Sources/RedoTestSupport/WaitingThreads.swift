internal import Foundation
public import Testing

/// Threads of their own for tests that wait for other programs.
///
/// Such a test blocks its thread, and Swift's concurrency has one for each processor: two tests that wait
/// would leave the processors idle, while hundreds that calculate stand in line.
public struct WaitingThreads: SuiteTrait, TestTrait, TestScoping {
  /// Each test of a suite waits on its own.
  public var isRecursive: Bool { true }

  /// Performs a test on one of the threads.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(Threads.shared, operation: function)
  }

  private final class Threads: TaskExecutor {
    static let shared = Threads()

    private let queue = OperationQueue()

    init() {
      queue.maxConcurrentOperationCount = 4
    }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }
}

extension Trait where Self == WaitingThreads {
  /// The tests wait for other programs most of the time.
  public static var waits: Self { WaitingThreads() }
}
