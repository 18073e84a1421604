public import RedoProtocol

/// Why single fields of a task are given values.
public enum FieldSetting: Hashable, Sendable {
  /// A person settled what branches, joined before, had disagreed about.
  case settling
  /// A change is taken back on its own.
  case takingBack(NodeID)
}
