import type { AlteredColumn, Column, Table } from '@backsmith/schema';
import { enumValues } from '../complete/add-attributes.ts';
import { columnType, constraintName } from '../write/model-to-sql.ts';
import type { ColumnType } from '../model/idea-model.ts';
import { chooseColumn, listed } from './choose-place.ts';
import {
  alter,
  altered,
  done,
  dropColumns,
  refuse,
  tableRef,
  written,
  type EditState,
  type Outcome,
} from './edit-state.ts';
import type { Place } from './resolve-name.ts';

/** Whether the text names a rule of a column rather than the column. */
export function isRule(text: string): boolean {
  return (
    /\b(?:unique|uniqueness|required|not null|default|check)\b(?:\s+(?:constraint|rule|value|flag|check|index))?\s+(?:from|of|on|for)\b/u.test(
      text,
    ) || /^(?:the\s+)?(?:constraint|uniqueness|default)\b/u.test(text)
  );
}

export function removeRule(state: EditState, text: string): Outcome {
  const place = /\b(?:from|of|on|for)\s+(.+)$/u.exec(text)?.[1] ?? '';
  if (/\bunique/u.test(text)) return setUnique(state, place, false);
  if (/\bdefault/u.test(text)) return dropDefault(state, place);
  return setRequired(state, place, false);
}

function uniqueRule(table: Table, column: Column): { readonly name?: string } | undefined {
  return table.uniques.find(({ columns }) => columns.length === 1 && columns[0] === column.name);
}

/** What makes columns unique together: a constraint, or an index where tables take none any more. */
export function addUnique(state: EditState, table: Table, columns: readonly string[]): string {
  const name = constraintName('uq', table.name, columns);
  const list = columns.map((column) => written(state, column)).join(', ');
  return state.writer.forms.changesColumns
    ? alter(state, table, `ADD CONSTRAINT ${name} UNIQUE (${list})`)
    : `CREATE UNIQUE INDEX ${name} ON ${tableRef(state, table)} (${list})`;
}

export function setUnique(state: EditState, text: string, unique: boolean, within?: Table): Outcome {
  const found = chooseColumn(state, text, (place) => `make ${place} ${unique ? 'unique' : 'not unique'}`, within);
  if ('outcome' in found) return found.outcome;
  const { table, column } = found.value;
  const rule = uniqueRule(table, column);
  const index = table.indexes.find(
    (one) => one.unique && one.parts.length === 1 && one.parts[0]?.column === column.name,
  );
  if (unique) {
    if (
      rule !== undefined ||
      index !== undefined ||
      (table.primaryKey.length === 1 && table.primaryKey[0] === column.name)
    )
      return refuse('ALREADY_SO', `${column.name} of ${table.name} is unique already.`);
    return done([addUnique(state, table, [column.name])], `${column.name} of ${table.name} is unique now.`);
  }
  if (index?.name !== undefined)
    return done(
      [state.writer.forms.dropIndex(written(state, index.name), tableRef(state, table))],
      `${column.name} of ${table.name} may repeat now.`,
    );
  if (rule === undefined) return refuse('ALREADY_SO', `${column.name} of ${table.name} may repeat already.`);
  return done(
    [alter(state, table, state.writer.forms.dropUnique(written(state, rule.name ?? usualName(state, table, column))))],
    `${column.name} of ${table.name} may repeat now.`,
  );
}

/** What databases call a rule that was given no name. */
function usualName({ writer }: EditState, table: Table, column: Column): string {
  return writer.isPlain ? `${table.name}_${column.name}_key` : column.name;
}

export function setRequired(state: EditState, text: string, required: boolean, within?: Table): Outcome {
  const found = chooseColumn(state, text, (place) => `make ${place} ${required ? 'required' : 'optional'}`, within);
  if ('outcome' in found) return found.outcome;
  const { table, column } = found.value;
  if (column.notNull === required)
    return refuse('ALREADY_SO', `${column.name} of ${table.name} is ${required ? 'required' : 'optional'} already.`);
  if (table.primaryKey.includes(column.name))
    return refuse('NOT_A_STATEMENT', `${column.name} is the key of ${table.name} and must be there.`);
  if (!state.writer.forms.changesColumns)
    return remake(
      state,
      { table, column: { ...column, notNull: required } },
      column.type,
      '',
      `${column.name} of ${table.name} is made anew, ${required ? 'required' : 'optional'}.`,
    );
  const stale = required && column.default?.kind === 'null' ? withoutDefault(state, table, column) : [];
  const statement = alter(state, table, state.writer.forms.nullability(altered(state, column, { notNull: required })));
  return done([...stale, statement], `${column.name} of ${table.name} is ${required ? 'required' : 'optional'} now.`);
}

