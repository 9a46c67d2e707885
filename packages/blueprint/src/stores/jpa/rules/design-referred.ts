import type { DatabaseRule } from '../../../model/jpa/jpa-store.ts';
import type { TargetDatabase } from '../databases/target-database.ts';
import { keyOf, tableKey } from '../../../tables/lookup.ts';
import { reportedKeys } from './design-rules.ts';
import type { RuledTable } from './design-rules.ts';

export type Referred = {
  readonly rules: readonly DatabaseRule[];
  /** Some are references of a table to itself: databases report those of the changed record and those to it by one name. */
  readonly hasOwn: boolean;
};

/**
 * Which fields of a record cannot change while others refer to them. A primary key never changes, so it is about the other unique
 * columns.
 */
export function designReferred(
  tables: readonly RuledTable[],
  database: Pick<TargetDatabase, 'foreignKeySuffix'>,
): Referred {
  const byKey = new Map(tables.map((ruled) => [keyOf(ruled.table), ruled]));
  const found = tables.flatMap(({ table, foreign }) =>
    reportedKeys(foreign, database).flatMap(({ name: reported, key }) => {
      const target = byKey.get(tableKey(key.refSchema, key.refTable));
      if (target === undefined) return [];
      const changeable = key.refColumns.filter((name) => !target.table.primaryKey.includes(name));
      const fields = changeable.flatMap(
        (name) => target.columns.find(({ column }) => column.name === name)?.json ?? [],
      );
      const name = `${target.table.name}.${reported}`.toLowerCase();
      return fields.length === 0 ? [] : [{ name, fields, isOwn: target.table === table }];
    }),
  );
  const inOrder = found.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return {
    rules: inOrder.map(({ name, fields }) => ({ name, fields })),
    hasOwn: inOrder.some(({ isOwn }) => isOwn),
  };
}
