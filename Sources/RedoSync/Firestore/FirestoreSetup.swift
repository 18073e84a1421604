/// What the owner of a Firestore database deploys once.
public enum FirestoreSetup {
  /// Security rules: who is in a node's `accessList` reads it, nobody changes or deletes one, and a
  /// `users` document is its owner's alone.
  public static let rules = """
    rules_version = '2';
    service cloud.firestore {
      match /databases/{database}/documents {
        function subject() {
          return request.auth.token.firebase.identities['google.com'][0];
        }
        match /nodes/{node} {
          allow get: if resource == null || subject() in resource.data.accessList;
          allow list: if subject() in resource.data.accessList;
          allow create: if subject() in request.resource.data.accessList
            && request.resource.data.id == node
            && request.resource.data.signature is string
            && request.resource.data.createdAt == request.time;
          allow update, delete: if false;
        }
        match /users/{user} {
          allow read, create, update: if user == subject();
        }
        match /meta/version {
          allow read: if request.auth != null;
        }
      }
    }

    """

  /// The composite index of the query that reads what is new.
  static let indexes = """
    {
      "indexes": [
        {
          "collectionGroup": "nodes",
          "queryScope": "COLLECTION",
          "fields": [
            { "fieldPath": "accessList", "arrayConfig": "CONTAINS" },
            { "fieldPath": "createdAt", "order": "ASCENDING" }
          ]
        }
      ]
    }

    """
}
