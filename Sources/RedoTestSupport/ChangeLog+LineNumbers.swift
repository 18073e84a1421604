public import RedoProtocol

extension ChangeLog {
  /// The number of a line, counted from 1, whose first byte is at `offset`.
  public func lineNumber(at offset: Int) -> Int {
    bytes.withSpan { span in
      (0..<offset).reduce(1) { number, place in span[place] == 0x0A ? number + 1 : number }
    }
  }
}
