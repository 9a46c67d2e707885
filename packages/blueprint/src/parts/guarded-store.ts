import type { BasicAttribute } from '../model/jpa/attribute.ts';
import type { JpaStore } from '../model/jpa/jpa-store.ts';
import type { DocumentAttribute, DocumentType } from '../model/mongo/document.ts';
import type { Store } from '../model/store.ts';

/** An attribute of a record as the audit looks at it: its column, and how much text that holds. */
export type AuditedAttribute = {
  readonly entity: string;
  readonly name: string;
  readonly role: BasicAttribute['role'];
  readonly type: string;
  readonly column: string;
  readonly isReadOnly: boolean;
  readonly holds: number;
};

/**
 * What of a store is guarded. Whose records a caller sees is decided for tables alone: of documents all are everybody's, as options
 * refuse the rules for them.
 */
export type GuardedStore = Pick<JpaStore, 'entities' | 'keyless' | 'views'> & {
  /** The same in documents; there are either entities or these. */
  readonly documents: readonly DocumentType[];
  readonly attributes: readonly AuditedAttribute[];
  readonly isOfDocuments: boolean;
};

/** What is guarded of a store, whatever it keeps records in. */
export function guardedStore(store: Store): GuardedStore {
  if (store.kind === 'jpa') {
    const { entities, keyless, views } = store;
    const attributes = entities.flatMap((entity) =>
      entity.attributes.flatMap((one) => (one.kind === 'basic' ? [ofColumn(entity.classes.entity.name, one)] : [])),
    );
    return { entities, keyless, views, documents: [], attributes, isOfDocuments: false };
  }
  const attributes = store.documents.flatMap(({ classes, attributes: all }) =>
    all.map((one) => ofField(classes.document.name, one)),
  );
  return { entities: [], keyless: [], views: [], documents: store.documents, attributes, isOfDocuments: true };
}

/** What a column holds of which nobody says how long it is. */
const USUAL_LENGTH = 255;

function ofColumn(entity: string, { name, role, type, column }: BasicAttribute): AuditedAttribute {
  const length = column.length ?? USUAL_LENGTH;
  return {
    ...{ entity, name, role, type: type.name, column: column.name, isReadOnly: column.readOnly === true },
    holds: length === 'long' ? Infinity : length,
  };
}

function ofField(entity: string, { name, role, type, field, max }: DocumentAttribute): AuditedAttribute {
  return { entity, name, role, type: type.name, column: field, isReadOnly: false, holds: max ?? Infinity };
}
