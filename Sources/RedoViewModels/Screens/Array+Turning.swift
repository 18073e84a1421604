extension Array where Element: Equatable {
  /// The element so many places behind another one, round the end; behind the first where that one
  /// is not there.
  ///
  /// - Precondition: There is an element.
  func element(_ steps: Int, after element: Element) -> Element {
    let place = (firstIndex(of: element) ?? 0) + steps % count
    return self[(place + count) % count]
  }
}