const TYPE_WORDS: readonly (readonly [RegExp, ColumnType])[] = [
  [/^(?:whole |integer |round |full )?(?:integer|int|number|whole number|count|numeric)s?$/u, 'integer'],
  [/^(?:big integer|bigint|big number|long)$/u, 'bigint'],
  [/^(?:decimal|float|double|real|decimal number|fraction|number with decimals|percentage)s?$/u, 'decimal'],
  [/^(?:money|price|currency|amount|amount of money|money amount)$/u, 'money'],
  [
    /^(?:bool|boolean|flag|yes\/no|yes no|checkbox|true\/false|true or false|yes or no)(?: field| flag| value)?$/u,
    'boolean',
  ],
  [/^(?:date|day|calendar date)s?$/u, 'date'],
  [/^(?:time|time of day)$/u, 'time'],
  [/^(?:timestamp|date ?time|date and time|date with time|point in time)s?$/u, 'timestamp'],
  [/^(?:long text|longer text|text area|textarea|clob|big text|free text|text|longtext)$/u, 'text'],
  [/^(?:string|short text|varchar|characters|word|letters|url|email|varchar\(\d+\))$/u, 'string'],
  [/^(?:uuid|guid)$/u, 'uuid'],
];

/** The type a word of everyday speech means. */
export function typeNamed(text: string): ColumnType | undefined {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^(?:an?|the)\s+/u, '')
    .replace(/\s+(?:type|column|field|value)$/u, '');
  return TYPE_WORDS.find(([pattern]) => pattern.test(bare))?.[1];
}

export function setType(state: EditState, text: string, type: ColumnType, within?: Table): Outcome {
  const found = chooseColumn(state, text, (place) => `change the type of ${place} to ${type}`, within);
  if ('outcome' in found) return found.outcome;
  const { table, column } = found.value;
  if (table.primaryKey.includes(column.name))
    return refuse('NOT_A_STATEMENT', `${column.name} is the key of ${table.name}; other tables may refer to it.`);
  const rules = table.checks.filter(({ rules: own }) =>
    own.some((rule) => rule.kind === 'in' && rule.column === column.name),
  );
  const unnamed = rules.some(({ name }) => name === undefined);
  if (unnamed || !state.writer.forms.changesColumns)
    return remake(
      state,
      { table, column },
      state.spelling.type(columnType({ type })),
      '',
      `${column.name} of ${table.name} is made anew as ${type}.`,
    );
  const drops = rules.map(({ name = '' }) => alter(state, table, `DROP CONSTRAINT ${written(state, name)}`));
  const without =
    column.default === undefined || type === 'string' || type === 'text' ? [] : withoutDefault(state, table, column);
  return done(
    [
      ...drops,
      ...without,
      alter(state, table, state.writer.forms.retype(retyped(state, column, columnType({ type })))),
    ],
    `${column.name} of ${table.name} is of type ${type} now.`,
  );
}

/** The column with another type; a default of the type before would not fit. */
function retyped(state: EditState, column: Column, standard: string): AlteredColumn {
  const { name, notNull } = altered(state, column);
  return { name, notNull, type: state.spelling.type(standard) };
}

function withoutDefault(state: EditState, table: Table, column: Column): readonly string[] {
  const action = state.writer.forms.dropDefault(written(state, column.name));
  return action === undefined ? [] : [alter(state, table, action)];
}

/** Where a rule has no name to take it back by, the column is dropped and added again. */
function remake(state: EditState, { table, column }: Place, type: string, rules: string, note: string): Outcome {
  const required = column.notNull ? ' NOT NULL' : '';
  return done(
    [
      ...dropColumns(state, table, column.name),
      alter(state, table, state.writer.forms.addColumn(`${written(state, column.name)} ${type}${rules}${required}`)),
    ],
    note,
  );
}

export function setValues(state: EditState, text: string, values: readonly string[], within?: Table): Outcome {
  const found = chooseColumn(state, text, (place) => `${place} can be ${values.join(', ')}`, within);
  return 'outcome' in found ? found.outcome : putValues(state, found.value, enumValues(values));
}

