import RedoProtocol

extension LogBytes {
  /// A copy, for comparing.
  var array: [UInt8] {
    withSpan { span in span.withUnsafeBufferPointer { Array($0) } }
  }
}
