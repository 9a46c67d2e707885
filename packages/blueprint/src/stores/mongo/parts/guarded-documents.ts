import type { DocumentAttribute } from '../../../model/mongo/document.ts';
import type { MongoStore } from '../../../model/mongo/mongo-store.ts';
import type { AuditedAttribute, GuardedStore } from '../../../parts/guarded-store.ts';
import { accountCollections, accountFacts } from './account-collections.ts';
import { designAccountDocuments } from './account-documents.ts';

/** What is guarded of a store that keeps records as documents. */
export function guardedDocuments({ documents, rows, views }: MongoStore): GuardedStore {
  return {
    ...{ keyless: rows, views, kinds: documents, askedBy: 'Documents', changesNothing: true },
    // The roles of an account lie within its document.
    placesOf: ({ tables, sessions }) => ({ roles: tables.account, sessions }),
    attributes: documents.flatMap(({ classes, attributes }) =>
      attributes.map((one) => audited(classes.document.name, one)),
    ),
    designAccounts: (input) => designAccountDocuments(documents, input),
    writeAccounts: (names, file, writeTables, chosen) =>
      writeTables(
        accountCollections(names, chosen !== undefined),
        file,
        undefined,
        accountFacts(names, chosen?.own, chosen?.found),
      ),
  };
}

function audited(entity: string, { name, role, type, field, max }: DocumentAttribute): AuditedAttribute {
  return { entity, name, role, type: type.name, column: field, isReadOnly: false, holds: max ?? Infinity };
}
