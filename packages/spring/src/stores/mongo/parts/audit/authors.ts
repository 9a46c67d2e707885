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

        private static final java.util.List<Author> AUTHORS = java.util.List.of(${commas(all.map((one) => authorOf(one, self.name)))});

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

        ${readers(all)}
      }`,
  );
}

function authorOf({ entity, attribute, when, type }: Author, self: string): JavaFragment {
  const reader = READERS[type];
  return java`new Author(${literal(entity)}, ${literal(attribute)}, ${literal(when === 'made')}, ${reader === undefined ? java`name -> name` : java`${self}::${reader.called}`})`;
}

/** What becomes of the name of an account, where a record holds it as something else. */
const READERS: Readonly<
  Partial<Record<AuthorType, { readonly called: string; readonly type: JavaFragment; readonly read: JavaFragment }>>
> = {
  uuid: { called: 'uuidOf', type: java`java.util.UUID`, read: java`java.util.UUID.fromString(name)` },
  number: { called: 'numberOf', type: java`Long`, read: java`Long.valueOf(name)` },
  integer: { called: 'integerOf', type: java`Integer`, read: java`Integer.valueOf(name)` },
};

function readers(all: readonly Author[]): JavaFragment {
  const used = [...new Set(all.map(({ type }) => type))].flatMap((type) => READERS[type] ?? []);
  return paragraphs(
    used.map(
      ({ called, type, read }) => java`
        ${javadoc`The name as records hold it; those other issuers give may be none of the kind.`}
        private static ${type} ${called}(String name) {
          try {
            return ${read};
          } catch (IllegalArgumentException e) {
            return null;
          }
        }`,
    ),
  );
}
