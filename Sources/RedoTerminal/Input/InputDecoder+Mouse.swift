extension InputDecoder {
  /// The most milliseconds between two presses that are one double press.
  static let doublePressTime = 400

  /// `CSI < button ; column ; row M`, counted from 1 (xterm, mode 1006).
  mutating func mouseStep(_ numbers: [Int], length: Int) -> Step {
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return .skip(length: length) }
    let point = Point(row: numbers[2] - 1, column: numbers[1] - 1)
    return mouseStep(bits: numbers[0], at: point, length: length)
  }

  /// `CSI M` and three bytes, each 32 more than it says: the old form, good for 223 columns.
  mutating func oldMouseStep(_ bytes: ArraySlice<UInt8>) -> Step {
    let values = bytes.prefix(3).map { Int($0) - 32 }
    guard values.count == 3 else { return .wait }
    guard values.allSatisfy({ $0 >= 0 }), values[1] > 0, values[2] > 0 else {
      return .skip(length: 6)
    }
    let point = Point(row: values[2] - 1, column: values[1] - 1)
    return mouseStep(bits: values[0], at: point, length: 6)
  }

  private mutating func mouseStep(bits: Int, at point: Point, length: Int) -> Step {
    guard let action = InputDecoder.action(bits: bits) else { return .skip(length: length) }
    var modifiers: Key.Modifiers = []
    if bits & 4 != 0 { modifiers.insert(.shift) }
    if bits & 8 != 0 { modifiers.insert(.alt) }
    if bits & 16 != 0 { modifiers.insert(.control) }
    let event = MouseEvent(action, at: point, modifiers: modifiers)
    return .event(.mouse(joinedWithLastPress(event)), length: length)
  }

  /// Turns the second of two presses on a cell into a double press; a third is a first one again.
  private mutating func joinedWithLastPress(_ event: MouseEvent) -> MouseEvent {
    guard case .press(let button) = event.action else { return event }
    if let last = lastPress, last.event == event, now - last.at <= InputDecoder.doublePressTime {
      lastPress = nil
      return MouseEvent(.doublePress(button), at: event.point, modifiers: event.modifiers)
    }
    lastPress = (event, now)
    return event
  }

  /// What buttons and the wheel do; nil for what nothing here asks for: that the mouse moved (32), that
  /// a button went up (3 in the old form) and that the wheel was pushed aside.
  private static func action(bits: Int) -> MouseEvent.Action? {
    switch bits & 0b1110_0011 {
    case 0: .press(.left)
    case 1: .press(.middle)
    case 2: .press(.right)
    case 64: .scroll(-1)
    case 65: .scroll(1)
    default: nil
    }
  }
}
