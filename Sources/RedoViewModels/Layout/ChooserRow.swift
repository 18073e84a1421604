/// A row of a list to choose from that is found by its name.
protocol ChooserRow: Identifiable {
  /// What it is called.
  var name: String { get }
  /// The parts of its name that what was typed found, in UTF-8 bytes.
  var matches: [Range<Int>] { get set }
}
