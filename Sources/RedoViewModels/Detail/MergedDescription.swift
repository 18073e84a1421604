/// A description that was edited while others may have changed it, too.
struct MergedDescription {
  /// The text to write: lines that only one side changed are kept from both, and where that cannot
  /// be, it is what was typed.
  let text: String
  /// What is to be said behind the report; nothing where nobody else changed it.
  let afterword: String

  /// Puts two changes of one text together.
  init(base: String, mine: String, theirs: String) {
    let merged = LineMerge.merged(base: base, mine: mine, theirs: theirs)
    text = merged ?? mine
    afterword =
      if theirs == base {
        ""
      } else if merged == nil {
        "; it was changed meanwhile in the same lines, and the history has what it said"
      } else {
        "; it was changed meanwhile, and both changes are in it"
      }
  }
}
