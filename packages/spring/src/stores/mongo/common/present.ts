import type { DeletionMark, DocumentRows, DocumentType, MongoStore } from '@backsmith/blueprint';
import { commas, java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { initialValue } from '../../../java/initial-value.ts';
import { classOf, fileOf } from '../../../java/types.ts';

const CRITERIA = java`org.springframework.data.mongodb.core.query.Criteria`;

/** Which documents are there, of those that stay when they are deleted. */
export function present({ documents, rows, support: { classes } }: MongoStore): JavaFile {
  const self = classes.present;
  const marked = [...documents, ...rows].filter(({ deletionMarks }) => deletionMarks.length > 0);
  return fileOf(
    self,
    java`
      ${javadoc`Tells the records that are there from those that were deleted and stay in the database.`}
      final class ${classOf(self)} {
        private static final java.util.Map<Class<?>, ${CRITERIA}> CONDITIONS =
            java.util.Map.ofEntries(${commas(marked.map((one) => entry(one, classes)))});

        private ${self.name}() {}

        ${javadoc`The condition of being there; nothing where deleted records are gone.`}
        static ${CRITERIA} of(Class<?> type) {
          return CONDITIONS.get(type);
        }
      }`,
  );
}

function entry(
  { classes: { document }, deletionMarks }: DocumentType | DocumentRows,
  { conditions }: MongoStore['support']['classes'],
): JavaFragment {
  const all = commas(deletionMarks.map(condition));
  return java`java.util.Map.entry(${classOf(document)}.class, ${classOf(conditions)}.all(${all}))`;
}

function condition({ path, value, isMoment }: DeletionMark): JavaFragment {
  const at = java`${CRITERIA}.where(${literal(path)})`;
  return isMoment ? java`${at}.is(null)` : java`${at}.ne(${initialValue(value)})`;
}
