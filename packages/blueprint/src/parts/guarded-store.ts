import type { BasicAttribute } from '../model/jpa/attribute.ts';
import type { Entity } from '../model/jpa/entity.ts';
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

/** The records of a resource, as far as it matters whose they are. */
export type GuardedKind = Pick<Entity, 'resource' | 'place' | 'tableName' | 'fields' | 'rule'>;

/** What of a store is guarded. */
export type GuardedStore = Pick<JpaStore, 'entities'> & {
  readonly views: readonly Pick<
    JpaStore['views'][number],
    'list' | 'place' | 'viewName' | 'historyOf' | 'readBy' | 'showsDeleted'
  >[];
  readonly keyless: readonly Pick<JpaStore['keyless'][number], 'list' | 'place' | 'tableName' | 'isConfined'>[];
  /** The same in documents; there are either entities or these. */
  readonly documents: readonly DocumentType[];
  /** Both, as far as it matters whose records are. */
  readonly kinds: readonly GuardedKind[];
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
    return { entities, keyless, views, documents: [], kinds: entities, attributes, isOfDocuments: false };
  }
  const attributes = store.documents.flatMap(({ classes, attributes: all }) =>
    all.map((one) => ofField(classes.document.name, one)),
  );
  const { documents, rows, views } = store;
  const keyless = rows.map(({ list, place, tableName, isConfined }) => ({ list, place, tableName, isConfined }));
  return { entities: [], keyless, views, documents, kinds: documents, attributes, isOfDocuments: true };
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
