internal import RedoTasks
internal import RedoTerminal

/// A priority being chosen for tasks.
public struct PriorityChoice: Hashable, Sendable {
  /// The tasks.
  public internal(set) var targets: Targets
  /// The priorities that they have.
  public internal(set) var present: Set<Int>
  /// The priority that Enter sets, 1 to 5.
  public internal(set) var value: Int

  /// Starts from the highest priority that one of the tasks has.
  init(_ targets: Targets, present: Set<Int>) {
    self.targets = targets
    self.present = present
    value = present.max() ?? UnsetField.priority
  }

  /// What a priority is called; values outside 1 to 5 count as the nearest.
  public static func name(of value: Int) -> String {
    ["lowest", "low", "normal", "high", "urgent"][min(max(value, 1), 5) - 1]
  }

  /// The letters of the home row that name the priorities from 1 to 5, as the figures do.
  public static let letters: [Character] = ["a", "s", "d", "f", "g"]

  /// The priority that a figure or a letter names.
  static func value(of key: Key) -> Int? {
    if let digit = digit(of: key) { return digit }
    guard case .character(let character) = key.code, key.modifiers.isEmpty else { return nil }
    return letters.firstIndex(of: character).map { $0 + 1 }
  }

  /// The priority that a figure names, where letters mean something else.
  static func digit(of key: Key) -> Int? {
    guard case .character(let character) = key.code, key.modifiers.isEmpty, character.isASCII,
      let digit = character.wholeNumberValue, (1...5).contains(digit)
    else { return nil }
    return digit
  }

  /// Moves the choice, and stays within 1 to 5.
  mutating func move(by steps: Int) {
    value = min(max(1, value + steps), 5)
  }
}
