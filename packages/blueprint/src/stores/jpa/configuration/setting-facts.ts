import type { Schema } from '@backsmith/schema';
import type { TargetDatabase } from '../databases/target-database.ts';
import type { Entity } from '../../../model/jpa/entity.ts';
import type { RowList } from '../../../model/row-list.ts';
import { unreadableOf, type OddKey, type Unreadable } from '../../../model/odd-values.ts';
import { hasZeroDays } from '../zero-days.ts';
import type { SettingFacts } from './design-settings.ts';

/** What the configuration must know of the schema. */
export function settingFacts(
  schema: Schema,
  database: TargetDatabase,
  entities: readonly Entity[],
  lists: readonly RowList[],
): SettingFacts {
  const columns = entities.flatMap(({ attributes }) =>
    attributes.flatMap((attribute) => (attribute.kind === 'basic' ? [attribute] : [])),
  );
  const names = schema.tables.flatMap((table) => [table.name, ...table.columns.map((column) => column.name)]);
  const drawn = columns.flatMap(({ keyGenerator }) => (keyGenerator?.kind === 'sequence' ? [keyGenerator.name] : []));
  return {
    names: [...new Set([...names.map(database.storedName), ...drawn])],
    namespaces: [...new Set(schema.tables.flatMap((table) => table.schema ?? []))].map(database.storedName),
    allNamed: schema.tables.every((table) => table.schema !== undefined),
    hasZeroDates: hasZeroDays(schema) || columns.some(({ column }) => isDay(unreadableOf(column))),
    hasOddDays: [...columns, ...entities.flatMap(({ key }) => key.parts)].some(({ column }) => isDay(column.oddKey)),
    hasUntypedText:
      [...columns, ...entities.flatMap(({ key }) => key.parts)].some(
        ({ type, column }) =>
          column.converter !== undefined || (type.name === 'java.lang.String' && column.definition !== undefined),
      ) ||
      lists.some((list) => list.kind === 'keyless' && list.fields.some(({ type }) => type.name === 'java.lang.String')),
  };
}

function isDay(kind: Unreadable | OddKey | undefined): boolean {
  return kind === 'day' || kind === 'moment';
}
