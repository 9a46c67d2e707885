import { java, literal } from '@backsmith/render';
import { classOf } from '../../../java/types.ts';
import type { KeptParts } from '../../kept-parts.ts';
import type { MongoService } from '../mongo-service.ts';
import { keptAccounts } from './accounts/kept-accounts.ts';
import { keptAudit } from './audit/kept-audit.ts';
import { DOCUMENT, TEMPLATE } from './query.ts';
import { recordRules } from './security/record-rules.ts';

/** What documents say in the parts that guard a service. */
export function keptParts({ store }: MongoService): KeptParts {
  return {
    client: { type: TEMPLATE, name: 'template' },
    accounts: (part) => keptAccounts(part, store),
    audit: (part) => keptAudit(part, store),
    beginSession: ({ table }, account) => java`
      template.insert(
          new ${DOCUMENT}("_id", SESSION)
              .append("account_id", ${account})
              .append("expires_at", java.util.Date.from(java.time.Instant.now().plus(java.time.Duration.ofDays(1)))),
          ${literal(table)});`,
    // What mails tell of is in the database as soon as it is written.
    afterwards: java`@org.springframework.context.event.EventListener`,
    present: {
      looker: { type: classOf(store.support.classes.documents), name: 'documents' },
      statements: java`return documents.present(type, ids);`,
    },
    labels: {
      looker: { type: classOf(store.support.classes.documents), name: 'documents' },
      statements: java`documents.values(type, ids, label).forEach(row -> labels.put(row.get(0), text(row.stream().skip(1))));`,
    },
    recordRules: (records) => recordRules(records, store),
  };
}
