/// A rectangle of a picture, in pixels.
struct VectorBox {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// The right edge.
  var endX: Double { x + width }
  /// The lower edge.
  var endY: Double { y + height }

  /// Its place and size as attributes of an element.
  var attributes: String {
    let numbers = [("x", x), ("y", y), ("width", width), ("height", height)]
    return numbers.map { "\($0)=\"\(VectorDrawing.number($1))\"" }.joined(separator: " ")
  }
}
