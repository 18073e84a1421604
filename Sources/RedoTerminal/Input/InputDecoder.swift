/// Bytes from a terminal → events: keys, mouse, paste, focus.
///
/// Any bytes are fine: what makes no sense is skipped, never typed, and what is incomplete waits for
/// the rest. Sequences are those of xterm and its kin (ECMA-48, xterm's ctlseqs, kitty's `CSI u`).
public struct InputDecoder: Sendable {
  /// The most bytes of one paste that are kept; the rest of it is dropped.
  static let longestPaste = 1_048_576
  /// The milliseconds of silence after which the end of a paste, of what is dropped, or of a sequence
  /// that was begun, does not come any more.
  private static let longestSilence = 5_000

  /// Whether the terminal answered that it knows synchronized updates (mode 2026).
  public internal(set) var hasSynchronizedUpdates = false

  /// Sequences of this very terminal, as its description has them.
  private let ownSequences: [(bytes: [UInt8], key: Key)]
  private var bytes: [UInt8] = []
  private var position = 0
  private var paste: [UInt8]?
  /// What is dropped as it comes, since its end is still to come.
  private var dropped: Dropped?
  private var isFlushing = false
  /// Whether what waits is the start of something.
  private var isCut = false
  /// When bytes came last, in milliseconds.
  private(set) var now = 0
  var lastPress: (event: MouseEvent, at: Int)?

  /// What the bytes at the front amount to.
  enum Step {
    case event(InputEvent, length: Int)
    case skip(length: Int)
    case pasteStarts(length: Int)
    case dropStarts(Dropped, length: Int)
    case wait
  }

  /// What may be of any length, and is nothing that anyone typed.
  enum Dropped {
    /// An answer of the terminal.
    case string
    /// A control sequence that is too long to be one of a key.
    case sequence
  }

  /// A decoder.
  ///
  /// - Parameter sequences: what the terminal's description says its keys send; they go before the
  ///   usual ones. Those that are neither one byte nor an escape sequence are left out.
  public init(sequences: [(bytes: [UInt8], key: Key)] = []) {
    ownSequences = sequences.filter { sequence in
      sequence.bytes.count == 1 || (sequence.bytes.count > 2 && sequence.bytes.starts(with: [0x1B]))
    }
  }

  /// Takes bytes as they came.
  ///
  /// - Parameters:
  ///   - newBytes: the bytes.
  ///   - instant: when they came, in milliseconds of a clock that only goes forward; two presses are
  ///     one double press by it.
  public mutating func feed(_ newBytes: some Sequence<UInt8>, at instant: Int) {
    if instant - now > InputDecoder.longestSilence {
      // The end was lost on the way; waiting on would swallow every key.
      if paste != nil { bytes.append(contentsOf: InputDecoder.pasteEnd) }
      // A lone escape byte, which was taken for the key, is gone already.
      if isCut || dropped != nil, bytes[position...].first == 0x1B {
        advance(by: bytes.count - position)
      }
      dropped = nil
    }
    now = instant
    (isFlushing, isCut) = (false, false)
    bytes.append(contentsOf: newBytes)
  }

  /// Whether an incomplete sequence waits that may be a whole one, as a lone escape byte is.
  ///
  /// A part of a letter is none, and neither are three bytes or more of a sequence, which no key sends
  /// alone: they wait for their rest, however late a slow line brings it. It would be typed else.
  public var isWaiting: Bool {
    paste == nil && (1...2).contains(bytes.count - position) && bytes[position] == 0x1B
  }

  /// Says that the rest of an incomplete sequence did not come in time: what waits is taken as it is.
  public mutating func flush() {
    isFlushing = true
  }

