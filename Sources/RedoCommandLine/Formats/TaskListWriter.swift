/// Writes what `list --json` prints.
enum TaskListWriter: TaskWriter {
  static func write(_ tasks: [TaskPicture], in world: World) -> [UInt8] {
    CommandOutput(tasks: tasks, in: world).standardOutput
  }
}
