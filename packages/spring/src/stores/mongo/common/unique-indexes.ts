import type { MongoStore } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

/** The resource that says which fields the unique indexes are about. */
export const UNIQUES_FILE = 'unique-indexes.properties';

/** Says which fields a unique index is about. */
export function uniqueIndexes({ support: { classes } }: MongoStore): JavaFile {
  const self = classes.uniqueIndexes;
  const properties = java`java.util.Properties`;
  return fileOf(
    self,
    java`
      ${javadoc`Which fields the unique indexes are about, by the names MongoDB tells them by.`}
      final class ${classOf(self)} {
        private static final java.util.regex.Pattern TOLD =
            java.util.regex.Pattern.compile(${literal(String.raw`collection: [^.]+\.(.+?) index: (.+?) dup key`)});
        private static final ${properties} FIELDS = load();

        private ${self.name}() {}

        ${javadoc`The fields of the index that a write broke, as clients call them.`}
        static java.util.List<String> fieldsOf(Throwable broken) {
          java.util.regex.Matcher told = TOLD.matcher(String.valueOf(broken.getMessage()));
          String fields = told.find() ? FIELDS.getProperty(told.group(1) + "." + told.group(2)) : null;
          return fields == null ? java.util.List.of() : java.util.List.of(fields.split(","));
        }

        private static ${properties} load() {
          try {
            return org.springframework.core.io.support.PropertiesLoaderUtils.loadAllProperties(${literal(UNIQUES_FILE)});
          } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
          }
        }
      }`,
  );
}

/** The file: a line for each index. All but letters, digits and a few signs is escaped. */
export function uniquesFile({ uniques }: MongoStore): string {
  return uniques
    .map(({ collection, index, fields }) => `${escaped(`${collection}.${index}`)}=${fields.map(escaped).join(',')}\n`)
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9_.]/gu, (sign) =>
    [...Array(sign.length).keys()].map((at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  );
}
