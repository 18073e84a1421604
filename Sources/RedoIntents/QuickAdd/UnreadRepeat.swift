/// Words that name a repeat by days which no repeat has, and so stay in the title: `every mon and thu`.
struct UnreadRepeat: Hashable {
  /// Where they stand: among the words of a line that is read, and in UTF-8 bytes of one that was.
  let place: Range<Int>
  /// Which days those are.
  let days: UnreadDays
}
