/// interim
public enum TaskGroup: String, Hashable, Sendable { 
  /// interim
  case later 
}
/// interim
public enum TaskOrder: String, CaseIterable, Sendable {
  /// interim
  case rank
}
