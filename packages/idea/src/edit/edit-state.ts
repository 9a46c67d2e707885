import {
  alterWriter,
  readSchema,
  writtenIdentifier,
  type AlteredColumn,
  type AlterWriter,
  type Column,
  type ForeignKey,
  type Schema,
  type Table,
} from '@backsmith/schema';
import type { EditRefusalCode } from '../result.ts';
import { spellingOf, type Spelling } from '../write/spelling.ts';

/** The schema as it is after the statements so far, and how its names are written. */
export type EditState = {
  readonly sql: string;
  readonly schema: Schema;
  /** How changes are said in the words of the text's database. */
  readonly writer: AlterWriter;
  readonly spelling: Spelling;
};

/** What one command comes to. */
export type Outcome =
  | { readonly kind: 'statements'; readonly statements: readonly string[]; readonly notes: readonly string[] }
  | { readonly kind: 'question'; readonly message: string; readonly choices: readonly string[] }
  | EditRefusal;

export type EditRefusal = { readonly kind: 'refusal'; readonly code: EditRefusalCode; readonly message: string };

/** @param dialect of the text without what was appended; statements of ours are no evidence. */
export function stateOf(sql: string, dialect?: Schema['dialect']): EditState {
  const { schema } = readSchema(sql, dialect === undefined ? {} : { dialect }).value;
  return { sql, schema, writer: alterWriter(schema.dialect), spelling: spellingOf(schema.dialect) };
}

export function done(statements: readonly string[], ...notes: readonly string[]): Outcome {
  return { kind: 'statements', statements, notes };
}

export function refuse(code: EditRefusalCode, message: string): EditRefusal {
  return { kind: 'refusal', code, message };
}

export function ask(message: string, choices: readonly string[]): Outcome {
  return { kind: 'question', message, choices };
}

/** A name as the dialect of the text writes it. */
export function written({ schema }: EditState, name: string): string {
  return writtenIdentifier(name, schema.dialect);
}

export function tableRef(state: EditState, table: Pick<Table, 'name' | 'schema'>): string {
  const name = written(state, table.name);
  return table.schema === undefined ? name : `${written(state, table.schema)}.${name}`;
}

export function alter(state: EditState, table: Table, action: string): string {
  return `ALTER TABLE ${tableRef(state, table)} ${action}`;
}

/** A column as its database is told of it when it changes. */
export function altered(state: EditState, column: Column, change: Partial<AlteredColumn> = {}): AlteredColumn {
  const { notNull = column.notNull } = change;
  const value = column.default === undefined ? undefined : state.writer.default(column.default, column.dataType);
  // MySQL refuses a default of NULL where NULL is refused.
  const says = value !== undefined && !column.identity && !(notNull && column.default?.kind === 'null');
  return {
    ...{ name: written(state, column.name), type: column.type },
    ...(says ? { default: value } : {}),
    ...change,
    notNull,
  };
}

/** DROP COLUMN, behind what must go first. */
export function dropColumns(state: EditState, table: Table, name: string): readonly string[] {
  const { dropForeignKey } = state.writer.forms;
  const keys = keysOf(state, table).filter((key) => key.columns.includes(name) && key.name !== undefined);
  return [
    ...(dropForeignKey === undefined
      ? []
      : keys.map((key) => alter(state, table, dropForeignKey(written(state, key.name ?? ''))))),
    alter(state, table, `DROP COLUMN ${written(state, name)}`),
  ];
}

export function keysOf({ schema }: EditState, table: Table): readonly ForeignKey[] {
  return schema.foreignKeys.filter((key) => key.table === table.name && key.schema === table.schema);
}

export function keysTo({ schema }: EditState, table: Table): readonly ForeignKey[] {
  return schema.foreignKeys.filter((key) => key.refTable === table.name && key.refSchema === table.schema);
}

/** The one column other tables refer to a table by; nothing where its key has several or none. */
export function keyColumn(table: Table): Column | undefined {
  const [only, ...more] = table.primaryKey;
  return more.length > 0 ? undefined : table.columns.find(({ name }) => name === only);
}

/** Whether a column only holds what the database or a reference gives: no user names it as a property. */
export function isOwnColumn(state: EditState, table: Table, column: Column): boolean {
  return (
    !table.primaryKey.includes(column.name) && !keysOf(state, table).some((key) => key.columns.includes(column.name))
  );
}
