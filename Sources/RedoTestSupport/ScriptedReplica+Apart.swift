public import RedoIntents
public import RedoProtocol
internal import RedoTasks
internal import Testing

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

  /// A laptop with a phone's changes in its log, its one task, which each gave a title of its own, the
  /// phone first, and the phone.
  public static func titled(
    _ title: String, here own: String, there other: String
  ) throws -> (replica: ScriptedReplica, phone: ScriptedReplica, id: TaskID) {
    let replica = try ScriptedReplica()
    try replica.add([TaskDraft(title: title)])
    let id = try #require(replica.projection.tasks.first).id
    let phone = try replica.fork(device: "phone", seed: 8)
    for (device, title) in [(phone, other), (replica, own)] {
      device.wait(seconds: 60)
      _ = try device.run(.edit([id], TaskEdit(title: title)))
    }
    replica.take(from: phone)
    return (replica, phone, id)
  }

  /// Changes the task of a title.
  public func edit(_ title: String, _ edit: TaskEdit) throws {
    let ids = projection.tasks.filter { projection.title(of: $0).shown == title }.map(\.id)
    _ = try run(.edit(ids, edit))
  }
}
