internal import RedoTerminal

/// Bytes from a terminal → events: the same in one piece and byte by byte, and none swallowed.
struct KeysTarget {
  func take(_ input: [UInt8]) {
    var decoder = InputDecoder()
    decoder.feed(input, at: 0)
    var events = drain(&decoder)
    precondition(events == apart(input), "what comes in pieces is something else")

    decoder.flush()
    events += drain(&decoder)
    precondition(events.count <= input.count, "more was pressed than sent")
    precondition(!decoder.isWaiting, "something waits on after what waited was taken as it is")
    for event in events { check(event, of: input.count) }

    // A paste that has begun ends; then a key is that key again, whatever came before.
    decoder.feed(Array("\u{1B}[201~".utf8), at: 1)
    _ = drain(&decoder)
    decoder.feed([UInt8(ascii: "a")], at: 2)
    precondition(drain(&decoder) == [.key(.character("a"))], "a key was swallowed")
    waitLong(behind: input)
  }

  /// Whatever was begun, a key that comes after a long silence is that key.
  private func waitLong(behind input: [UInt8]) {
    for isTaken in [false, true] {
      var decoder = InputDecoder()
      decoder.feed(input, at: 0)
      _ = drain(&decoder)
      if isTaken { decoder.flush() }
      _ = drain(&decoder)
      decoder.feed([UInt8(ascii: "a")], at: 6_000)
      precondition(drain(&decoder).last == .key(.character("a")), "a late key was swallowed")
    }
  }

  /// The events of bytes that come one at a time.
  private func apart(_ input: [UInt8]) -> [InputEvent] {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    for byte in input {
      decoder.feed([byte], at: 0)
      events += drain(&decoder)
    }
    return events
  }

  private func drain(_ decoder: inout InputDecoder) -> [InputEvent] {
    var events: [InputEvent] = []
    while let event = decoder.next() { events.append(event) }
    precondition(decoder.next() == nil, "the decoder had an end and then had none")
    return events
  }

  private func check(_ event: InputEvent, of length: Int) {
    switch event {
    case .key(let key):
      if case .function(let number) = key.code {
        precondition((1...63).contains(number), "there is no such function key")
      }
      guard case .character(let character) = key.code else { return }
      let isControl = character.unicodeScalars.contains {
        $0.properties.generalCategory == .control
      }
      precondition(!isControl, "a control character was typed")
    case .mouse(let mouse):
      precondition(mouse.point.row >= 0 && mouse.point.column >= 0, "the mouse left the screen")
    case .paste(let text):
      // Each byte that is no UTF-8 becomes a replacement of three bytes.
      precondition(text.utf8.count <= 3 * length, "more was pasted than sent")
    case .focus: break
    case .resize, .resumed, .stop, .interrupt, .terminate, .hangUp:
      preconditionFailure("bytes made an event that only the system makes")
    }
  }
}
