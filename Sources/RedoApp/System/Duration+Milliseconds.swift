extension Duration {
  /// So many whole milliseconds, rounded up: who waits for a moment so long does not wake before it.
  nonisolated var milliseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, rest) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000_000_000)
    return seconds * 1_000 + whole + (rest > 0 ? 1 : 0)
  }
}
