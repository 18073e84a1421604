import RedoIntents
import Testing

/// How many of what.
struct QuantityTests {
  @Test(arguments: [(0, "0 tasks"), (1, "1 task"), (2, "2 tasks"), (11, "11 tasks")])
  func `a noun has an s unless there is one`(number: Int, text: String) {
    #expect(Quantity.text(number, "task") == text)
    #expect(Quantity.text(Int64(number), "task") == text)
  }
}
