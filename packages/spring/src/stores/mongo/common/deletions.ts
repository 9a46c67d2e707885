import type { DocumentType, MongoStore } from '@backsmith/blueprint';
import { commas, java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { exception } from '../../../api/errors/throwing.ts';
import { classOf, fileOf } from '../../../java/types.ts';
import type { MongoService } from '../mongo-service.ts';

const DOCUMENT = java`org.bson.Document`;
const BSON = java`org.bson.BsonDocument`;
const RECORDS = java`java.util.Map<Object, ${DOCUMENT}>`;
const GOING = java`java.util.Map<String, ${RECORDS}> going`;
const TEMPLATE = java`org.springframework.data.mongodb.core.MongoTemplate`;

/** Deletes documents with what follows from it for those that refer to them. */
export function deletions(store: MongoStore, blueprint: MongoService): JavaFile {
  const { classes, needed } = store.support;
  const { deletions: self, references } = classes;
  const known = classOf(references);
  const isHeard = needed.includes('listener');
  const listeners = isHeard && java`java.util.List<${classOf(classes.listener)}> listeners`;
  const isVersioned = store.documents.some(removesVersions);
  const hasParts = blueprint.resources.some(({ creation }) => creation !== undefined);
  const inUse = (reason: string) =>
    exception(blueprint, 'in-use', { values: [literal(reason)], words: literal(reason) });
  return fileOf(
    self,
    java`
      ${javadoc`Deletes records as the schema says it of their references: what restricts is asked first, so that nothing is changed where something is refused.`}
      @org.springframework.stereotype.Component
      class ${classOf(self)} {
        private final ${TEMPLATE} template;
        ${isHeard && java`private final ${listeners};`}

        ${self.name}(${commas([java`${TEMPLATE} template`, listeners])}) {
          this.template = template;
          ${isHeard && java`this.listeners = listeners;`}
        }

        ${isVersioned && javadoc`Deletes a record, with a version only where nobody else has changed it meanwhile.`}
        void delete(${commas([java`String collection`, java`Object id`, isVersioned && java`${DOCUMENT} version`])}) {
          ${GOING} = new java.util.LinkedHashMap<>();
          gather(collection, find(collection, new ${DOCUMENT}("_id", id)), ${known}.Rule.CASCADE, going);
          going.forEach((name, records) -> refuseReferred(name, records.values(), going));
          ${isHeard && java`going.forEach((name, records) -> tellDeletion(name, records.keySet()));`}
          ${
            isVersioned &&
            java`
          if (version != null) {
            claim(collection, id, version);
          }`
          }
          going.forEach((name, records) -> clear(name, records.values(), going));
          remove(going);
        }

        ${isVersioned && claiming()}

        ${hasParts && undo(known)}

        private void remove(${GOING}) {
          java.util.List<String> names = new java.util.ArrayList<>(going.keySet());
          java.util.Collections.reverse(names);
          for (String name : names) {
            ${DOCUMENT} these = amongKeys("$in", going.get(name));
            template.execute(name, documents -> documents.deleteMany(these));
            ${isHeard && java`going.get(name).values().forEach(gone -> tell(name, gone, null));`}
          }
        }

        ${isHeard && telling()}

        ${javadoc`Refuses the change of a value that other records hold.`}
        void refuseChange(String collection, Object id, String field) {
          java.util.List<${DOCUMENT}> record = find(collection, new ${DOCUMENT}("_id", id));
          for (var reference : ${known}.to(collection)) {
            if (reference.target().contains(field) && isThere(reference.from(), reference.referringTo(record))) {
              throw ${inUse('Other records refer to this value')};
            }
          }
        }

        ${javadoc`Finds all that goes with these by references of a rule.`}
        private void gather(
            String collection, java.util.List<${DOCUMENT}> found, ${known}.Rule rule, ${GOING}) {
          ${RECORDS} known = going.computeIfAbsent(collection, any -> new java.util.LinkedHashMap<>());
          java.util.List<${DOCUMENT}> fresh = found.stream().filter(one -> known.putIfAbsent(one.get("_id"), one) == null).toList();
          if (fresh.isEmpty()) {
            return;
          }
          for (var reference : ${known}.to(collection)) {
            if (reference.rule() == rule) {
              gather(reference.from(), find(reference.from(), reference.referringTo(fresh)), rule, going);
            }
          }
        }

        private void refuseReferred(String collection, java.util.Collection<${DOCUMENT}> records, ${GOING}) {
          for (var reference : ${known}.to(collection)) {
            if (reference.rule() == ${known}.Rule.RESTRICT
                && isThere(reference.from(), staying(reference.from(), reference.referringTo(records), going))) {
              throw ${inUse('Other records refer to this one')};
            }
          }
        }

        private void clear(String collection, java.util.Collection<${DOCUMENT}> records, ${GOING}) {
          for (var reference : ${known}.to(collection)) {
            if (reference.rule() != ${known}.Rule.CLEAR) {
              continue;
            }
            ${DOCUMENT} none = new ${DOCUMENT}();
            reference.fields().forEach(field -> none.append(field, ""));
            ${DOCUMENT} change = new ${DOCUMENT}("$unset", none);
            if (reference.version() != null) {
              change.append("$inc", new ${DOCUMENT}(reference.version(), 1));
            }
            ${DOCUMENT} referring = staying(reference.from(), reference.referringTo(records), going);
            ${isHeard && java`java.util.List<${DOCUMENT}> cleared = find(reference.from(), referring);`}
            template.execute(reference.from(), documents -> documents.updateMany(referring, change));
            ${isHeard && tellCleared()}
          }
        }

        ${javadoc`The same without what goes as well.`}
        private static ${DOCUMENT} staying(String collection, ${DOCUMENT} condition, ${GOING}) {
          ${RECORDS} gone = going.get(collection);
          return gone == null
              ? condition
              : new ${DOCUMENT}("$and", java.util.List.of(condition, amongKeys("$nin", gone)));
        }

        private static ${DOCUMENT} amongKeys(String operator, ${RECORDS} records) {
          return new ${DOCUMENT}("_id", new ${DOCUMENT}(operator, java.util.List.copyOf(records.keySet())));
        }

        private boolean isThere(String collection, ${DOCUMENT} condition) {
          return template.execute(collection, documents -> documents.find(condition).first()) != null;
        }

        private java.util.List<${DOCUMENT}> find(String collection, ${DOCUMENT} condition) {
          return template.execute(
              collection, documents -> documents.find(condition).into(new java.util.ArrayList<>()));
        }
      }`,
  );
}

/** Whether records are gone that count their changes: then whoever deletes says on top of which version. */
export function removesVersions({ versionGetter, deletionMarks }: DocumentType): boolean {
  return versionGetter !== undefined && deletionMarks.length === 0;
}

/** What goes with a record is deleted before it, so that a deletion that was cut off can be made again. */
function claiming(): JavaFragment {
  return java`
    ${javadoc`Counts the version of a record on: whoever changes it on top of the same one is refused, or is first, and then this is refused.`}
    private void claim(String collection, Object id, ${DOCUMENT} version) {
      ${DOCUMENT} known = new ${DOCUMENT}("_id", id);
      known.putAll(version);
      ${DOCUMENT} counted = new ${DOCUMENT}();
      version.keySet().forEach(field -> counted.append(field, 1));
      long claimed =
          template.execute(
              collection,
              documents ->
                  documents
                      .updateOne(
                          known,
                          new ${DOCUMENT}("$inc", counted),
                          new com.mongodb.client.model.UpdateOptions().bypassDocumentValidation(true))
                      .getMatchedCount());
      if (claimed == 0) {
        throw new org.springframework.dao.OptimisticLockingFailureException("The record was changed meanwhile");
      }
    }`;
}

/** Tells of what goes, and of what referred to it. */
function telling(): JavaFragment {
  return java`
    void tellDeletion(String collection, java.util.Collection<?> keys) {
      listeners.forEach(listener -> listener.deleting(collection, keys));
    }

    private void tell(String collection, ${DOCUMENT} before, ${DOCUMENT} after) {
      var codecs = template.execute(collection, com.mongodb.client.MongoCollection::getCodecRegistry);
      ${BSON} gone = before.toBsonDocument(${BSON}.class, codecs);
      ${BSON} left = after == null ? null : after.toBsonDocument(${BSON}.class, codecs);
      listeners.forEach(listener -> listener.written(collection, gone, left));
    }
`;
}

function tellCleared(): JavaFragment {
  return java`
    for (${DOCUMENT} before : cleared) {
      ${DOCUMENT} after = new ${DOCUMENT}(before);
      reference.fields().forEach(after::remove);
      tell(reference.from(), before, after);
    }`;
}

/**
 * What was made by a call that failed: all of it is of that call, whatever the rules of its references are. The record itself goes
 * last, as its parts are found by it. It is told by the key as it is read, where a short is a whole number of 32 bits.
 */
function undo(known: JavaFragment): JavaFragment {
  return java`
    ${javadoc`Removes a record that a call has just made, and what it made with it.`}
    void undo(String collection, Object id) {
      for (${known}.Rule rule : java.util.List.of(${known}.Rule.CASCADE, ${known}.Rule.RESTRICT)) {
        ${GOING} = new java.util.LinkedHashMap<>();
        java.util.List<${DOCUMENT}> made = find(collection, new ${DOCUMENT}("_id", id));
        gather(collection, made, rule, going);
        made.forEach(one -> going.get(collection).remove(one.get("_id")));
        remove(going);
      }
      template.execute(collection, documents -> documents.deleteOne(new ${DOCUMENT}("_id", id)));
    }`;
}
