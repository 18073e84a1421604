/// Finds the word that somebody who typed another one most likely meant.
public enum Nearest {
  /// The word among some that takes the fewest changes, one or at most a third of its letters; nil
  /// where none is near.
  public static func word(to typed: String, among words: [String]) -> String? {
    // Nobody means a verb by a whole page of text, and comparing one would take long.
    guard typed.utf8.count <= 40 else { return nil }
    let near = words.map { (word: $0, distance: distance(typed, $0)) }
      .filter { $0.distance <= max(1, $0.word.utf8.count / 3) && $0.distance < $0.word.utf8.count }
    return near.min { $0.distance < $1.distance }?.word
  }

  /// How many bytes must be added, left out, replaced or swapped with their neighbour.
  public static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    var rows = [Array(0...right.count)]
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var best = min(rows[row][column + 1] + 1, current[column] + 1)
        best = min(best, rows[row][column] + (isSame ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, rows[row - 1][column - 1] + 1)
        }
        current.append(best)
      }
      rows.append(current)
    }
    return rows[left.count][right.count]
  }
}
