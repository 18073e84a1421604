/// What Taskwarrior's three priorities are here.
public enum TaskwarriorPriority {
  /// The priority, 1 to 5, that a letter stands for; nil for another letter.
  public static func value(of letter: String) -> Int? {
    ["H": 5, "M": 4, "L": 2][letter]
  }

  /// The letter for a priority; nil for the usual one, which has none there.
  public static func letter(of value: Int) -> String? {
    [5: "H", 4: "M", 2: "L", 1: "L"][value]
  }
}
