internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// The tasks that are here, as a format without names writes them: a line that is just what one of
/// them is written as is that task, and no new one.
///
/// There are as many such lines as there are such tasks; one more is new.
struct OwnTasks {
  private let known: Set<TaskID>
  private var names: [ForeignTask: [TaskID]] = [:]

  /// Writes and reads the tasks whose words stand in a file, but those that it names anyhow.
  init(
    beside reading: ImportReading, written writer: any TaskWriter.Type,
    read reader: any TaskReader.Type, in world: World
  ) {
    let logged = Set(world.tasks.graph.tasks.map(\.taskID))
    known = logged
    let foreign = reading.tasks.map { (task: $0, id: $0.imported.id) }
    let named = Set(foreign.lazy.map(\.id).filter(logged.contains))
    let titles = Set(foreign.lazy.filter { !logged.contains($0.id) }.map(\.task.title))
    guard !titles.isEmpty else { return }
    for state in world.tasks.tasks.reversed() where !named.contains(state.id) {
      // Writing and reading takes longer than looking at the words.
      let words = world.tasks.title(of: state).shownWords.joined(separator: " ")
      guard titles.contains(FileText.visible(words)) else { continue }
      let picture = TaskPicture(of: state, in: world)
      let own = reader.read(writer.write([picture], in: world), in: world.dates).tasks
      if own.count == 1 { names[own[0].content, default: []].append(state.id) }
    }
  }

  /// The name of the task here that a task of the file is; nil where it is none, or named already.
  mutating func name(of task: ForeignTask) -> String? {
    guard !known.contains(task.imported.id) else { return nil }
    return names[task.content]?.popLast()?.description
  }
}
