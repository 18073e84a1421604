internal import RedoProtocol
internal import RedoStore

/// What a new remote is called.
enum RemoteName {
  /// The name that was typed, or the first of its kind's name, `folder-2`, `folder-3` … that nobody has.
  static func free(
    _ name: String?, for kind: RemoteEntry.Kind, among known: [RemoteEntry]
  ) throws(StoreError) -> String {
    let taken = Set(known.map(\.name))
    let word = kind.rawValue
    guard let name else {
      let names = (1...(known.count + 1)).map { $0 == 1 ? word : "\(word)-\($0)" }
      return names.first { !taken.contains($0) } ?? word
    }
    let isWord = name.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
    guard isWord, RemoteEntry.nameLengths.contains(name.utf8.count), !taken.contains(name) else {
      throw .remote(.nameIsUnusable(name))
    }
    return name
  }
}
