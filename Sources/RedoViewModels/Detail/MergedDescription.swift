internal import RedoTerminal

/// A description that was edited while others may have changed it, too.
struct MergedDescription {
  /// The text to write: lines that only one side changed are kept from both, and where that cannot
  /// be, it is what was typed; what others have as it is, where that says the same.
  let text: String
  /// What is to be said behind the report; nothing where nobody else changed it.
  let afterword: String

  /// Puts two changes of one text together, whatever ends the lines of each.
  init(base: String, mine: String, theirs: String) {
    let old = TextArea(base).text
    let own = TextArea(mine).text
    let others = TextArea(theirs).text
    let merged = LineMerge.merged(base: old, mine: own, theirs: others)
    text = (merged ?? own) == others ? theirs : merged ?? own
    afterword =
      if others == old {
        ""
      } else if merged == nil {
        "; the description was changed meanwhile in the same lines, and the history has what it said"
      } else {
        "; the description was changed meanwhile, and both changes are in it"
      }
  }
}
