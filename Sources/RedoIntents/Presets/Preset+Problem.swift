extension Preset {
  /// What is wrong with the filter, as a clause that names the preset; nil where nothing is.
  public func problem(in context: DateContext) -> String? {
    TaskFilter(line, in: context).problems.first.map {
      "the preset “\(name.text)” lists nothing: \($0.message)"
    }
  }
}
