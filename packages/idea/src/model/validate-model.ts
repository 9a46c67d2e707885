import { fieldsOf, type Fields } from '@backsmith/text';
import {
  COLUMN_TYPES,
  type ColumnType,
  type IdeaColumn,
  type IdeaLink,
  type IdeaModel,
  type IdeaTable,
  type OnDelete,
} from './idea-model.ts';
import { KEPT_COLUMNS, columnName, linkName, snakeName, tableName } from './names.ts';

export type ModelProblem = {
  /** `error`: the answer means something else than what remains of it, and should be asked for again. */
  readonly severity: 'error' | 'info';
  readonly code: string;
  readonly message: string;
};

export type ValidatedModel = { readonly model: IdeaModel; readonly problems: readonly ModelProblem[] };

/** What an answer may hold; the rest is left out, and said. */
export const MODEL_LIMITS = {
  tables: 120,
  columns: 80,
  links: 30,
  values: 40,
  valueLength: 60,
  notes: 40,
  noteLength: 300,
};

type Problems = ModelProblem[];

const TYPE_SYNONYMS: readonly (readonly [RegExp, ColumnType])[] = [
  [/^(var)?char|^string|^enum|^email|^url|^phone|^varchar/u, 'string'],
  [/^text|^clob|^markdown|^html|^json/u, 'text'],
  [/^bigint|^long|^int8/u, 'bigint'],
  [/^int|^small|^serial|^count|^year/u, 'integer'],
  [/^money|^currency|^price|^amount/u, 'money'],
  [/^dec|^num|^float|^double|^real|^percent/u, 'decimal'],
  [/^bool|^flag/u, 'boolean'],
  [/^datetime|^timestamp|^instant/u, 'timestamp'],
  [/^date/u, 'date'],
  [/^time/u, 'time'],
  [/^uuid|^guid/u, 'uuid'],
];

/**
 * Checks and normalises the structured answer of a language model (or of anyone): names, types, links, limits. What comes
 * out is always a model the writer can print; nothing of the answer becomes SQL but names, values and types of our own list.
 *
 * @param answer expected: `{ tables: [{ name, columns: [{ name, type, required?, unique?, values?, default?, length?, min?, max?, notBefore? }],
 *   links: [{ table, column?, required?, unique?, onDelete? }], uniques?: string[][] }], notes?: string[] }`
 */
export function validateModel(answer: unknown): ValidatedModel {
  const problems: Problems = [];
  const { tables: given, notes } = fieldsOf(answer);
  const listed = listOf(given);
  if (listed.length === 0) problems.push(error('no-tables', 'The answer holds no table.'));
  const drafts = namedTables(cut(listed, MODEL_LIMITS.tables, 'tables', problems), problems);
  const names = new Set(drafts.map(({ name }) => name));
  const tables = drafts.map(({ name, fields }) => readTable(name, fields, names, problems));
  return { model: { tables, notes: readNotes(notes) }, problems };
}

function error(code: string, message: string): ModelProblem {
  return { severity: 'error', code, message };
}

