/// A task to be sorted by one piece of its title.
struct TitleKey: Sendable {
  let piece: UInt64
  let place: Int
}
