import { largestOf } from '@backsmith/text';
import type { ColumnType, IdeaColumn, IdeaLink, IdeaModel, IdeaTable } from '../model/idea-model.ts';
import { orderTables } from './order-tables.ts';
import { sqlName, STANDARD, type Spelling } from './spelling.ts';

const SPELLED: Readonly<Record<ColumnType, string>> = {
  string: 'VARCHAR(255)',
  text: 'TEXT',
  integer: 'INTEGER',
  bigint: 'BIGINT',
  decimal: 'NUMERIC(12, 4)',
  money: 'NUMERIC(12, 2)',
  boolean: 'BOOLEAN',
  date: 'DATE',
  time: 'TIME',
  timestamp: 'TIMESTAMP',
  uuid: 'UUID',
};

/** Databases cut or refuse longer names; the shortest limit in wide use is 63 bytes. */
const LONGEST_NAME = 60;

/** Says what the text is, and to its reader by whose rules. */
const HEAD = '-- Drafted from an idea. Runs on PostgreSQL as it stands.\n';

function enumLength(values: readonly string[]): number {
  const longest = largestOf(values.map((value) => value.length));
  return longest <= 20 ? 20 : longest <= 50 ? 50 : 255;
}

/** The type of a column in standard words; `spelling.type` says it as a database does. */
export function columnType({ type, values, length }: Pick<IdeaColumn, 'type' | 'values' | 'length'>): string {
  if (values !== undefined) return `VARCHAR(${enumLength(values)})`;
  return type === 'string' && length !== undefined ? `VARCHAR(${length})` : SPELLED[type];
}

/** A column with its rules; the rule of its values gets a name, so that it can be taken back. */
export function columnDefinition(column: IdeaColumn, rule: string, spelling: Spelling = STANDARD): string {
  const name = spelling.name(column.name);
  const parts = [name, spelling.type(columnType(column), column.unique)];
  if (column.default !== undefined) parts.push(`DEFAULT ${defaultText(column, spelling)}`);
  if (column.required) parts.push('NOT NULL');
  if (column.unique) parts.push('UNIQUE');
  if (column.values !== undefined)
    parts.push(`CONSTRAINT ${rule} CHECK (${name} IN (${column.values.map(spelling.literal).join(', ')}))`);
  return parts.join(' ');
}

function defaultText(column: IdeaColumn, spelling: Spelling): string {
  const isNow = column.default === 'now' && (column.type === 'timestamp' || column.type === 'date');
  if (isNow) return spelling.now(column.type === 'date' ? 'date' : 'timestamp');
  return spelling.literal(column.default ?? '');
}

export function linkColumn(link: IdeaLink, type?: string, spelling: Spelling = STANDARD): string {
  const rules = [...(link.required ? ['NOT NULL'] : []), ...(link.unique ? ['UNIQUE'] : [])];
  return [spelling.name(link.column), type ?? spelling.countedType, ...rules].join(' ');
}

export function constraintName(kind: 'fk' | 'uq' | 'ix' | 'ck', table: string, columns: readonly string[]): string {
  const whole = [kind, table, ...columns].join('_');
  if (whole.length <= LONGEST_NAME) return sqlName(whole);
  return sqlName(`${whole.slice(0, LONGEST_NAME - 7)}_${checksum(whole)}`);
}

/** Six characters that differ where long names begin alike (FNV-1a). */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36).padStart(7, '0').slice(-6);
}

export function foreignKey(
  table: string,
  link: IdeaLink,
  to = `${sqlName(link.table)} (id)`,
  spelling: Spelling = STANDARD,
): string {
  const action = link.onDelete === 'restrict' ? '' : ` ON DELETE ${link.onDelete.toUpperCase()}`;
  return `CONSTRAINT ${constraintName('fk', table, [link.column])} FOREIGN KEY (${spelling.name(link.column)}) REFERENCES ${to}${action}`;
}

/** The key another table is referred to by, as it is written, where it is not `id BIGINT`. */
export type Reference = { readonly type: string; readonly key: string; readonly ref: string };

/** One CREATE TABLE without its semicolon; `later` holds the links whose tables do not exist yet. */
export function createTable(
  table: IdeaTable,
  later: ReadonlySet<IdeaLink> = new Set(),
  references: ReadonlyMap<string, Reference> = new Map(),
  spelling: Spelling = STANDARD,
): string {
  const { name, type, now } = spelling;
  const uniques = table.uniques.map(
    (columns) => `CONSTRAINT ${constraintName('uq', table.name, columns)} UNIQUE (${columns.map(name).join(', ')})`,
  );
  const lines = [
    `id ${spelling.countedKey}`,
    ...table.links.map((link) => linkColumn(link, references.get(link.column)?.type, spelling)),
    ...table.columns.map((column) =>
      columnDefinition(column, constraintName('ck', table.name, [column.name]), spelling),
    ),
    `created_at ${type('TIMESTAMP')} DEFAULT ${now('timestamp')} NOT NULL`,
    ...(table.joins ? [] : [`updated_at ${type('TIMESTAMP')} DEFAULT ${now('timestamp')} NOT NULL`]),
    ...uniques,
    ...limits(table, spelling),
    ...table.links
      .filter((link) => !later.has(link))
      .map((link) => {
        const to = references.get(link.column);
        return foreignKey(table.name, link, to === undefined ? undefined : `${to.ref} (${to.key})`, spelling);
      }),
  ];
  return `CREATE TABLE ${name(table.name)} (\n${lines.map((line) => `  ${line}`).join(',\n')}\n)`;
}

/** The rules of numbers that have bounds, and of times that do not run backwards. */
function limits(table: IdeaTable, { name }: Spelling): readonly string[] {
  const has = (wanted: string): boolean => table.columns.some((column) => column.name === wanted);
  return table.columns.flatMap((column) => {
    const { min, max, notBefore } = column;
    const own = name(column.name);
    const rules = [
      ...(min === undefined ? [] : [`${own} >= ${min}`]),
      ...(max === undefined ? [] : [`${own} <= ${max}`]),
      ...(notBefore === undefined || !has(notBefore) ? [] : [`${own} >= ${name(notBefore)}`]),
    ];
    const rule = constraintName('ck', table.name, [column.name]);
    return rules.length === 0 ? [] : [`CONSTRAINT ${rule} CHECK (${rules.join(' AND ')})`];
  });
}

/** An index for each link that no unique key begins with: databases look for it when a referenced row is deleted. */
export function linkIndexes(table: IdeaTable, { name }: Spelling = STANDARD): readonly string[] {
  const indexed = new Set(table.uniques.map(([first]) => first));
  return table.links
    .filter((link) => !link.unique && !indexed.has(link.column))
    .map(
      ({ column }) =>
        `CREATE INDEX ${constraintName('ix', table.name, [column])} ON ${name(table.name)} (${name(column)})`,
    );
}

/**
 * The model as SQL text: standard SQL that the reader of schemas reads without a finding. Tables stand behind those they
 * refer to; references in a circle follow as ALTER TABLE.
 */
export function modelToSql(model: IdeaModel): string {
  const { tables, later } = orderTables(model.tables);
  const statements = [
    ...tables.flatMap((table) => [createTable(table, later), ...linkIndexes(table)]),
    ...tables.flatMap((table) =>
      table.links
        .filter((link) => later.has(link))
        .map((link) => `ALTER TABLE ${sqlName(table.name)} ADD ${foreignKey(table.name, link)}`),
    ),
  ];
  return HEAD + statements.map((statement) => `\n${statement};\n`).join('');
}
