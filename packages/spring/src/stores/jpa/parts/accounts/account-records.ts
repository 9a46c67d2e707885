import type { AccountsPart, OwnAccountTable } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../../java/types.ts';

const hibernate = (name: string) => classOf({ packageName: 'org.hibernate.event.spi', name });

/** What becomes of the accounts when administrators write the records of their table. */
export function accountRecords({ classes }: AccountsPart, { classes: own, entity, name }: OwnAccountTable): JavaFile {
  const self = own.records;
  const problem = classOf(classes.problem);
  const tokens = classOf(classes.refreshTokens);
  const provider = java`org.springframework.beans.factory.ObjectProvider<${tokens}>`;
  const holder = java`org.springframework.security.core.context.SecurityContextHolder`;
  return fileOf(
    self,
    java`
      ${javadoc`What becomes of accounts when administrators write records of ${name}: passwords are kept as hashes, a new address or password ends all sessions, and nobody deletes the own account.`}
      @org.springframework.stereotype.Component
      public class ${classOf(self)}
          implements ${hibernate('PreInsertEventListener')}, ${hibernate('PreUpdateEventListener')}, ${hibernate('PreDeleteEventListener')} {
        private final org.springframework.security.crypto.password.PasswordEncoder passwords;
        private final ${provider} refreshTokens;

        public ${self.name}(
            jakarta.persistence.EntityManagerFactory factory,
            org.springframework.security.crypto.password.PasswordEncoder passwords,
            ${provider} refreshTokens) {
          this.passwords = passwords;
          this.refreshTokens = refreshTokens;
          var listeners =
              factory.unwrap(org.hibernate.engine.spi.SessionFactoryImplementor.class).getEventListenerRegistry();
          listeners.appendListeners(${hibernate('EventType')}.PRE_INSERT, this);
          listeners.appendListeners(${hibernate('EventType')}.PRE_UPDATE, this);
          listeners.appendListeners(${hibernate('EventType')}.PRE_DELETE, this);
        }

        @Override
        public boolean onPreInsert(${hibernate('PreInsertEvent')} event) {
          if (event.getEntity() instanceof ${classOf(entity.type)}) {
            hash(event.getPersister(), event.getEntity(), event.getState());
          }
          return false;
        }

        @Override
        public boolean onPreUpdate(${hibernate('PreUpdateEvent')} event) {
          if (event.getEntity() instanceof ${classOf(entity.type)}) {
            var persister = event.getPersister();
            boolean isOther = isChanged(event, ${literal(entity.password)});
            if (isOther) {
              hash(persister, event.getEntity(), event.getState());
            }
            if (isOther || isChanged(event, ${literal(entity.email)})) {
              refreshTokens.ifAvailable(tokens -> tokens.endAll(event.getId().toString()));
            }
          }
          return false;
        }

        @Override
        public boolean onPreDelete(${hibernate('PreDeleteEvent')} event) {
          var caller = ${holder}.getContext().getAuthentication();
          if (event.getEntity() instanceof ${classOf(entity.type)}
              && caller != null
              && event.getId().toString().equals(caller.getName())) {
            throw ${problem}.ownAccount();
          }
          if (event.getEntity() instanceof ${classOf(entity.type)}) {
            refreshTokens.ifAvailable(tokens -> tokens.endAll(event.getId().toString()));
          }
          return false;
        }

        private static boolean isChanged(${hibernate('PreUpdateEvent')} event, String attribute) {
          int place = placeOf(event.getPersister(), attribute);
          return event.getOldState() == null
              || !java.util.Objects.equals(event.getOldState()[place], event.getState()[place]);
        }

        ${javadoc`bcrypt reads 72 bytes, which fewer characters can be.`}
        private void hash(org.hibernate.persister.entity.EntityPersister persister, Object entity, Object[] state) {
          int place = placeOf(persister, ${literal(entity.password)});
          if (state[place] instanceof String password) {
            if (password.getBytes(java.nio.charset.StandardCharsets.UTF_8).length > 72) {
              throw ${problem}.weakPassword("A password has at most 72 bytes");
            }
            state[place] = passwords.encode(password);
            persister.setValue(entity, place, state[place]);
          }
        }

        private static int placeOf(org.hibernate.persister.entity.EntityPersister persister, String attribute) {
          return java.util.List.of(persister.getPropertyNames()).indexOf(attribute);
        }
      }`,
  );
}
