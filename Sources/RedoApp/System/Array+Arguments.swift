internal import Glibc

nonisolated extension Array where Element == [UInt8] {
  /// Lends the words as C text, in a list that ends in NULL, as `argv` and `environ` do.
  func withArguments<Outcome>(_ body: ([UnsafeMutablePointer<CChar>?]) -> Outcome) -> Outcome {
    let arguments = map { word in
      (word + [0]).withUnsafeBytes { bytes in
        bytes.baseAddress.flatMap { strdup($0.assumingMemoryBound(to: CChar.self)) }
      }
    }
    defer { for argument in arguments { free(argument) } }
    return body(arguments + [nil])
  }
}
