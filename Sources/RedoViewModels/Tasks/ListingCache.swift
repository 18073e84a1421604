internal import RedoTasks

/// What is worth keeping from one frame to the next of how the list was put in order.
struct ListingCache {
  /// The tasks in the order of the list, as long as nothing changes it.
  var sorted: SortedListing?
  /// How the titles begin; nil until the program had the time to read them.
  var titleStarts: TitleStarts?
}
