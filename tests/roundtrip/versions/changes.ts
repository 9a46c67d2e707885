import type { Column, DataType, ForeignKey, Renames, Schema, Table } from '@backsmith/schema';

/** A later version of a schema, and what was renamed on the way; `exact` where the database then is as if newly made. */
export type Changed = { readonly schema: Schema; readonly renames?: Renames; readonly exact: boolean };

/** A change, or nothing where a schema has nothing it could be done to. */
export type Change = (schema: Schema) => Changed | undefined;

const AT = { line: 1, column: 1 } as const;

function onTable(schema: Schema, table: Table, change: Partial<Table>): Schema {
  return { ...schema, tables: schema.tables.map((one) => (one === table ? { ...one, ...change } : one)) };
}

function withColumns(schema: Schema, table: Table, change: (column: Column) => Column): Schema {
  return onTable(schema, table, { columns: table.columns.map(change) });
}

function newColumn(name: string, dataType: DataType, type: string, rest: Partial<Column> = {}): Column {
  return { ...AT, name, dataType, type, notNull: false, identity: false, ...rest };
}

/** The table most others refer to, which has the most to lose. */
function centre({ tables, foreignKeys }: Schema): Table | undefined {
  const count = ({ name }: Table): number => foreignKeys.filter(({ refTable }) => refTable === name).length;
  return tables.toSorted((a, b) => count(b) - count(a))[0];
}

function added(column: Column, exact: boolean): Change {
  return (schema) => {
    const table = centre(schema);
    if (table === undefined) return undefined;
    return { schema: onTable(schema, table, { columns: [...table.columns, column] }), exact };
  };
}

/** The first column that is nobody's key, check, index or computed value, with its table. */
function plain(schema: Schema, fits: (column: Column) => boolean): readonly [Table, Column] | undefined {
  const views = schema.views.map(({ definition }) => definition).join(' ');
  for (const table of schema.tables) {
    const texts = [
      ...table.checks.map(({ expression }) => expression),
      ...table.columns.map(({ generated }) => generated?.expression ?? ''),
      ...table.indexes.map(({ where = '', parts }) => where + parts.map(({ expression = '' }) => expression).join(' ')),
      views,
    ].join(' ');
    const keys = [
      ...table.primaryKey,
      ...table.uniques.flatMap(({ columns }) => columns),
      ...table.indexes.flatMap(({ parts }) => parts.flatMap(({ column }) => column ?? [])),
      ...schema.foreignKeys.flatMap((key) => [...key.columns, ...key.refColumns]),
    ];
    const found = table.columns.find(
      (column) =>
        !keys.includes(column.name) &&
        column.generated === undefined &&
        column.domain === undefined &&
        !texts.toLowerCase().includes(column.name.toLowerCase()) &&
        fits(column),
    );
    if (found !== undefined) return [table, found];
  }
  return undefined;
}

function retyped(from: (column: Column) => boolean, dataType: DataType, type: string, exact: boolean): Change {
  return (schema) => {
    const found = plain(schema, (column) => from(column) && column.default === undefined);
    if (found === undefined) return undefined;
    const [table, column] = found;
    return { schema: withColumns(schema, table, (one) => (one === column ? { ...one, dataType, type } : one)), exact };
  };
}

function textual({ dataType }: Column): boolean {
  return dataType.kind === 'varchar' && (dataType.length ?? 0) > 5 && (dataType.length ?? 0) < 500;
}

const text = { kind: 'varchar', length: 40 } as const;

function renamedIn(key: ForeignKey, from: string, to: string): ForeignKey {
  return {
    ...key,
    table: key.table === from ? to : key.table,
    refTable: key.refTable === from ? to : key.refTable,
  };
}

