internal import RedoProtocol

extension LogBytes {
  /// These bytes with whole lines behind them, in memory of its own.
  nonisolated func joined(by lines: [UInt8]) -> LogBytes {
    withSpan { span in
      let isWhole = span.isEmpty || span[span.count - 1] == 0x0A
      let tail = isWhole ? lines : [0x0A] + lines
      let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: span.count + tail.count)
      span.withUnsafeBufferPointer { _ = copy.initialize(from: $0) }
      _ = UnsafeMutableBufferPointer(rebasing: copy[span.count...]).initialize(from: tail)
      return LogBytes(UnsafeBufferPointer(copy)) { $0.deallocate() }
    }
  }
}
