import type { Column, Table } from '@backsmith/schema';
import { addUsualColumns } from '../complete/add-columns.ts';
import { emptyDraft, type DraftTable } from '../complete/draft.ts';
import { classOf } from '../extract/thing-class.ts';
import type { IdeaColumn, IdeaLink, IdeaTable, OnDelete } from '../model/idea-model.ts';
import { columnName, linkName, singularOf, snakeName, tableName } from '../model/names.ts';
import { columnTypeOf } from '../vocabulary/attribute-type.ts';
import { isUniqueName } from '../complete/add-columns.ts';
import { columnDefinition, constraintName, createTable, linkIndexes } from '../write/model-to-sql.ts';
import { alter, keyColumn, tableRef, written, type EditState } from './edit-state.ts';

/** A property to be added: its words, and what was said about it. */
export type NewColumn = {
  readonly words: readonly string[];
  readonly required: boolean;
  readonly unique: boolean;
  readonly values?: readonly string[];
  readonly type?: IdeaColumn['type'];
  /** The least and the greatest number it may hold. */
  readonly min?: number;
  readonly max?: number;
};

export function newColumn(words: readonly string[], table: string, extra: Partial<NewColumn> = {}): IdeaColumn {
  const type = extra.type ?? (extra.min === undefined ? columnTypeOf(words) : numberType(words));
  const unique = extra.unique === true || isUniqueName(words, classOf(singularOf(table).replaceAll('_', ' ')));
  return {
    name: columnName(words.join(' '), table),
    type: extra.values !== undefined || (unique && type === 'text') ? 'string' : type,
    required: (extra.required ?? false) || type === 'boolean',
    unique,
    ...(extra.values === undefined ? {} : { values: extra.values, default: extra.values[0] ?? '' }),
    ...(type === 'boolean' && extra.values === undefined ? { default: false } : {}),
    ...(extra.min === undefined ? {} : { min: extra.min }),
    ...(extra.max === undefined ? {} : { max: extra.max }),
    origin: 'stated',
  };
}

function numberType(words: readonly string[]): IdeaColumn['type'] {
  const type = columnTypeOf(words);
  return ['integer', 'bigint', 'decimal', 'money'].includes(type) ? type : 'integer';
}

/** ALTER TABLE … ADD for a column. */
export function addColumn(state: EditState, table: Table, column: IdeaColumn): string {
  const { forms } = state.writer;
  const rule = constraintName('ck', table.name, [column.name]);
  const definition = columnDefinition(column, rule, state.spelling);
  const bounds = boundsOf(column, written(state, column.name));
  return alter(
    state,
    table,
    forms.addColumn(bounds === '' ? definition : `${definition} CONSTRAINT ${rule} CHECK (${bounds})`),
  );
}

function boundsOf({ min, max }: IdeaColumn, name: string): string {
  return [
    ...(min === undefined ? [] : [`${name} >= ${min}`]),
    ...(max === undefined ? [] : [`${name} <= ${max}`]),
  ].join(' AND ');
}

/** A column that refers to another table, its foreign key and an index. */
export function addLink(
  state: EditState,
  table: Table,
  target: Table,
  options: { readonly role?: string; readonly unique?: boolean; readonly required?: boolean } = {},
): readonly string[] {
  const key = keyColumn(target);
  if (key === undefined) return [];
  const column = freeName(table, linkName(snakeName(target.name), options.role));
  const rules = [options.required === true ? ' NOT NULL' : '', options.unique === true ? ' UNIQUE' : ''].join('');
  const inline = state.writer.forms.changesColumns
    ? ''
    : ` REFERENCES ${tableRef(state, target)} (${written(state, key.name)})`;
  return [
    alter(
      state,
      table,
      state.writer.forms.addColumn(`${written(state, column)} ${referringType(key.type)}${rules}${inline}`),
    ),
    ...(inline === ''
      ? [
          alter(
            state,
            table,
            `ADD CONSTRAINT ${constraintName('fk', snakeName(table.name), [column])} FOREIGN KEY (${written(state, column)}) REFERENCES ${tableRef(state, target)} (${written(state, key.name)})`,
          ),
        ]
      : []),
  ];
}

/** The type of a column that holds keys made by the database: a serial column is referred to by plain numbers. */
export function referringType(type: string): string {
  const plain = type
    .replace(/\b(?:auto_increment|identity(?:\s*\([^)]*\))?|generated .*|primary key|unsigned zerofill)\b.*$/iu, '')
    .trim();
  if (/^bigserial|^serial8/iu.test(plain)) return 'BIGINT';
  return /^(?:small)?serial/iu.test(plain) ? 'INTEGER' : plain;
}

function freeName(table: Table, name: string): string {
  const taken = new Set(table.columns.map((column) => column.name.toLowerCase()));
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = name.replace(/_id$/u, `_${number}_id`);
  return free;
}

export type NewTable = {
  readonly name: string;
  readonly columns: readonly IdeaColumn[];
  readonly targets: readonly {
    readonly table: Table;
    readonly required: boolean;
    readonly cascade: boolean;
    readonly role?: string;
    readonly unique?: boolean;
    readonly onDelete?: OnDelete;
  }[];
  readonly joins: boolean;
};

/** CREATE TABLE with its links; a link's type is that of the key it refers to. */
export function makeTable(state: EditState, table: NewTable): readonly string[] {
  const links = table.targets.flatMap(({ table: target, required, cascade, role, unique = false, onDelete }) => {
    const key = keyColumn(target);
    if (key === undefined) return [];
    const column = linkName(snakeName(target.name), role);
    const link: IdeaLink = {
      column,
      table: target.name,
      required,
      unique,
      onDelete: onDelete ?? (cascade ? 'cascade' : 'restrict'),
      origin: 'stated',
    };
    return [{ link, type: referringType(key.type), key: written(state, key.name), ref: tableRef(state, target) }];
  });
  const model: IdeaTable = {
    name: table.name,
    columns: table.columns,
    links: links.map(({ link }) => link),
    uniques: table.joins && links.length === 2 ? [links.map(({ link }) => link.column)] : [],
    joins: table.joins,
    origin: 'stated',
  };
  const references = new Map(links.map(({ link, type, key, ref }) => [link.column, { type, key, ref }] as const));
  return [createTable(model, new Set(), references, state.spelling), ...linkIndexes(model, state.spelling)];
}

/** The columns a new table of this name usually has, with the stated ones first. */
export function usualColumns(
  name: string,
  stated: readonly IdeaColumn[],
  linked: readonly string[],
): readonly IdeaColumn[] {
  const key = singularOf(name).replaceAll('_', ' ');
  const table: DraftTable = {
    key,
    thingClass: classOf(key),
    columns: stated.map((column) => ({ ...column })),
    links: linked.map((target) => ({ target, required: false, unique: false, origin: 'stated' })),
    joins: false,
    origin: 'stated',
  };
  addUsualColumns({ ...emptyDraft(), tables: new Map([[key, table]]) }, table);
  return table.columns;
}

export function newTableName(text: string): string {
  return tableName(text);
}

/** A table of ours as it will be read: others refer to its key. */
export function madeTable({ spelling }: EditState, name: string): Table {
  const key: Column = {
    ...{ line: 1, column: 1, name: 'id', type: spelling.countedType, notNull: true, identity: true },
    dataType: { kind: 'integer', bits: 64 },
  };
  const nothing = { uniques: [], checks: [], indexes: [] };
  return { ...{ line: 1, column: 1, name, columns: [key], primaryKey: ['id'] }, ...nothing };
}
