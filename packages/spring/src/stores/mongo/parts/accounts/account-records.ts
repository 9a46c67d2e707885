import type { AccountsPart, ClassName } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../../java/types.ts';
import { COMPONENT, query, TEMPLATE, where } from '../query.ts';
import type { OwnPeople } from './own-accounts-store.ts';

const BSON = java`org.bson.BsonDocument`;
const SYNCHRONIZATION = java`org.springframework.transaction.support.TransactionSynchronization`;
const SYNCHRONIZATIONS = java`org.springframework.transaction.support.TransactionSynchronizationManager`;

/** What becomes of the accounts when administrators write the records of their collection. */
export function accountRecords(
  { classes, tables, tenants }: AccountsPart,
  people: OwnPeople,
  listener: ClassName,
): JavaFile {
  const { own, document } = people;
  const self = own.classes.records;
  const problem = classOf(classes.problem);
  const tokens = classOf(classes.refreshTokens);
  const provider = java`org.springframework.beans.factory.ObjectProvider<${tokens}>`;
  const holder = java`org.springframework.security.core.context.SecurityContextHolder`;
  const encoder = java`org.springframework.security.crypto.password.PasswordEncoder`;
  const isUuid = document.key.type.name === 'java.util.UUID';
  return fileOf(
    self,
    java`
      ${javadoc`What becomes of accounts when administrators write records of ${own.table}: passwords are kept as hashes, a new address or password ends all sessions, and nobody deletes the own account.`}
      ${COMPONENT}
      public class ${classOf(self)} implements ${classOf(listener)} {
        private static final String PEOPLE = ${literal(own.table)};

        private final ${TEMPLATE} template;
        private final ${encoder} passwords;
        private final ${provider} refreshTokens;

        public ${self.name}(${TEMPLATE} template, ${encoder} passwords, ${provider} refreshTokens) {
          this.template = template;
          this.passwords = passwords;
          this.refreshTokens = refreshTokens;
        }

        @Override
        public void writing(Object record, boolean isNew) {
          if (!(record instanceof ${classOf(own.entity.type)})) {
            return;
          }
          var fields = org.springframework.beans.PropertyAccessorFactory.forDirectFieldAccess(record);
          if (fields.getPropertyValue(${literal(document.password)}) instanceof String password
              && (isNew || !password.equals(stored(fields.getPropertyValue(${literal(document.key.name)}))))) {
            // bcrypt reads 72 bytes, which fewer characters can be.
            if (password.getBytes(java.nio.charset.StandardCharsets.UTF_8).length > 72) {
              throw ${problem}.weakPassword("A password has at most 72 bytes");
            }
            fields.setPropertyValue(${literal(document.password)}, passwords.encode(password));
          }
        }

        @Override
        public void written(String collection, ${BSON} before, ${BSON} after) {
          if (!collection.equals(PEOPLE) || before == null) {
            return;
          }
          String id = idOf(before);
          if (after == null) {
            template.remove(${query(where('_id', java`id`))}, ${literal(tables.account)});
            ${tenants && java`template.remove(${query(where('_id', java`id`))}, ${literal(tenants.table)});`}
          }
          if (after == null || isOther(${literal(own.password)}, before, after) || isOther(${literal(own.email)}, before, after)) {
            behindTheWrite(() -> refreshTokens.ifAvailable(tokens -> tokens.endAll(id)));
          }
        }

        @Override
        public void deleting(String collection, java.util.Collection<?> keys) {
          var caller = ${holder}.getContext().getAuthentication();
          if (collection.equals(PEOPLE)
              && caller != null
              && keys.stream().map(String::valueOf).anyMatch(caller.getName()::equals)) {
            throw ${problem}.ownAccount();
          }
        }

        private Object stored(Object key) {
          var found = template.findOne(${query(where('_id', java`key`))}, org.bson.Document.class, PEOPLE);
          return found == null ? null : found.get(${literal(own.password)});
        }

        private static boolean isOther(String field, ${BSON} before, ${BSON} after) {
          return !java.util.Objects.equals(before.get(field), after.get(field));
        }

        ${javadoc`Sessions end when the new password can be seen: whoever begins one looks at the password behind that.`}
        private static void behindTheWrite(Runnable change) {
          if (!${SYNCHRONIZATIONS}.isActualTransactionActive()) {
            change.run();
            return;
          }
          ${SYNCHRONIZATIONS}.registerSynchronization(
              new ${SYNCHRONIZATION}() {
                @Override
                public void afterCommit() {
                  change.run();
                }
              });
        }

        private static String idOf(${BSON} document) {
          return ${isUuid ? java`document.getBinary("_id").asUuid().toString()` : java`String.valueOf(document.getNumber("_id").longValue())`};
        }
      }`,
  );
}
