import type { Column, Schema, Table } from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';
import type { TargetDatabase } from '../databases/target-database.ts';
import { Findings } from '../../../findings.ts';

type Treated = { readonly schema: Schema; readonly findings: readonly Diagnostic[] };

/** Longer names of sequences are cut by the database. */
const LONGEST_SEQUENCE_NAME = 60;

/**
 * The schema with what can be done about tables whose new rows a rule or a trigger of the user's database puts elsewhere,
 * such as into partitions. There an INSERT says that it added nothing and gives no key back. Where only some rows are put
 * elsewhere, asking the sequence for the key beforehand makes the others work; tables that stay marked as diverted are
 * designed without a key. Another database than the source's has neither the rule nor the trigger.
 */
export function withDivertedTables(schema: Schema, database: TargetDatabase): Treated {
  if (schema.tables.every(({ diverted }) => diverted === undefined)) return { schema, findings: [] };
  const findings = new Findings(schema.files);
  const isOwn = database.understands(schema.dialect);
  const tables = schema.tables.map((table) => {
    if (table.diverted === undefined) return table;
    const known = isOwn ? withKnownKey(table) : table;
    if (known === undefined) return table;
    if (isOwn) noteSome(table, findings);
    return settled(known);
  });
  return { schema: { ...schema, tables }, findings: findings.sorted() };
}

/** The table with its key known before a row is added; nothing where that does not help. */
function withKnownKey(table: Table): Table | undefined {
  if (table.diverted?.conditional !== true) return undefined;
  const counters = table.columns.filter(({ name, identity }) => identity && table.primaryKey.includes(name));
  const asked = counters.map((column) => askedFirst(table, column));
  if (asked.includes(undefined)) return undefined;
  return {
    ...table,
    columns: table.columns.map((column) => asked.find((one) => one?.name === column.name) ?? column),
  };
}

/** A column of PostgreSQL's serial types as one that takes its default from the sequence behind. */
function askedFirst(table: Table, column: Column): Column | undefined {
  const { identityOptions, ...plain } = column;
  if (identityOptions?.kind !== 'serial') return undefined;
  const sequence = identityOptions.sequence ?? `${table.name}_${column.name}_seq`;
  if (sequence.length > LONGEST_SEQUENCE_NAME) return undefined;
  const schema = column.default?.kind === 'next-value' ? column.default.schema : table.schema;
  const value = { kind: 'next-value', sequence, ...(schema === undefined ? {} : { schema }) } as const;
  return { ...plain, identity: false, default: value };
}

function settled(table: Table): Table {
  const copy: Table & { diverted?: Table['diverted'] } = { ...table };
  delete copy.diverted;
  return copy;
}

function noteSome({ name, diverted }: Table, findings: Findings): void {
  if (diverted === undefined) return;
  findings.assume(
    'rows-diverted',
    diverted,
    `The ${diverted.by} ${diverted.name} puts some new rows of ${name} elsewhere: creating such a one is answered with 409.`,
    `Make ${name} a partitioned table (PARTITION BY), and all rows can be created.`,
  );
}
