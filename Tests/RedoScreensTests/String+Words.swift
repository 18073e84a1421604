extension String {
  /// Its words, without the signs, the frames and the ends of rows between them.
  var words: String {
    split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }
}
