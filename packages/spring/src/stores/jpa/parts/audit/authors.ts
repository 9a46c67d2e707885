import type { AuditPart, Author, AuthorType } from '@backsmith/blueprint';
import { commas, java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf, typeOf } from '../../../../java/types.ts';

const hibernate = (name: string) => classOf({ packageName: 'org.hibernate.event.spi', name });

const FUNCTION = java`java.util.function.Function<String, Object>`;

/** Fills the columns that say who made a record, and who changed it last. */
export function authors({ classes, authors: all }: AuditPart): JavaFile {
  const self = classes.authors;
  const hasNumbers = all.some(({ type }) => type === 'number' || type === 'integer');
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
        private record Author(String entity, String attribute, boolean onlyWhenMade, ${hasNumbers ? java`${FUNCTION} written` : java`boolean isUuid`}) {}

        private static final java.util.List<Author> AUTHORS = java.util.List.of(${commas(all.map((author) => authorOf(author, hasNumbers ? classOf(self) : undefined)))});

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
              state[place] = ${hasNumbers ? java`author.written().apply(caller.getName())` : java`author.isUuid() ? uuidOf(caller.getName()) : caller.getName()`};
              persister.setValue(entity, place, state[place]);
            }
          }
        }

        ${hasNumbers ? [...new Set(all.map(({ type }) => type))].map(converter) : converter('uuid')}
      }`,
  );
}

function authorOf({ entity, attribute, when, type }: Author, self: JavaFragment | undefined): JavaFragment {
  const as = self === undefined ? literal(type === 'uuid') : written(type, self);
  return java`new Author(${literal(entity)}, ${literal(attribute)}, ${literal(when === 'made')}, ${as})`;
}

/** How the account of a token is written into a column. */
function written(type: AuthorType, self: JavaFragment): JavaFragment {
  return type === 'text' ? java`name -> name` : java`${self}::${CONVERTERS[type].name}`;
}

const CONVERTERS: Readonly<Record<Exclude<AuthorType, 'text'>, Converter>> = {
  uuid: { name: 'uuidOf', what: 'UUIDs', type: 'java.util.UUID', parse: 'fromString' },
  number: { name: 'numberOf', what: 'numbers', type: 'java.lang.Long', parse: 'valueOf' },
  integer: { name: 'integerOf', what: 'numbers', type: 'java.lang.Integer', parse: 'valueOf' },
};

type Converter = { readonly name: string; readonly what: string; readonly type: string; readonly parse: string };

function converter(type: AuthorType): JavaFragment | false {
  if (type === 'text') return false;
  const { name, what, type: javaType, parse } = CONVERTERS[type];
  const result = typeOf({ name: javaType });
  return java`
    ${javadoc`The names other issuers give need not be ${what}.`}
    private static ${result} ${name}(String name) {
      try {
        return ${result}.${parse}(name);
      } catch (IllegalArgumentException e) {
        return null;
      }
    }
`;
}
