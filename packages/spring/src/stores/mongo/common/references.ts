import type { CollectionReference, MongoStore } from '@backsmith/blueprint';
import { commas, java, javadoc, literal, paragraphs } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

const DOCUMENT = java`org.bson.Document`;

/** A method of Java holds no more than so much code: longer lists are written in parts. */
const MOST_IN_PART = 200;

/** What refers to what. */
export function references({ references: all, support: { classes } }: MongoStore): JavaFile {
  const self = classes.references;
  const isOne = all.length <= MOST_IN_PART;
  const parts = isOne ? [] : partsOf(all);
  const whole = isOne
    ? listOf(all)
    : java`java.util.stream.Stream.of(${commas(parts.map(({ name }) => java`${name}()`))}).flatMap(java.util.List::stream).toList()`;
  return fileOf(
    self,
    java`
      ${javadoc`Which fields of which documents hold what of which others, and what becomes of them when those are deleted: MongoDB does not know.`}
      final class ${classOf(self)} {
        enum Rule {
          RESTRICT,
          CASCADE,
          CLEAR
        }

        private static final java.util.List<Reference> ALL = ${whole};

        private ${self.name}() {}

        ${javadoc`The references that lead to documents of a collection.`}
        static java.util.List<Reference> to(String collection) {
          return ALL.stream().filter(one -> one.to().equals(collection)).toList();
        }

        ${paragraphs(
          parts.map(
            ({ name, references: some }) => java`
              private static java.util.List<Reference> ${name}() {
                return ${listOf(some)};
              }`,
          ),
        )}

        ${referenceRecord()}
      }`,
  );
}

type Part = { readonly name: string; readonly references: readonly CollectionReference[] };

function partsOf(all: readonly CollectionReference[]): readonly Part[] {
  return Array.from({ length: Math.ceil(all.length / MOST_IN_PART) }, (_, at) => ({
    name: `part${at + 1}`,
    references: all.slice(at * MOST_IN_PART, (at + 1) * MOST_IN_PART),
  }));
}

function listOf(references: readonly CollectionReference[]): JavaFragment {
  return java`java.util.List.of(${commas(references.map(reference))})`;
}

function reference({ from, fields, to, target, onDelete, version }: CollectionReference): JavaFragment {
  const list = (names: readonly string[]) => java`java.util.List.of(${commas(names.map((name) => literal(name)))})`;
  const rule = { restrict: 'RESTRICT', cascade: 'CASCADE', clear: 'CLEAR' }[onDelete];
  const counted = version === undefined ? java`null` : literal(version);
  return java`new Reference(${commas([literal(from), list(fields), literal(to), list(target), java`Rule.${rule}`, counted])})`;
}

function referenceRecord(): JavaFragment {
  return java`
    ${javadoc`The fields of documents that hold the values of others; version is the field that counts their changes.`}
    record Reference(
        String from,
        java.util.List<String> fields,
        String to,
        java.util.List<String> target,
        Rule rule,
        String version) {
      ${javadoc`What finds the documents that refer to one of these.`}
      ${DOCUMENT} referringTo(java.util.Collection<${DOCUMENT}> records) {
        if (fields.size() == 1) {
          java.util.List<Object> values = records.stream().map(one -> valueAt(one, target.get(0))).filter(java.util.Objects::nonNull).toList();
          return new ${DOCUMENT}(fields.get(0), new ${DOCUMENT}("$in", values));
        }
        java.util.List<${DOCUMENT}> all = records.stream().map(this::referringTo).filter(java.util.Objects::nonNull).toList();
        return all.isEmpty() ? new ${DOCUMENT}("_id", new ${DOCUMENT}("$in", all)) : new ${DOCUMENT}("$or", all);
      }

      private ${DOCUMENT} referringTo(${DOCUMENT} record) {
        ${DOCUMENT} values = new ${DOCUMENT}();
        for (int i = 0; i < fields.size(); i++) {
          Object value = valueAt(record, target.get(i));
          if (value == null) {
            return null;
          }
          values.append(fields.get(i), value);
        }
        return values;
      }

      private static Object valueAt(${DOCUMENT} record, String path) {
        return record.getEmbedded(java.util.List.of(path.split(${literal('\\.')})), Object.class);
      }
    }`;
}
