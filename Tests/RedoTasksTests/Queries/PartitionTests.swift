import RedoTasks
import Testing

struct PartitionTests {
  @Test(arguments: 0..<20)
  func `the second part is found wherever it begins`(count: Int) {
    let numbers = Array(0..<count)
    for border in 0...count {
      #expect(numbers.partitioningIndex { $0 >= border } == border)
    }
  }

  @Test func `where nothing or everything is of the second part, that is the end or the start`() {
    #expect([3, 3, 3].partitioningIndex { _ in false } == 3)
    #expect([3, 3, 3].partitioningIndex { _ in true } == 0)
    #expect([Int]().partitioningIndex { _ in true } == 0)
  }

  @Test func `of equal elements the first is found, by its index in the slice`() {
    let slice = [0, 0, 5, 5, 9, 9, 0][2..<6]
    #expect(slice.partitioningIndex { $0 >= 5 } == 2)
    #expect(slice.partitioningIndex { $0 > 5 } == 4)
    #expect(slice.partitioningIndex { $0 > 9 } == 6)
    #expect(slice[6...].partitioningIndex { $0 > 9 } == 6)
  }

  @Test func `of a million elements twenty are looked at`() {
    var looks = 0
    let place = (0..<1_000_000).partitioningIndex { number in
      looks += 1
      return number >= 777_777
    }
    #expect(place == 777_777)
    #expect(looks <= 20)
  }
}