function info(code: string, message: string): ModelProblem {
  return { severity: 'info', code, message };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function cut(list: readonly unknown[], limit: number, what: string, problems: Problems): readonly unknown[] {
  if (list.length > limit)
    problems.push(info('too-many', `Only the first ${limit} ${what} of ${list.length} were taken.`));
  return list.slice(0, limit);
}

type Draft = { readonly name: string; readonly fields: Fields };

function namedTables(list: readonly unknown[], problems: Problems): readonly Draft[] {
  const drafts = new Map<string, Draft>();
  for (const item of list) {
    const fields = fieldsOf(item);
    const name = tableName(textOf(fields['name']));
    if (name === '') problems.push(error('no-name', 'A table has no name.'));
    else if (drafts.has(name)) problems.push(error('duplicate-table', `The table ${name} is there twice.`));
    else drafts.set(name, { name, fields });
  }
  return [...drafts.values()];
}

function readTable(name: string, fields: Fields, names: ReadonlySet<string>, problems: Problems): IdeaTable {
  const taken = new Set(KEPT_COLUMNS);
  const links = cut(listOf(fields['links']), MODEL_LIMITS.links, `links of ${name}`, problems).flatMap((item) =>
    readLink(name, fieldsOf(item), names, taken, problems),
  );
  const columns = withoutOddTimes(
    cut(listOf(fields['columns']), MODEL_LIMITS.columns, `columns of ${name}`, problems).flatMap((item) =>
      readColumn(name, fieldsOf(item), taken, problems),
    ),
  );
  const joins = links.length > 1 && columns.length === 0;
  return { name, columns, links, uniques: readUniques(fields['uniques'], taken), joins, origin: 'stated' };
}

function readLink(
  table: string,
  fields: Fields,
  names: ReadonlySet<string>,
  taken: Set<string>,
  problems: Problems,
): readonly IdeaLink[] {
  const target = tableName(textOf(fields['table']));
  if (!names.has(target)) {
    problems.push(
      error('unknown-table', `The table ${table} refers to ${target === '' ? 'nothing' : target}, which is not there.`),
    );
    return [];
  }
  const column = columnName(textOf(fields['column']), table) || linkName(target);
  if (taken.has(column)) {
    problems.push(error('duplicate-column', `The table ${table} has two columns called ${column}.`));
    return [];
  }
  taken.add(column);
  const required = fields['required'] === true && target !== table;
  return [
    {
      column,
      table: target,
      required,
      unique: fields['unique'] === true,
      onDelete: readAction(fields['onDelete'], required),
      origin: 'stated',
    },
  ];
}

function readAction(value: unknown, required: boolean): OnDelete {
  const action = textOf(value)
    .toLowerCase()
    .replace(/[^a-z]+/gu, ' ');
  if (action === 'cascade') return 'cascade';
  return action === 'set null' && !required ? 'set null' : 'restrict';
}

function readColumn(table: string, fields: Fields, taken: Set<string>, problems: Problems): readonly IdeaColumn[] {
  const name = columnName(textOf(fields['name']), table);
  if (KEPT_COLUMNS.has(name)) return [];
  if (name === '' || taken.has(name)) {
    problems.push(info('column-left-out', `A column of ${table} has no name or one that is taken.`));
    return [];
  }
  taken.add(name);
  const values = readValues(fields['values']);
  const type = values === undefined ? readType(table, name, fields['type'], problems) : 'string';
  const fallback = readDefault(fields['default'], type, values);
  return [
    {
      name,
      type,
      required: fields['required'] === true,
      unique: fields['unique'] === true && type !== 'text',
      ...(values === undefined ? {} : { values }),
      ...(fallback === undefined ? {} : { default: fallback }),
      ...(values === undefined && type === 'string' ? lengthOf(fields['length']) : {}),
      ...boundsOf(fields, type),
      origin: 'stated',
    },
  ];
}

/** Most characters a database indexes of a text, four bytes each. */
const LONGEST_STRING = 4000;

function lengthOf(given: unknown): { readonly length?: number } {
  return isWhole(given) && given > 0 && given <= LONGEST_STRING ? { length: given } : {};
}

/** The least and the greatest of a number, where they are any, and the time a time may not lie before. */
function boundsOf({ min, max, notBefore }: Fields, type: ColumnType): Pick<IdeaColumn, 'min' | 'max' | 'notBefore'> {
  if (type === 'date' || type === 'timestamp') {
    const before = snakeName(textOf(notBefore));
    return before === '' ? {} : { notBefore: before };
  }
  if (!NUMBERS.has(type) || (isSmallNumber(min) && isSmallNumber(max) && min > max)) return {};
  return { ...(isSmallNumber(min) ? { min } : {}), ...(isSmallNumber(max) ? { max } : {}) };
}

const NUMBERS: ReadonlySet<ColumnType> = new Set(['integer', 'bigint', 'decimal', 'money']);

/** A time is compared with a time of its own kind, which stands in the same table. */
function withoutOddTimes(columns: readonly IdeaColumn[]): readonly IdeaColumn[] {
  return columns.map((column) => {
    const { notBefore, ...rest } = column;
    const other = columns.find(({ name }) => name === notBefore);
    return notBefore === undefined || (other !== column && other?.type === column.type) ? column : rest;
  });
}

function readType(table: string, name: string, given: unknown, problems: Problems): ColumnType {
  const text = textOf(given).toLowerCase().trim();
  const own = COLUMN_TYPES.find((type) => type === text) ?? TYPE_SYNONYMS.find(([pattern]) => pattern.test(text))?.[1];
  if (own === undefined)
    problems.push(info('unknown-type', `The type of ${table}.${name} is not known; it became text.`));
  return own ?? 'string';
}

function readValues(given: unknown): readonly string[] | undefined {
  const values = listOf(given)
    .map((value) =>
      textOf(value)
        .toWellFormed()
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, MODEL_LIMITS.valueLength),
    )
    .filter((value) => value !== '');
  const distinct = [...new Set(values)].slice(0, MODEL_LIMITS.values);
  return distinct.length === 0 ? undefined : distinct;
}

function readDefault(
  given: unknown,
  type: ColumnType,
  values: readonly string[] | undefined,
): string | number | boolean | undefined {
  if (values !== undefined) return values.find((value) => value === given);
  if (type === 'boolean') return typeof given === 'boolean' ? given : undefined;
  if (type === 'integer' || type === 'bigint') return isWhole(given) ? given : undefined;
  if (type === 'decimal' || type === 'money') return isSmallNumber(given) ? given : undefined;
  if (type === 'date' || type === 'timestamp') return given === 'now' ? 'now' : undefined;
  return type === 'string' ? readValues([given])?.[0] : undefined;
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isSmallNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e8 && !String(value).includes('e');
}

function readUniques(given: unknown, taken: ReadonlySet<string>): readonly (readonly string[])[] {
  return listOf(given)
    .map((list) => [...new Set(listOf(list).map((name) => snakeName(textOf(name))))])
    .filter((list) => list.length > 1 && list.every((name) => taken.has(name) && !KEPT_COLUMNS.has(name)))
    .slice(0, 5);
}

function readNotes(given: unknown): IdeaModel['notes'] {
  return listOf(given)
    .map((note) =>
      textOf(note)
        .toWellFormed()
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .slice(0, MODEL_LIMITS.noteLength),
    )
    .filter((message) => message !== '')
    .slice(0, MODEL_LIMITS.notes)
    .map((message) => ({ code: 'assumed', message }));
}
