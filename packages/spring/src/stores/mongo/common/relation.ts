import type { MongoStore } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

const DOCUMENT = java`org.bson.Document`;

/** A collection of pairs. */
export function relation({ support: { classes } }: MongoStore): JavaFile {
  const self = classes.relation;
  return fileOf(
    self,
    java`
      ${javadoc`A collection whose documents say which records belong to which others: the fields with the keys of both, and what the parts of the member's key are called, if it has several.`}
      public record ${classOf(self)}(
          String collection,
          java.util.List<String> owner,
          java.util.List<String> member,
          java.util.List<String> memberKey) {
        ${DOCUMENT} ownedBy(Object owner) {
          return fill(this.owner, owner);
        }

        ${DOCUMENT} pair(Object owner, Object member) {
          ${DOCUMENT} pair = ownedBy(owner);
          pair.putAll(fill(this.member, member));
          return pair;
        }

        Object memberOf(${DOCUMENT} pair) {
          if (memberKey.isEmpty()) {
            return pair.get(member.get(0));
          }
          ${DOCUMENT} key = new ${DOCUMENT}();
          for (int i = 0; i < memberKey.size(); i++) {
            key.append(memberKey.get(i), pair.get(member.get(i)));
          }
          return key;
        }

        private static ${DOCUMENT} fill(java.util.List<String> fields, Object key) {
          java.util.Iterator<?> values =
              key instanceof ${DOCUMENT} parts ? parts.values().iterator() : java.util.List.of(key).iterator();
          ${DOCUMENT} filled = new ${DOCUMENT}();
          fields.forEach(field -> filled.append(field, values.next()));
          return filled;
        }
      }`,
  );
}
