internal import RedoIntents
internal import RedoTasks

extension ScriptedReplica {
  /// Does something that a person might do: mostly to a task that is there, now and then a new one.
  public func changeSomething(by generator: inout SeededGenerator) {
    let number = Int.random(in: 1...5, using: &generator)
    guard let task = projection.tasks.randomElement(using: &generator) else {
      add("Task \(number) every 3 days")
      return
    }
    let intent: Intent =
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: .add([TaskDraft(title: "Task \(number)")])
      case 1, 2: .edit([task.id], TaskEdit(title: "Renamed \(number)"))
      case 3: .complete([task.id])
      case 4: .snooze([task.id], .days(Int64(number)))
      case 5: .archive([task.id])
      case 6: .delete([task.id])
      default: .undo
      }
    _ = try? run(intent)
  }
}
