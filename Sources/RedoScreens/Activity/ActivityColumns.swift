/// Which columns a row of the activity has at a width: the author goes first where there is little
/// room, then what was done follows the title; where there is much, most of it goes to what was done.
struct ActivityColumns: Hashable {
  /// Where the time of day starts.
  static let time = 2
  /// Where the sign starts.
  static let sign = time + 6
  /// Where the title starts.
  static let title = sign + 2

  /// The most columns of the title: few titles are longer, and past them rows would be empty beside
  /// words that are cut.
  private static let mostTitle = 44

  /// The columns of the title.
  let titleWidth: Int
  /// Where what was done starts, and its columns; nil where it stands behind the title.
  let words: Range<Int>?
  /// Where the author starts, and their columns; nil where they are left out.
  let author: Range<Int>?

  /// Divides a row; what the widest author leaves of their columns goes to what was done.
  init(width: Int, authorColumns: (_ most: Int) -> Int) {
    var end = max(Self.title + 1, width - 1)
    guard width >= 60 else {
      (titleWidth, words, author) = (end - Self.title, nil, nil)
      return
    }
    var spare = 0
    if width >= 76 {
      let most = min(26, max(16, width / 5))
      let columns = min(most, authorColumns(most))
      author = end - columns..<end
      spare = most - columns
      end -= most + 2
    } else {
      author = nil
    }
    titleWidth = min((end - Self.title) / 2, Self.mostTitle)
    words = Self.title + titleWidth + 2..<end + spare
  }
}
