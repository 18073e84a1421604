internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// The words that the log and the config give.
struct CompletionWords {
  private let world: World

  /// How many ids are offered at most: more than a screen shows helps nobody choose.
  private static let mostIDs = 100

  init(of world: World) {
    self.world = world
  }

  /// The ids of the tasks that are offered, in the order of a list, with their titles; those to be
  /// done come first, then those that are done, then the archive.
  func ids(startingWith typed: String, of offered: OfferedTasks) -> [Candidate] {
    let projection = world.tasks
    let start = typed.lowercased()
    var tasks: [TaskState] = []
    for kind in offered.kinds where tasks.count < Self.mostIDs {
      let left = Self.mostIDs - tasks.count
      let listing = TaskListing(
        of: projection, scope: kind, order: .rank, isGrouped: false,
        from: Vantage(world.dates, formula: world.formula), limit: left
      ) { task in
        let isOffered = task.kind == kind && offered.includes(task)
        return isOffered && (start.isEmpty || task.id.description.hasPrefix(start)) ? .exact : nil
      }
      tasks += listing.tasks.prefix(left).map { projection.tasks[$0] }
    }
    let ids = ShortIDs(for: tasks, in: projection)
    return tasks.map { task in
      let title = projection.title(of: task).shown
      // Of what was typed beyond the short id, the whole id is the word.
      let id = start.utf8.count > 8 ? task.id.description : ids.text(of: task.id)
      return Candidate(id, title)
    }
  }

  /// The tags or the people, by how many tasks have them.
  func labels(startingWith typed: String) -> [Candidate] {
    let isTag = typed.utf8.first == UInt8(ascii: "#")
    let start = String(decoding: typed.utf8.dropFirst(), as: UTF8.self)
    return LabelUses(in: .done, of: world.tasks)
      .labels(isTag ? .tag : .person, startingWith: start)
      .map { Candidate($0.label.text, Quantity.text($0.tasks, "task")) }
  }

  /// The filters of the presets whose names start so.
  func presets(startingWith typed: String) -> [Candidate] {
    world.presets.filter { preset in
      [preset.name.text, preset.line].contains { $0.lowercased().hasPrefix(typed.lowercased()) }
    }.map { Candidate($0.line, $0.name.text) }
  }
}
