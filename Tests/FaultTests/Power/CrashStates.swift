/// The states of one file that a power cut may leave, given what was synced and written.
enum CrashStates {
  /// How a block of the disk is counted.
  private static let block = 512

  /// Calls `visit` with each state of a file's bytes.
  ///
  /// They are: each prefix of what was not synced; all of it with one block of it zeroed, and with
  /// all of them zeroed; each prefix at a step of `step` bytes with NULs up to the full length, and
  /// each at that step with one block of it zeroed.
  static func forEach(
    of file: Disk.File, step: Int, _ visit: ([UInt8]) throws -> Void
  ) rethrows {
    let count = file.written.count
    for length in 0...count {
      try visit(file.synced + file.written.prefix(length))
    }
    guard count > 0 else { return }
    for length in stride(from: 0, to: count, by: step) {
      try visit(
        file.synced + file.written.prefix(length)
          + [UInt8](repeating: 0, count: count - length))
    }
    for length in stride(from: count, to: 0, by: -step) {
      let bytes = file.synced + file.written.prefix(length)
      // Blocks lie where the file has them, so the first may hold bytes that were synced: those stay.
      for first in stride(from: file.synced.count / block * block, to: bytes.count, by: block) {
        var zeroed = bytes
        let range = max(first, file.synced.count)..<min(first + block, bytes.count)
        for place in range { zeroed[place] = 0 }
        try visit(zeroed)
      }
    }
  }
}
