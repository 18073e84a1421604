/// Something done with the mouse.
public struct MouseEvent: Hashable, Sendable {
  /// What was done.
  public var action: Action
  /// Where; it may lie outside the canvas while a terminal is being resized.
  public var point: Point
  /// What was held.
  public var modifiers: Key.Modifiers

  /// A mouse event.
  public init(_ action: Action, at point: Point, modifiers: Key.Modifiers = []) {
    self.action = action
    self.point = point
    self.modifiers = modifiers
  }

  /// What is done with a mouse.
  public enum Action: Hashable, Sendable {
    /// A button went down.
    case press(Button)
    /// A button went down a second time on the same cell, soon after.
    case doublePress(Button)
    /// The wheel turned; negative is up.
    case scroll(Int)
  }

  /// The buttons of a mouse.
  public enum Button: Hashable, Sendable {
    /// The first one.
    case left
    /// The wheel.
    case middle
    /// The second one.
    case right
  }
}