/** The values a column may hold now: of its type, or of a check. */
export function valuesOf(table: Table, column: Column): readonly string[] {
  return (
    column.values ??
    table.checks.flatMap(({ rules }) =>
      rules.flatMap((rule) => (rule.kind === 'in' && rule.column === column.name ? rule.values : [])),
    )
  );
}

export function putValues(state: EditState, { table, column }: Place, values: readonly string[]): Outcome {
  if (values.length === 0) return refuse('NOT_UNDERSTOOD', 'Say which values it may have.');
  const name = written(state, column.name);
  const list = values.map(state.spelling.literal).join(', ');
  const note = `${column.name} of ${table.name} can be ${listed(values)}.`;
  const rule = constraintName('ck', table.name, [column.name]);
  const old = table.checks.filter(({ rules }) => rules.some((one) => one.kind === 'in' && one.column === column.name));
  const fallback =
    column.default?.kind === 'string' && values.includes(column.default.value)
      ? ` DEFAULT ${state.spelling.literal(column.default.value)}`
      : '';
  if (
    !state.writer.forms.changesColumns ||
    old.some((check) => check.name === undefined) ||
    column.values !== undefined
  ) {
    return remake(
      state,
      { table, column },
      state.spelling.type(columnType({ type: 'string', values })),
      `${fallback} CONSTRAINT ${rule} CHECK (${name} IN (${list}))`,
      note,
    );
  }
  const drops = old.map((check) => alter(state, table, `DROP CONSTRAINT ${written(state, check.name ?? '')}`));
  const isText = isTextual(column);
  const retype = isText
    ? []
    : [alter(state, table, state.writer.forms.retype(retyped(state, column, columnType({ type: 'string', values }))))];
  const stale =
    column.default?.kind === 'string' && fallback === ''
      ? [alter(state, table, state.writer.forms.setDefault(name, state.spelling.literal(values[0] ?? '')))]
      : [];
  return done(
    [...drops, ...retype, ...stale, alter(state, table, `ADD CONSTRAINT ${rule} CHECK (${name} IN (${list}))`)],
    note,
  );
}

export function setDefault(state: EditState, text: string, value: string, within?: Table): Outcome {
  const found = chooseColumn(state, text, (place) => `set the default of ${place} to ${value}`, within);
  if ('outcome' in found) return found.outcome;
  const { table, column } = found.value;
  const literal = defaultFor(state, table, column, value.trim());
  if (literal === undefined)
    return refuse('NOT_A_STATEMENT', `"${value.slice(0, 40)}" is no value ${column.name} of ${table.name} may have.`);
  return done(
    [alter(state, table, state.writer.forms.setDefault(written(state, column.name), literal))],
    `${column.name} of ${table.name} is ${value.trim()} unless said otherwise.`,
  );
}

function defaultFor({ spelling }: EditState, table: Table, column: Column, value: string): string | undefined {
  const bare = value.replace(/^["']|["']$/gu, '').toLowerCase();
  const values = valuesOf(table, column);
  if (values.length > 0) {
    const found = values.find((one) => one.toLowerCase().replaceAll('_', ' ') === bare.replaceAll('_', ' '));
    return found === undefined ? undefined : spelling.literal(found);
  }
  if (/^(?:now|today|current time|current date|the current time|current timestamp|the current date)$/u.test(bare))
    return spelling.now(column.dataType.kind === 'date' ? 'date' : 'timestamp');
  const { kind } = column.dataType;
  if (kind === 'boolean') {
    if (/^(?:true|yes|on|1)$/u.test(bare)) return spelling.literal(true);
    return /^(?:false|no|off|0)$/u.test(bare) ? spelling.literal(false) : undefined;
  }
  if (/^-?\d{1,12}(?:\.\d{1,6})?$/u.test(bare)) return isTextual(column) ? spelling.literal(bare) : bare;
  return isTextual(column) ? spelling.literal(value.replace(/^["']|["']$/gu, '').slice(0, 200)) : undefined;
}

function isTextual({ dataType: { kind } }: Column): boolean {
  return ['char', 'varchar', 'text'].includes(kind);
}

function dropDefault(state: EditState, text: string): Outcome {
  const found = chooseColumn(state, text, (place) => `remove the default of ${place}`);
  if ('outcome' in found) return found.outcome;
  const { table, column } = found.value;
  const statements = withoutDefault(state, table, column);
  if (statements.length === 0)
    return refuse('NOT_A_STATEMENT', 'The default is a constraint here, and its name is not in the text.');
  return done(statements, `${column.name} of ${table.name} has no default now.`);
}