  /// The next event; nil when more bytes are needed.
  public mutating func next() -> InputEvent? {
    while position < bytes.count {
      if paste != nil {
        guard let text = finishedPaste() else { return nil }
        return .paste(text)
      }
      if let dropped {
        guard dropped == .string ? stringEnds() : sequenceEnds() else { return nil }
        continue
      }
      switch step() {
      case .event(let event, let length):
        advance(by: length)
        return event
      case .skip(let length):
        advance(by: length)
      case .pasteStarts(let length):
        advance(by: length)
        paste = []
      case .dropStarts(let what, let length):
        advance(by: length)
        dropped = what
      case .wait:
        isCut = true
        return nil
      }
    }
    return nil
  }

  private mutating func advance(by length: Int) {
    position += max(1, length)
    if position >= bytes.count {
      bytes.removeAll(keepingCapacity: bytes.count < 4096)
      position = 0
    }
  }

  private mutating func step() -> Step {
    let rest = bytes[position...]
    for own in ownSequences where rest.starts(with: own.bytes) {
      return .event(.key(own.key), length: own.bytes.count)
    }
    let step =
      rest.first == 0x1B ? escapeStep(rest) : InputDecoder.characterStep(rest, modifiers: [])
    guard case .wait = step, isFlushing else { return step }
    return flushedStep(rest)
  }

  /// What an incomplete sequence means when nothing follows it: a key for one or two bytes; more of
  /// them wait on, and so does a part of a letter.
  private func flushedStep(_ rest: ArraySlice<UInt8>) -> Step {
    guard rest.first == 0x1B, rest.count <= 2 else { return .wait }
    if rest.count == 1 {
      return .event(.key(.escape), length: 1)
    }
    if let letter = rest.last, letter > 0x20, letter < 0x7F {
      let key = Key.character(Character(Unicode.Scalar(letter)), .alt)
      return .event(.key(key), length: 2)
    }
    return .skip(length: rest.count)
  }

  /// Moves bytes into the paste; gives its text once its end has come.
  private mutating func finishedPaste() -> String? {
    var pasted = paste ?? []
    paste = nil
    let rest = bytes[position...]
    let end = InputDecoder.pasteEnd
    var index = rest.startIndex
    while index < rest.endIndex {
      if rest[index] == 0x1B {
        let tail = rest[index...]
        if tail.starts(with: end) {
          position = index
          advance(by: end.count)
          return InputDecoder.text(ofPaste: pasted)
        }
        if tail.count < end.count, end.starts(with: tail) { break }
      }
      if pasted.count < InputDecoder.longestPaste {
        pasted.append(rest[index])
      }
      index += 1
    }
    bytes.removeSubrange(..<index)
    position = 0
    paste = pasted
    return nil
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Drops the bytes of a string, however many; says whether it has ended.
  ///
  /// Any other escape sequence breaks it off, as it does in terminals, and is read for itself.
  private mutating func stringEnds() -> Bool {
    guard let end = bytes[position...].firstIndex(where: { $0 == 0x07 || $0 == 0x1B }) else {
      advance(by: bytes.count - position)
      return false
    }
    position = end
    let rest = bytes[end...]
    guard rest.count > 1 || rest.first == 0x07 || isFlushing else { return false }
    dropped = nil
    if rest.first == 0x07 {
      advance(by: 1)
    } else if rest.starts(with: InputDecoder.stringEnd) {
      advance(by: InputDecoder.stringEnd.count)
    }
    return true
  }

  private static let stringEnd = Array("\u{1B}\\".utf8)

  /// Drops the parameters of a control sequence, however many, and its letter; says whether it has
  /// ended.
  ///
  /// A byte that none can hold breaks it off, and is read for itself.
  private mutating func sequenceEnds() -> Bool {
    guard let end = bytes[position...].firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
      advance(by: bytes.count - position)
      return false
    }
    position = end
    dropped = nil
    if (0x40...0x7E).contains(bytes[end]) { advance(by: 1) }
    return true
  }

  /// Terminals send a carriage return for each line end.
  private static func text(ofPaste bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    var afterReturn = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\r": text.append("\n")
      case "\n" where afterReturn: break
      default: text.append(scalar)
      }
      afterReturn = scalar == "\r"
    }
    return String(text)
  }
}
