import RedoTasks
import RedoTestSupport
import Testing

@testable import RedoViewModels

/// Rows that nobody wrote are the rows that somebody would have written.
struct ListRowsTests {
  private static let seeds = (0..<20).map { seed in
    SeededGenerator.fromEnvironment(default: 140).seed &+ UInt64(seed)
  }

  /// Some groups, in order, with some tasks each; or all of them under no heading.
  private func sections(_ generator: inout SeededGenerator) -> [TaskListing.Section] {
    let places = Array(0..<Int.random(in: 0..<40, using: &generator)).shuffled(using: &generator)
    guard Bool.random(using: &generator) else {
      return [TaskListing.Section(group: nil, tasks: places)]
    }
    var rest = places[...]
    return TaskGroup.allCases.map { group in
      let some = rest.prefix(Int.random(in: 0..<12, using: &generator))
      rest = rest.dropFirst(some.count)
      return TaskListing.Section(group: group, tasks: Array(some))
    }
  }

  private func written(_ sections: [TaskListing.Section]) -> [ListRow] {
    var ordinal = 0
    return sections.filter { !$0.tasks.isEmpty }.flatMap { section in
      let heading = section.group.map { ListRow.heading($0, count: section.tasks.count) }
      return [heading].compactMap(\.self)
        + section.tasks.map { place in
          defer { ordinal += 1 }
          return .task(place: place, ordinal: ordinal)
        }
    }
  }

  @Test(arguments: seeds) func `each row is the one that the sections say`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let sections = sections(&generator)
    let rows = ListRows(of: sections)
    #expect(Array(rows) == written(sections), "seed \(seed)")
    #expect(rows.places == sections.flatMap(\.tasks), "seed \(seed)")
  }

  @Test(arguments: seeds) func `a task is found by its row, its number and its place`(seed: UInt64)
  {
    var generator = SeededGenerator(seed: seed)
    let sections = sections(&generator)
    let rows = ListRows(of: sections)
    #expect(rows.taskCount == rows.places.count)
    for (ordinal, place) in rows.places.enumerated() {
      #expect(rows[rows.row(ofOrdinal: ordinal)] == .task(place: place, ordinal: ordinal))
      #expect(rows.place(ofOrdinal: ordinal) == place && rows.ordinal(ofPlace: place) == ordinal)
    }
    for row in 0..<rows.count + 2 {
      let next = rows.dropFirst(row).first { $0.place != nil }?.place
      let found = rows.ordinal(fromRow: row).map(rows.place(ofOrdinal:))
      #expect(found == next, "seed \(seed), row \(row)")
    }
    #expect(rows.ordinal(ofPlace: 4_000) == nil)
  }
}
