/// How a scalar joins its neighbours (Unicode 15.0, UAX #29, table 2).
///
/// The raw values are those of the generated table. Extended pictographic, a property of its own in
/// the standard, has no break class besides, and so stands here.
enum GraphemeBreak: UInt8, Sendable {
  case other, carriageReturn, lineFeed, control, extend, joiner, regionalIndicator, prepend
  case spacingMark, leadingJamo, vowelJamo, trailingJamo, syllable, closedSyllable, pictographic
}
