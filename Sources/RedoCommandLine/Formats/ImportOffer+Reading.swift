public import RedoViewModels

extension ImportOffer {
  /// Reads and judges a file as the verb `import` does; nil where its name tells no format.
  ///
  /// - Parameters:
  ///   - path: The file's path as it was typed.
  ///   - bytes: What it holds.
  ///   - world: The log to compare with, replayed.
  public init?(from path: String, holding bytes: [UInt8], in world: World) {
    guard let format = TaskFormat(ofFileAt: path) else { return nil }
    guard let reading = format.reading(of: bytes, in: world) else {
      self = NodeImport(bytes, in: world).offer(from: path)
      return
    }
    self = ImportPreview(reading, format: format, in: world).offer(from: path)
  }
}
