import type { MongoStore } from '@backsmith/blueprint';
import { commas, java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

const DOCUMENT = java`org.bson.Document`;
const FACTORY = java`org.springframework.data.mongodb.MongoDatabaseFactory`;
const RESOURCE = java`org.springframework.core.io.Resource`;
const COLLECTION = java`com.mongodb.client.MongoCollection<org.bson.Document>`;

/** Where the changes lie among the resources. */
export const CHANGES_FOLDER = 'db/changes';

/** Runs the numbered changes. */
export function schemaChanges({ own, support: { classes }, ...store }: MongoStore): JavaFile {
  const self = classes.schemaChanges;
  const hasRows = store.hasRows === true;
  const files = (below: string) => literal(`classpath*:${CHANGES_FOLDER}/${below}*.json`);
  const pattern = hasRows ? java`withRows ? ${files('**/')} : ${files('')}` : files('');
  const isFilled =
    hasRows && java`@org.springframework.beans.factory.annotation.Value("\${app.lookup-rows}") boolean withRows`;
  return fileOf(
    self,
    java`
      ${javadoc`Brings the database to the shape this version needs: the numbered files of ${CHANGES_FOLDER}, each once and in their order, by one application at a time. A file that has run is not changed any more.`}
      @org.springframework.stereotype.Component
      @org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty("app.schema-changes")
      public class ${classOf(self)} implements org.springframework.beans.factory.InitializingBean {
        private static final org.slf4j.Logger log = org.slf4j.LoggerFactory.getLogger(${classOf(self)}.class);
        private static final java.util.regex.Pattern NAME = java.util.regex.Pattern.compile(${literal(String.raw`V(\d+)__\w+\.json`)});
        private static final String LOCK = "lock";
        private static final java.time.Duration LONGEST = java.time.Duration.ofMinutes(10);
        private static final int NAMESPACE_NOT_FOUND = 26;
        private static final int INDEX_NOT_FOUND = 27;
        private static final int COLLECTION_EXISTS = 48;
        private static final int DUPLICATE_KEY = 11000;

        ${javadoc`What a server that only stands for MongoDB makes of a command.`}
        public interface Adapted extends java.util.function.UnaryOperator<${DOCUMENT}> {}

        private final ${FACTORY} databases;
        private final Adapted adapted;
        ${hasRows && java`private final boolean withRows;`}

        public ${self.name}(${commas([java`${FACTORY} databases`, java`org.springframework.beans.factory.ObjectProvider<Adapted> adapted`, isFilled])}) {
          this.databases = databases;
          this.adapted = adapted.getIfAvailable(() -> command -> command);
          ${hasRows && java`this.withRows = withRows;`}
        }

        @Override
        public void afterPropertiesSet() throws java.io.IOException, InterruptedException {
          ${COLLECTION} done = databases.getMongoDatabase().getCollection(${literal(own.changes)});
          String holder = java.util.UUID.randomUUID().toString();
          lock(done, holder);
          try {
            for (var change : changes().entrySet()) {
              run(change.getKey(), change.getValue(), done);
            }
          } finally {
            done.deleteOne(new ${DOCUMENT}("_id", LOCK).append("holder", holder));
          }
        }

        private ${!hasRows && java`static`} java.util.SortedMap<Integer, ${RESOURCE}> changes() throws java.io.IOException {
          java.util.SortedMap<Integer, ${RESOURCE}> changes = new java.util.TreeMap<>();
          var found =
              new org.springframework.core.io.support.PathMatchingResourcePatternResolver()
                  .getResources(${pattern});
          for (${RESOURCE} file : found) {
            var name = NAME.matcher(String.valueOf(file.getFilename()));
            if (!name.matches() || changes.put(Integer.valueOf(name.group(1)), file) != null) {
              throw new IllegalStateException(file.getFilename() + " has no number of its own: changes are called V2__what.json");
            }
          }
          return changes;
        }

        ${runMethods()}

        ${lockMethod()}
      }`,
  );
}

function runMethods(): JavaFragment {
  return java`
    private void run(int number, ${RESOURCE} file, ${COLLECTION} done) throws java.io.IOException {
      String text = file.getContentAsString(java.nio.charset.StandardCharsets.UTF_8);
      String digest = org.springframework.util.DigestUtils.md5DigestAsHex(text.replace("\\r", "").getBytes(java.nio.charset.StandardCharsets.UTF_8));
      ${DOCUMENT} earlier = done.find(new ${DOCUMENT}("_id", number)).first();
      if (earlier != null) {
        if (!digest.equals(earlier.getString("digest"))) {
          throw new IllegalStateException(file.getFilename() + " has run and was changed since: write another change instead");
        }
        return;
      }
      for (${DOCUMENT} command : ${DOCUMENT}.parse(text).getList("commands", ${DOCUMENT}.class)) {
        give(adapted.apply(command));
      }
      done.insertOne(
          new ${DOCUMENT}("_id", number)
              .append("name", file.getFilename())
              .append("digest", digest)
              .append("at", new java.util.Date()));
      log.info("Ran the change {}", file.getFilename());
    }

    ${javadoc`A change that was cut off runs again: what is there already is brought to the same shape, and what is gone stays so.`}
    private void give(${DOCUMENT} command) {
      var database = databases.getMongoDatabase();
      try {
        if (command.containsKey("renameCollection")) {
          rename(database, command.getString("renameCollection"), command.getString("to"));
          return;
        }
        ${DOCUMENT} answer = database.runCommand(command);
        if (answer.containsKey("writeErrors")) {
          throw new IllegalStateException("Documents do not follow " + command.toJson() + ": " + answer.get("writeErrors"));
        }
      } catch (com.mongodb.MongoCommandException e) {
        if (e.getErrorCode() == COLLECTION_EXISTS && command.containsKey("create")) {
          database.runCommand(new ${DOCUMENT}("collMod", command.get("create")).append("validator", command.get("validator")));
        } else if (e.getErrorCode() != INDEX_NOT_FOUND || !command.containsKey("dropIndexes")) {
          throw e;
        }
      }
    }

    ${javadoc`One that was renamed before is not there any more.`}
    private static void rename(com.mongodb.client.MongoDatabase database, String from, String to) {
      try {
        database.getCollection(from).renameCollection(new com.mongodb.MongoNamespace(database.getName(), to));
      } catch (com.mongodb.MongoCommandException e) {
        if (e.getErrorCode() != NAMESPACE_NOT_FOUND) {
          throw e;
        }
      }
    }`;
}

function lockMethod(): JavaFragment {
  return java`
    ${javadoc`Waits for an application that is at it; one that was killed holds on for so long.`}
    private static void lock(${COLLECTION} done, String holder) throws InterruptedException {
      while (true) {
        try {
          done.updateOne(
              new ${DOCUMENT}("_id", LOCK).append("until", new ${DOCUMENT}("$lt", new java.util.Date())),
              new ${DOCUMENT}(
                  "$set",
                  new ${DOCUMENT}("holder", holder)
                      .append("until", java.util.Date.from(java.time.Instant.now().plus(LONGEST)))),
              new com.mongodb.client.model.UpdateOptions().upsert(true));
          return;
        } catch (com.mongodb.MongoWriteException e) {
          if (e.getCode() != DUPLICATE_KEY) {
            throw e;
          }
          Thread.sleep(500);
        }
      }
    }`;
}
