import RedoStore

extension Environment {
  /// Takes values as text.
  init(_ values: [String: String]) {
    self.init(values.mapValues { Array($0.utf8) })
  }
}
