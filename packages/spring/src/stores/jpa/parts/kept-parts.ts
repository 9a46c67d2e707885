import { java, literal } from '@backsmith/render';
import type { KeptParts } from '../../kept-parts.ts';
import type { JpaService } from '../jpa-service.ts';
import { JDBC } from './accounts/accounts-store.ts';
import { keptAccounts } from './accounts/kept-accounts.ts';
import { keptAudit } from './audit/kept-audit.ts';
import { recordRules } from './security/record-rules.ts';

/** What tables say in the parts that guard a service: statements of JDBC, and what Hibernate tells of records. */
export function keptParts({ store }: JpaService): KeptParts {
  return {
    client: { type: JDBC, name: 'jdbc' },
    accounts: (part) => keptAccounts(part, store),
    audit: keptAudit,
    beginSession: ({ table }, account) => java`
      jdbc.sql(${literal(`INSERT INTO ${table} (token_hash, account_id, family, expires_at) VALUES (:hash, :account, :family, :expires)`)})
          .param("hash", java.util.UUID.randomUUID().toString())
          .param("account", ${account})
          .param("family", SESSION)
          .param("expires", java.time.OffsetDateTime.now().plusDays(1))
          .update();`,
    afterwards: java`@org.springframework.transaction.event.TransactionalEventListener`,
    present: {
      looker: { type: java`jakarta.persistence.EntityManager`, name: 'entityManager' },
      statements: java`
        return entityManager
            .createQuery("select id(e) from " + type.getName() + " e where id(e) in :ids", Object.class)
            .setParameter("ids", ids)
            .getResultList();`,
    },
    labels: {
      looker: { type: java`jakarta.persistence.EntityManager`, name: 'entityManager' },
      statements: java`
        String attributes = label.stream().map(name -> "e." + name).collect(java.util.stream.Collectors.joining(", "));
        entityManager
            .createQuery(
                "select id(e), " + attributes + " from " + type.getName() + " e where id(e) in :ids", Object[].class)
            .setParameter("ids", ids)
            .getResultList()
            .forEach(row -> labels.put(row[0], text(java.util.Arrays.stream(row).skip(1))));`,
    },
    recordRules,
  };
}
