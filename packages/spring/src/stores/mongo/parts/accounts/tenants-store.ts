import type { AccountsPart, TenantsOfAccounts } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../../java/types.ts';
import { COMPONENT, DOCUMENT, query, TEMPLATE, UPDATE, where } from '../query.ts';

/** Which tenant an account belongs to, as documents. */
export function tenantsStore({ security }: AccountsPart, { classes, table }: TenantsOfAccounts): JavaFile {
  const self = classes.tenants;
  const ofAccount = query(where('_id', java`accountId`));
  return fileOf(
    self,
    java`
      ${javadoc`Which tenant an account belongs to. One that belongs to none sees no records of tenants, but as an administrator those of all.`}
      ${COMPONENT}
      @${classOf(security.localSignIn)}
      public class ${classOf(self)} {
        private static final String COLLECTION = ${literal(table)};

        private final ${TEMPLATE} template;

        public ${self.name}(${TEMPLATE} template) {
          this.template = template;
        }

        public java.util.Optional<String> of(String accountId) {
          return java.util.Optional.ofNullable(template.findOne(${ofAccount}, ${DOCUMENT}.class, COLLECTION))
              .map(found -> found.getString("tenant"));
        }

        public void set(String accountId, String tenant) {
          template.upsert(${ofAccount}, ${UPDATE}.update("tenant", tenant), COLLECTION);
        }

        public void remove(String accountId) {
          template.remove(${ofAccount}, COLLECTION);
        }
      }`,
  );
}
