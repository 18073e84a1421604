import RedoTerminal
import RedoTestSupport

extension ScreenScript {
  /// The sample on two devices, changed on each, on this one so much later, as it sees it once the
  /// changes met.
  static func met(
    after seconds: Int64 = 0, _ here: (ScriptedReplica) throws -> Void,
    _ there: (ScriptedReplica) throws -> Void
  ) throws -> ScreenScript {
    let replica = try ScriptedReplica.sample()
    let phone = try replica.fork(device: "phone", seed: 8)
    replica.wait(seconds: seconds)
    try there(phone)
    try here(replica)
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    script.replica.take(from: phone)
    script.replay()
    return script
  }
}
