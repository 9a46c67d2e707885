import type { AuditPart, Author, AuthorType, ClassName } from '@backsmith/blueprint';
import { commas, java, javadoc, literal, paragraphs } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../../../java/types.ts';
import { COMPONENT } from '../query.ts';

/** Fills the fields that say who made a record, and who changed it last. */
export function authors({ classes, authors: all }: AuditPart, listener: ClassName): JavaFile {
  const self = classes.authors;
  const token = java`org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken`;
  const holder = java`org.springframework.security.core.context.SecurityContextHolder`;
  return fileOf(
    self,
    java`
      ${javadoc`Says in records who made them and who changed them last: the account of the token, whatever a request says.`}
      ${COMPONENT}
      public class ${classOf(self)} implements ${classOf(listener)} {
        private record Author(
            String kind, String field, boolean onlyWhenMade, java.util.function.Function<String, Object> read) {}

        private static final java.util.List<Author> AUTHORS = java.util.List.of(${commas(all.map(authorOf))});

        @Override
        public void writing(Object record, boolean isNew) {
          if (!(${holder}.getContext().getAuthentication() instanceof ${token} caller)) {
            return;
          }
          for (Author author : AUTHORS) {
            if (author.kind().equals(record.getClass().getSimpleName()) && (isNew || !author.onlyWhenMade())) {
              org.springframework.beans.PropertyAccessorFactory.forDirectFieldAccess(record)
                  .setPropertyValue(author.field(), author.read().apply(caller.getName()));
            }
          }
        }

        ${paragraphs(READERS.filter(([type]) => all.some((one) => one.type === type)).map(([, reader]) => reader))}
      }`,
  );
}

function authorOf({ entity, attribute, when, type }: Author): JavaFragment {
  return java`new Author(${literal(entity)}, ${literal(attribute)}, ${literal(when === 'made')}, ${READ[type]})`;
}

/** What becomes of the name of an account. */
const READ: Readonly<Record<AuthorType, JavaFragment>> = {
  text: java`name -> name`,
  uuid: java`name -> uuidOf(name)`,
  number: java`name -> numberOf(name)`,
  integer: java`name -> integerOf(name)`,
};

const READERS: readonly (readonly [AuthorType, JavaFragment])[] = [
  ['uuid', readerOf('uuidOf', 'UUIDs', java`java.util.UUID`, java`java.util.UUID.fromString(name)`)],
  ['number', readerOf('numberOf', 'numbers', java`Long`, java`Long.valueOf(name)`)],
  ['integer', readerOf('integerOf', 'numbers', java`Integer`, java`Integer.valueOf(name)`)],
];

function readerOf(called: string, kind: string, type: JavaFragment, read: JavaFragment): JavaFragment {
  return java`
    ${javadoc`The names other issuers give need not be ${kind}.`}
    private static ${type} ${called}(String name) {
      try {
        return ${read};
      } catch (IllegalArgumentException e) {
        return null;
      }
    }`;
}
