import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// The list of all changes, narrowed by words.
struct ChangeListingTests {
  /// Enough tasks that they are shared out, some of them deleted.
  private static let projection = Projection(
    replaying: ChangeLog(
      JudgedLines.bytes(RandomLog(count: 9_000, tasks: 6_000, faultRate: 0.02, seed: 77).lines)))

  private func titles() -> [String] {
    let projection = Self.projection
    return projection.graph.tasks.map { task in
      projection.lastTitle(of: task).map(projection.string) ?? ""
    }
  }

  @Test func `the last titles of tasks in a row are those of each`() {
    let projection = Self.projection
    let tasks = projection.graph.tasks
    #expect(tasks.count > 4_000)
    #expect(projection.tasks.count < tasks.count)
    let each = tasks.map(projection.lastTitle)
    #expect(projection.lastTitles(of: 0..<tasks.count) == each)
    for start in stride(from: 0, to: tasks.count, by: 61) {
      let places = start..<min(start + 64, tasks.count)
      #expect(projection.lastTitles(of: places) == Array(each[places]))
    }
  }

  @Test func `a word is found in every title that has it, by one thread or by several`() throws {
    let projection = Self.projection
    let titles = titles()
    let starts: [String] = titles.flatMap { title in
      title.split(separator: " ").map { String($0.prefix(3)) }
    }
    let isWord = { (start: String) in start.utf8.count == 3 && start.allSatisfy(\.isLetter) }
    let words = Set(starts).filter(isWord).sorted().prefix(8) + ["zzz"]
    #expect(words.count > 3)
    for word in words {
      var alone = ChangeListing(of: projection.graph)
      var shared = alone
      alone.narrow(to: .init(), ChangeFilter(word), in: projection, with: OneWorker())
      shared.narrow(to: .init(), ChangeFilter(word), in: projection, with: BackwardWorkers())
      #expect(alone.nodes == shared.nodes, "\(word)")
      let found = Set(alone.nodes.map { alone.task(of: Int($0), in: projection.graph).taskID })
      for (task, title) in zip(projection.graph.tasks, titles)
      where title.lowercased().contains(word.lowercased()) {
        #expect(found.contains(task.taskID), "\(word) in \(title)")
      }
      #expect(word != "zzz" || found.isEmpty)
    }
  }
}
