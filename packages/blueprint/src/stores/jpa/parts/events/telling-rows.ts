import type { Entity } from '../../../../model/jpa/entity.ts';
import type { JpaStore } from '../../../../model/jpa/jpa-store.ts';
import type { TellingStore, ToldRecord } from '../../../../parts/telling-store.ts';

/** What events are told from where records are rows. */
export function tellingRows({ entities, locks }: JpaStore): TellingStore {
  const rules = entities.find(({ rule }) => rule !== undefined)?.rule?.holder;
  return { locks, records: entities.map(toldRecord), ...(rules && { rules }) };
}

function toldRecord({ resource, classes, softDelete, attributes }: Entity): ToldRecord {
  const [mark] = softDelete?.marks ?? [];
  const attribute = attributes.find((one) => 'setter' in one && one.setter === mark?.setter);
  return { resource, type: classes.entity, ...(attribute && { mark: attribute.name }) };
}
