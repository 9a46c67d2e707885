import type { MongoStore } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

/** Is told of documents that are written. */
export function documentListener({ support: { classes } }: MongoStore): JavaFile {
  return fileOf(
    classes.listener,
    java`
      ${javadoc`Is told of records that are written, in the transaction of the write where there is one.`}
      public interface ${classOf(classes.listener)} {
        ${javadoc`Before a record is made or changed: what is set in it now is written.`}
        default void writing(Object record, boolean isNew) {}

        ${javadoc`A document as it was before and behind a write: null where there was none, or is none any more.`}
        default void written(String collection, org.bson.BsonDocument before, org.bson.BsonDocument after) {}

        ${javadoc`Before records are deleted, or marked as deleted: whoever refuses it throws.`}
        default void deleting(String collection, java.util.Collection<?> keys) {}

        ${javadoc`Two records that are related from now on, or no longer.`}
        default void linked(String collection, Object owner, Object member, boolean isLinked) {}
      }`,
  );
}
