import type { AuditPart, Author } from '@backsmith/blueprint';
import { commas, java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

const hibernate = (name: string) => classOf({ packageName: 'org.hibernate.event.spi', name });

/** Fills the columns that say who made a record, and who changed it last. */
export function authors({ classes, authors: all }: AuditPart): JavaFile {
  const self = classes.authors;
  const persister = java`org.hibernate.persister.entity.EntityPersister`;
  const token = java`org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken`;
  const holder = java`org.springframework.security.core.context.SecurityContextHolder`;
  return fileOf(
    self,
    java`
      ${javadoc`Says in records who made them and who changed them last: the account of the token, whatever a request says.`}
      @org.springframework.stereotype.Component
      public class ${classOf(self)}
          implements ${hibernate('PreInsertEventListener')}, ${hibernate('PreUpdateEventListener')} {
        private record Author(String entity, String attribute, boolean onlyWhenMade, boolean isUuid) {}

        private static final java.util.List<Author> AUTHORS = java.util.List.of(${commas(all.map(authorOf))});

        public ${self.name}(jakarta.persistence.EntityManagerFactory factory) {
          var listeners =
              factory.unwrap(org.hibernate.engine.spi.SessionFactoryImplementor.class).getEventListenerRegistry();
          listeners.appendListeners(${hibernate('EventType')}.PRE_INSERT, this);
          listeners.appendListeners(${hibernate('EventType')}.PRE_UPDATE, this);
        }

        @Override
        public boolean onPreInsert(${hibernate('PreInsertEvent')} event) {
          sign(event.getPersister(), event.getEntity(), event.getState(), true);
          return false;
        }

        @Override
        public boolean onPreUpdate(${hibernate('PreUpdateEvent')} event) {
          sign(event.getPersister(), event.getEntity(), event.getState(), false);
          return false;
        }

        private static void sign(${persister} persister, Object entity, Object[] state, boolean isNew) {
          if (!(${holder}.getContext().getAuthentication() instanceof ${token} caller)) {
            return;
          }
          java.util.List<String> names = java.util.List.of(persister.getPropertyNames());
          String kind = persister.getMappedClass().getSimpleName();
          for (Author author : AUTHORS) {
            if (author.entity().equals(kind) && (isNew || !author.onlyWhenMade())) {
              int place = names.indexOf(author.attribute());
              state[place] = author.isUuid() ? uuidOf(caller.getName()) : caller.getName();
              persister.setValue(entity, place, state[place]);
            }
          }
        }

        ${javadoc`The names other issuers give need not be UUIDs.`}
        private static java.util.UUID uuidOf(String name) {
          try {
            return java.util.UUID.fromString(name);
          } catch (IllegalArgumentException e) {
            return null;
          }
        }
      }`,
  );
}

function authorOf({ entity, attribute, when, type }: Author): JavaFragment {
  return java`new Author(${literal(entity)}, ${literal(attribute)}, ${literal(when === 'made')}, ${literal(type === 'uuid')})`;
}
