internal import RedoProtocol
internal import RedoTasks

/// What devices have to agree on once everything has arrived everywhere.
public struct Convergence {
  /// What they do not agree on, a sentence each; none where all is well.
  public private(set) var faults: [String] = []

  /// Holds every device against all of them together.
  public init(of devices: [SyncDevice]) {
    // What grows on a branch that another device deleted is no longer sound, and does not travel.
    let everything = devices.reduce(into: Set<NodeID>()) { $0.formUnion($1.soundIDs) }
    let verdicts = devices.map(\.verdicts)
    for (number, device) in devices.enumerated() {
      let missing = everything.subtracting(device.soundIDs).count
      if missing > 0 { faults.append("device \(number) lacks \(missing) of \(everything.count)") }
      if device.picture != devices[0].picture {
        faults.append("device \(number) shows other tasks than device 0")
      }
      let count = device.replica.projection.graph.nodes.count
      if device.ids.count != count {
        faults.append("device \(number) holds \(count - device.ids.count) nodes twice")
      }
      for (id, verdict) in verdicts[number] {
        guard let first = verdicts[0][id], first != verdict else { continue }
        faults.append("device \(number) finds \(id) \(verdict), device 0 finds it \(first)")
      }
    }
  }
}
