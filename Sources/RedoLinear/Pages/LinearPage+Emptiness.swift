internal import RedoViewModels

extension LinearPage {
  /// Why a list is empty, and what can be typed there.
  mutating func say(_ emptiness: Emptiness, in context: KeyContext) {
    let reason = [emptiness.words, emptiness.subject].compactMap(\.self).joined(separator: " ")
    let ways = emptiness.ways.map { way in
      let name = keys.name(of: way.command, in: context)
      return switch way {
      case .press(_, let deed): "Type \(name) to \(deed)"
      case .key(_, let words): "\(name) \(words)"
      }
    }
    say(([reason] + ways).map { $0 + "." }.joined(separator: " "))
  }
}
