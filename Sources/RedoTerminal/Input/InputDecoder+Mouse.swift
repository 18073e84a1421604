extension InputDecoder {
  /// The most milliseconds between two presses that are one double press.
  static let doublePressTime = 400

  /// `CSI < button ; column ; row M` or `m`, counted from 1 (xterm, mode 1006).
  mutating func mouseStep(_ numbers: [Int], isRelease: Bool, length: Int) -> Step {
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return .skip(length: length) }
    let point = Point(row: numbers[2] - 1, column: numbers[1] - 1)
    return mouseStep(bits: numbers[0], isRelease: isRelease, at: point, length: length)
  }

  /// `CSI M` and three bytes, each 32 more than it says: the old form, good for 223 columns.
  mutating func oldMouseStep(_ bytes: ArraySlice<UInt8>) -> Step {
    let values = bytes.prefix(3).map { Int($0) - 32 }
    guard values.count == 3 else { return .wait }
    guard values.allSatisfy({ $0 >= 0 }), values[1] > 0, values[2] > 0 else {
      return .skip(length: 6)
    }
    let point = Point(row: values[2] - 1, column: values[1] - 1)
    let isRelease = values[0] & 0b100_0011 == 3
    return mouseStep(
      bits: isRelease ? values[0] & ~3 : values[0], isRelease: isRelease, at: point, length: 6)
  }

  private mutating func mouseStep(
    bits: Int, isRelease: Bool, at point: Point, length: Int
  ) -> Step {
    guard let action = InputDecoder.action(bits: bits, isRelease: isRelease) else {
      return .skip(length: length)
    }
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

  private static func action(bits: Int, isRelease: Bool) -> MouseEvent.Action? {
    let isMotion = bits & 32 != 0
    switch bits & 0b1100_0011 {
    case 64: return .scroll(-1)
    case 65: return .scroll(1)
    case 66: return .scrollSideways(-1)
    case 67: return .scrollSideways(1)
    case let low where low <= 2:
      let button: MouseEvent.Button = low == 0 ? .left : low == 1 ? .middle : .right
      return isRelease ? .release(button) : isMotion ? .drag(button) : .press(button)
    default: return nil
    }
  }
}