/** Twenty ways a schema changes: columns, tables, keys, types, renames. */
export const CHANGES: Readonly<Record<string, Change>> = {
  'a column that may be empty': added(newColumn('vat_number', text, 'varchar(40)'), true),
  'a column with a default': added(
    newColumn('visits', { kind: 'integer', bits: 32 }, 'integer', {
      notNull: true,
      default: { kind: 'number', value: '0' },
    }),
    true,
  ),
  'a column that must not be empty': added(newColumn('cost_centre', text, 'varchar(40)', { notNull: true }), false),
  'a column with a comment': added(newColumn('nickname', text, 'varchar(40)', { comment: "what 'friends' say" }), true),
  'a longer text': retyped(textual, { kind: 'varchar', length: 500 }, 'varchar(500)', true),
  'a shorter text': retyped(textual, { kind: 'varchar', length: 3 }, 'varchar(3)', false),
  'a larger number': retyped(
    ({ dataType }) => dataType.kind === 'integer' && dataType.bits === 32 && dataType.unsigned === undefined,
    { kind: 'integer', bits: 64 },
    'bigint',
    true,
  ),
  'a number instead of a text': retyped(textual, { kind: 'integer', bits: 32 }, 'integer', false),
  'no column any more': (schema) => {
    const found = plain(schema, () => true);
    if (found === undefined) return undefined;
    const [table, column] = found;
    return { schema: onTable(schema, table, { columns: table.columns.filter((one) => one !== column) }), exact: false };
  },
  'another name for a column': (schema) => {
    const found = plain(schema, ({ values, dataType }) => values === undefined && dataType.kind !== 'enum');
    if (found === undefined) return undefined;
    const [table, column] = found;
    const name = `${column.name}_now`;
    return {
      schema: withColumns(schema, table, (one) => (one === column ? { ...one, name } : one)),
      renames: { [`${table.name}.${column.name}`]: name },
      exact: true,
    };
  },
  'another name for a table': (schema) => {
    const table = centre({ ...schema, views: [] });
    if (table === undefined || schema.views.some(({ definition }) => definition.includes(table.name))) return undefined;
    const name = `${table.name}_now`;
    const renamed = onTable(schema, table, { name });
    return {
      schema: { ...renamed, foreignKeys: schema.foreignKeys.map((key) => renamedIn(key, table.name, name)) },
      renames: { [table.name]: name },
      exact: true,
    };
  },
  'a table that refers to another': (schema) => {
    const table = centre(schema);
    const key = table?.columns.find(({ name }) => name === table.primaryKey[0]);
    if (table === undefined || key === undefined || table.primaryKey.length !== 1) return undefined;
    const { schema: namespace } = table;
    const home = namespace === undefined ? {} : { schema: namespace };
    const id = newColumn('id', { kind: 'integer', bits: 64 }, 'bigint', {
      notNull: true,
      identity: true,
      identityOptions: { kind: 'by-default' },
    });
    const owner = newColumn('owner_id', key.dataType, key.type, {
      notNull: true,
      ...(key.domain === undefined ? {} : { domain: key.domain }),
    });
    const fresh: Table = {
      ...AT,
      ...home,
      name: 'attachment',
      columns: [id, owner],
      primaryKey: ['id'],
      uniques: [],
      checks: [],
      indexes: [],
    };
    const refers: ForeignKey = {
      ...AT,
      ...home,
      table: 'attachment',
      columns: ['owner_id'],
      refTable: table.name,
      refColumns: [key.name],
      onDelete: 'cascade',
      ...(namespace === undefined ? {} : { refSchema: namespace }),
    };
    return {
      schema: { ...schema, tables: [...schema.tables, fresh], foreignKeys: [...schema.foreignKeys, refers] },
      exact: true,
    };
  },
  'no table any more': (schema) => {
    const isLeaf = ({ name }: Table): boolean =>
      !schema.foreignKeys.some(({ refTable, table }) => refTable === name && table !== name) &&
      !schema.views.some(({ definition }) => definition.includes(name));
    const table = schema.tables.find(isLeaf);
    if (table === undefined) return undefined;
    return {
      schema: {
        ...schema,
        tables: schema.tables.filter((one) => one !== table),
        foreignKeys: schema.foreignKeys.filter((key) => key.table !== table.name),
      },
      exact: false,
    };
  },
  'a unique key over what may be alike': (schema) => {
    const found = plain(schema, textual);
    if (found === undefined) return undefined;
    const [table, { name }] = found;
    return {
      schema: onTable(schema, table, { uniques: [...table.uniques, { ...AT, columns: [name] }] }),
      exact: false,
    };
  },
  'a check': (schema) => {
    const found = plain(schema, ({ dataType }) => dataType.kind === 'integer' && dataType.bits === 32);
    if (found === undefined) return undefined;
    const [table, { name: column }] = found;
    const rules = [{ kind: 'range', column, min: '1000' }] as const;
    const check = { ...AT, name: 'at_least_a_thousand', expression: `${column} >= 1000`, rules };
    return { schema: onTable(schema, table, { checks: [...table.checks, check] }), exact: true };
  },
  'an index': (schema) => {
    const found = plain(schema, textual);
    if (found === undefined) return undefined;
    const [table, { name }] = found;
    const index = { ...AT, name: 'found_by_it', unique: false, parts: [{ column: name }] };
    return { schema: onTable(schema, table, { indexes: [...table.indexes, index] }), exact: true };
  },
  'one index less': (schema) => {
    const table = schema.tables.find(({ indexes }) => indexes.some(({ unique }) => !unique));
    if (table === undefined) return undefined;
    const gone = table.indexes.find(({ unique }) => !unique);
    return { schema: onTable(schema, table, { indexes: table.indexes.filter((one) => one !== gone) }), exact: true };
  },
  'one foreign key less, another action for the next': (schema) => {
    const [first, second, ...others] = schema.foreignKeys;
    if (first === undefined || second === undefined) return undefined;
    return { schema: { ...schema, foreignKeys: [{ ...second, onDelete: 'cascade' }, ...others] }, exact: true };
  },
  'a text that must not be empty, and one that may': (schema) => {
    const open = plain(schema, (column) => textual(column) && !column.notNull);
    const shut = plain(schema, (column) => column.notNull && column.default === undefined && !column.identity);
    if (open === undefined || shut === undefined) return undefined;
    const flip = (column: Column): Column =>
      column === open[1] || column === shut[1] ? { ...column, notNull: !column.notNull } : column;
    return {
      schema: { ...schema, tables: schema.tables.map((table) => ({ ...table, columns: table.columns.map(flip) })) },
      exact: false,
    };
  },
  'a value of an enumeration more, another default': (schema) => {
    const grown = (values: readonly string[]) => [...values, 'brand new'];
    const isEnum = ({ dataType }: Column): boolean => dataType.kind === 'enum';
    const found = schema.tables.flatMap(({ columns }) => columns).find(isEnum);
    if (found?.dataType.kind !== 'enum') return undefined;
    const { name } = found.dataType;
    const change = (column: Column): Column => {
      const { dataType } = column;
      if (dataType.kind !== 'enum' || (name === undefined ? column !== found : dataType.name !== name)) return column;
      return { ...column, values: grown(dataType.values), dataType: { ...dataType, values: grown(dataType.values) } };
    };
    return {
      schema: {
        ...schema,
        enums: schema.enums.map((one) => (one.name === name ? { ...one, values: grown(one.values) } : one)),
        tables: schema.tables.map((table) => ({ ...table, columns: table.columns.map(change) })),
      },
      exact: true,
    };
  },
};
