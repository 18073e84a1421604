extension UnsafeRawBufferPointer {
  /// Where the parts between separators stand, empty ones too.
  ///
  /// Unlike `split`, of which a chain of calls may take the one for sequences, it copies nothing: what
  /// stands here may be a secret.
  func parts(separatedBy separator: UInt8) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = startIndex
    for index in indices where self[index] == separator {
      parts.append(start..<index)
      start = index + 1
    }
    return parts + [start..<endIndex]
  }
}
