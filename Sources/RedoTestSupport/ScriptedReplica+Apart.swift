public import RedoIntents
internal import RedoTasks

/// Logs of devices that went apart.
extension ScriptedReplica {
  /// A laptop's log with a phone's changes in it: they disagree about the title, the priority and the
  /// due date of one task, and each has changed something else of it besides.
  public static func forked() throws -> ScriptedReplica {
    let replica = try sample()
    let phone = try replica.fork(device: "phone", seed: 8)
    phone.wait(seconds: 600)
    try phone.edit("Renew passport", TaskEdit(priority: 2, storyPoints: 5))
    try phone.snooze("Renew passport", days: 3)
    try phone.edit("Renew passport", TaskEdit(title: "Renew both passports #admin"))
    replica.wait(seconds: 900)
    try replica.edit("Renew passport", TaskEdit(description: "Bring two photos.", priority: 5))
    try replica.snooze("Renew passport", days: 7)
    try replica.edit("Renew passport", TaskEdit(title: "Renew the passport #admin"))
    replica.wait(seconds: 1200)
    replica.take(from: phone)
    return replica
  }

  /// Changes the task of a title.
  public func edit(_ title: String, _ edit: TaskEdit) throws {
    let ids = projection.tasks.filter { projection.title(of: $0).shown == title }.map(\.id)
    _ = try run(.edit(ids, edit))
  }
}
