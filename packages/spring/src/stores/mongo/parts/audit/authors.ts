import type { AuditPart, Author, ClassName } from '@backsmith/blueprint';
import { commas, java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../../../java/types.ts';
import { COMPONENT } from '../query.ts';

/** Fills the fields that say who made a record, and who changed it last. Numbers name no account here. */
export function authors({ classes, authors: all }: AuditPart, listener: ClassName): JavaFile {
  const self = classes.authors;
  const token = java`org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken`;
  const holder = java`org.springframework.security.core.context.SecurityContextHolder`;
  const hasUuids = all.some(({ type }) => type === 'uuid');
  return fileOf(
    self,
    java`
      ${javadoc`Says in records who made them and who changed them last: the account of the token, whatever a request says.`}
      ${COMPONENT}
      public class ${classOf(self)} implements ${classOf(listener)} {
        private record Author(String kind, String field, boolean onlyWhenMade, boolean isUuid) {}

        private static final java.util.List<Author> AUTHORS = java.util.List.of(${commas(all.map(authorOf))});

        @Override
        public void writing(Object record, boolean isNew) {
          if (!(${holder}.getContext().getAuthentication() instanceof ${token} caller)) {
            return;
          }
          for (Author author : AUTHORS) {
            if (author.kind().equals(record.getClass().getSimpleName()) && (isNew || !author.onlyWhenMade())) {
              org.springframework.beans.PropertyAccessorFactory.forDirectFieldAccess(record)
                  .setPropertyValue(author.field(), ${hasUuids ? java`author.isUuid() ? uuidOf(caller.getName()) : caller.getName()` : java`caller.getName()`});
            }
          }
        }

        ${hasUuids && uuidOf()}
      }`,
  );
}

function authorOf({ entity, attribute, when, type }: Author): JavaFragment {
  return java`new Author(${literal(entity)}, ${literal(attribute)}, ${literal(when === 'made')}, ${literal(type === 'uuid')})`;
}

function uuidOf(): JavaFragment {
  return java`
    ${javadoc`The names other issuers give need not be UUIDs.`}
    private static java.util.UUID uuidOf(String name) {
      try {
        return java.util.UUID.fromString(name);
      } catch (IllegalArgumentException e) {
        return null;
      }
    }`;
}
