extension FirestoreSetup {
  /// What the owner of a project does once, step by step, with the rules and the index in place.
  public static let guide = """
    A Firestore remote is a Firebase project of your own. Once, on any machine:

    1. https://console.firebase.google.com: create a project. Its id is --project.
       Build > Firestore Database: create one, in native mode.
       Build > Authentication > Sign-in method: enable Google.
       Project settings > General: add a web app. Its apiKey is --api-key.
    2. https://console.cloud.google.com/apis/credentials, in the same project:
       create an OAuth client of the type "TVs and Limited Input devices". Its id is
       --client-id; the JSON to download goes to --client-secret-file as it is.
    3. Deploy the rules and the index below:
       firebase deploy --project P --only firestore
       The rules let those in a change's accessList read it, let nobody change or delete
       one, and keep each person's document under users to that person.
    4. If you like, a document meta/version with the texts protocol "1.0.0" and minClient
       "0.1.0": clients that are older than minClient read and do not send.

    Then on each device:

       redo remote add firestore --project P --api-key K --client-id C --client-secret-file F
       redo login
       redo sync

    --- firebase.json
    { "firestore": { "rules": "firestore.rules", "indexes": "firestore.indexes.json" } }

    --- firestore.rules
    \(rules)
    --- firestore.indexes.json
    \(indexes)
    """
}
