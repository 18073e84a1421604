/// What is wrong with the log as it was read, for the user to know.
struct LogFaults {
  /// Whether its last line was cut off.
  let hasTornTail: Bool
  /// How many whole lines break one of checks 1 to 7.
  let brokenLines: Int
  /// Whether the part that was verified before has changed.
  let contradictsWatermark: Bool
  /// Whether another program cut the file while it was in use, so that it was read again.
  let wasCut: Bool
}
