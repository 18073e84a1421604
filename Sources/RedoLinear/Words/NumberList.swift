/// Numbers of a page as a line names them: `3`, `2,4`, `2-5`, `all`.
enum NumberList {
  /// More numbers than these between two that were typed are a mistake.
  private static let most = 1000

  /// The numbers of a word, each once, in the order in which it names them; nil where it is none.
  static func numbers(in word: Substring, upTo last: Int) -> [Int]? {
    if word == "all" || word == "*" { return last > 0 ? Array(1...last) : nil }
    guard word.first?.isNumber == true else { return nil }
    var numbers: [Int] = []
    var named: Set<Int> = []
    for part in word.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard ends.count <= 2, let first = ends[0], let end = ends.count == 2 ? ends[1] : first,
        first >= 1, end >= first, end - first < most
      else { return nil }
      numbers += (first...end).filter { named.insert($0).inserted }
    }
    return numbers
  }

  /// The numbers that a text begins with, each once, and what is left of it.
  ///
  /// Where a value may follow, one word names them; else as many words as there are.
  static func leading(
    _ text: String, upTo last: Int, isAlone: Bool
  ) -> (numbers: [Int], rest: String) {
    var rest = Substring(text)
    var numbers: [Int] = []
    var named: Set<Int> = []
    while let word = rest.split(separator: " ", maxSplits: 1).first,
      let found = self.numbers(in: word, upTo: last), numbers.isEmpty || isAlone
    {
      numbers += found.filter { named.insert($0).inserted }
      rest = rest.drop { $0 == " " }.dropFirst(word.count).drop { $0 == " " }
    }
    return (numbers, String(rest))
  }
}
