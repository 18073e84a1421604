extension VerbArguments {
  /// How many steps the one operand asks for; 1 without it.
  func stepCount() throws(UsageError) -> Int {
    guard let text = operands.first else { return 1 }
    return Int(try Self.number(text, for: "the number of steps", in: 1...1000))
  }
}
