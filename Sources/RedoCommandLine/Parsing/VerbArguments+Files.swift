extension VerbArguments {
  /// Throws where the first operand names a file by nothing, as a script's variable does that is not
  /// set.
  func checkFile() throws(UsageError) {
    guard operands.first == "" else { return }
    throw .arguments(.emptyFile)
  }
}
