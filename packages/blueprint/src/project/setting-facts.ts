import type { Schema } from '@backsmith/schema';
import type { DatabasePlan } from '../databases/database-plan.ts';
import type { Entity } from '../model/entity.ts';
import type { KeylessTable } from '../model/keyless.ts';
import type { SettingFacts } from './plan-settings.ts';

/** What the configuration must know of the schema. */
export function settingFacts(
  schema: Schema,
  database: DatabasePlan,
  entities: readonly Entity[],
  keyless: readonly KeylessTable[],
): SettingFacts {
  const columns = entities.flatMap(({ attributes }) =>
    attributes.flatMap((attribute) => (attribute.kind === 'basic' ? [attribute] : [])),
  );
  const names = schema.tables.flatMap((table) => [table.name, ...table.columns.map((column) => column.name)]);
  return {
    names: [...new Set(names.map(database.storedName))],
    namespaces: [...new Set(schema.tables.flatMap((table) => table.schema ?? []))].map(database.storedName),
    allNamed: schema.tables.every((table) => table.schema !== undefined),
    hasJson: columns.some(({ column }) => column.jdbcType === 'JSON'),
    hasUntypedText:
      columns.some(({ type, column }) => type.name === 'java.lang.String' && column.definition !== undefined) ||
      keyless.some((table) => table.columns.some(({ type }) => type.name === 'java.lang.String')),
  };
}
