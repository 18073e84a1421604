/// The ranges of the numbers that payloads hold (PROTOCOL.md, "Actions").
public enum FieldRanges {
  /// Urgency; 5 is urgent.
  public static var priority: ClosedRange<Int64> { 1...5 }
  /// How much work a task is.
  public static var storyPoints: ClosedRange<Int64> { 0...CanonicalNumber.greatestInteger }
  /// Days from one time of a task to the next.
  public static var frequencyDays: ClosedRange<Int64> { 1...CanonicalNumber.greatestInteger }
  /// Days that a snooze adds.
  public static var snoozeDays: ClosedRange<Int64> { 1...CanonicalNumber.greatestInteger }
}
