import type { View } from '../model/schema.ts';
import { needsQuotes, storedName } from './shared/identifiers.ts';
import type { DdlTarget } from './targets.ts';
import { WRITERS } from './writers.ts';

/** A column of a row and the name its value goes by: that of the parameter and of the result's column. */
export type NamedValue = {
  readonly column: string;
  readonly as: string;
  readonly casts?: Casts;
};

/** The type a value is read as, and written through, and the one its column has. */
export type Casts = { readonly through: string; readonly stored: string };

/** A table or view whose rows are read and added by statements with named parameters; no values means all it has. */
export type RowSource = {
  readonly schema?: string;
  readonly name: string;
  readonly values: readonly NamedValue[];
  /** Rows that carry one of these were deleted. */
  readonly marks?: readonly DeletionMark[];
};

/**
 * A query for a page of rows with the parameters `:limit` and `:offset`, in words that the target and H2 both understand.
 *
 * @param orderedBy the columns to order by: the first descending, then the others
 */
export function selectRowsSql(source: RowSource, orderedBy: readonly string[], target: DdlTarget): string {
  const [first, ...others] = orderedBy.map((column) => sharedIdentifier(column, target));
  const order = first === undefined ? undefined : [`${first} desc`, ...others].join(', ');
  return `${selectAllSql(source, target)}${pageClause(order, target)}`;
}

/** A query for all rows, in words that the target and H2 both understand. */
export function selectAllSql(source: RowSource, target: DdlTarget): string {
  const columns = source.values.map(({ column, as, casts }) => {
    const own = sharedIdentifier(column, target);
    if (casts !== undefined) return `cast(${own} as ${casts.through}) as ${as}`;
    return isNatural(column, as) ? own : `${own} as ${as}`;
  });
  return `select ${columns.length === 0 ? '*' : columns.join(', ')} from ${tableName(source, target)}${whereClause(source, target)}`;
}

function whereClause({ marks = [] }: RowSource, target: DdlTarget): string {
  return marks.length === 0 ? '' : ` where ${notDeleted(marks, target)}`;
}

/** An insert of one row, each value a parameter of its name; the target and H2 both understand it. */
export function insertRowSql(source: RowSource, target: DdlTarget): string {
  const columns = source.values.map(({ column }) => sharedIdentifier(column, target)).join(', ');
  const parameters = source.values
    .map(({ as, casts }) =>
      casts === undefined ? `:${as}` : `cast(cast(:${as} as ${casts.through}) as ${casts.stored})`,
    )
    .join(', ');
  return `insert into ${tableName(source, target)} (${columns}) values (${parameters})`;
}

/**
 * The statements that add a row to a table that only relates two others, and take one away: their parameters are the columns, in
 * their order, cast to a type where one is said. The target and H2 both understand them.
 */
export function linkRowSql(
  table: {
    readonly schema?: string;
    readonly name: string;
    readonly columns: readonly string[];
    readonly casts: readonly (string | undefined)[];
  },
  target: DdlTarget,
): { readonly insert: string; readonly remove: string } {
  const columns = table.columns.map((column) => sharedIdentifier(column, target));
  const parameters = columns.map((_, index) => castTo(`?${index + 1}`, table.casts[index]));
  const found = columns.map((column, index) => `${column} = ${parameters[index]}`).join(' and ');
  const name = tableName(table, target);
  return {
    insert: `insert into ${name} (${columns.join(', ')}) values (${parameters.join(', ')})`,
    remove: `delete from ${name} where ${found}`,
  };
}

/**
 * The statements that make a view without rows in H2, for a project whose views only the target can compute. Where the
 * columns are not known it has one of no meaning. All are texts, which H2 compares with whatever is asked for, but for flags.
 *
 * @param isFlag whether a column gives true or false
 */
export function emptyViewSql(
  view: View,
  target: DdlTarget,
  isFlag: (column: string) => boolean = () => false,
): readonly string[] {
  const namespace = view.schema === undefined ? undefined : sharedIdentifier(view.schema, target);
  const known = [...new Set(view.columns ?? [])];
  const columns = (known.length === 0 ? ['unknown'] : known).map(
    (column) => `CAST(NULL AS ${isFlag(column) ? 'BOOLEAN' : 'VARCHAR'}) AS ${sharedIdentifier(column, target)}`,
  );
  return [
    ...(namespace === undefined ? [] : [`CREATE SCHEMA IF NOT EXISTS ${namespace}`]),
    `CREATE VIEW ${tableName(view, target)} AS\nSELECT ${columns.join(', ')}\nWHERE FALSE`,
  ];
}

/** Whether the value's name is found by that of the column: the same but for case, or in camel for snake case. */
function isNatural(column: string, as: string): boolean {
  const snake = as.replaceAll(/[A-Z]/gu, (letter) => `_${letter}`);
  return [as, snake].some((name) => name.toLowerCase() === column.toLowerCase());
}

/** The name of a table, with that of its namespace, as `sharedIdentifier` writes them. */
export function tableName(source: { readonly schema?: string; readonly name: string }, target: DdlTarget): string {
  const own = sharedIdentifier(source.name, target);
  return source.schema === undefined ? own : `${sharedIdentifier(source.schema, target)}.${own}`;
}

/** LIMIT where the target has it; Oracle and SQL Server say it the standard's way, the latter only behind an order. */
function pageClause(order: string | undefined, target: DdlTarget): string {
  if (target === 'oracle' || target === 'sqlserver') {
    const by = order ?? (target === 'sqlserver' ? '(select null)' : undefined);
    return `${by === undefined ? '' : ` order by ${by}`} offset :offset rows fetch next :limit rows only`;
  }
  return `${order === undefined ? '' : ` order by ${order}`} limit :limit offset :offset`;
}

/**
 * A name as a statement for the target and for H2 takes it: plain if both allow that. H2 knows double quotes and
 * backticks, SQL Server double quotes besides its brackets.
 */
export function sharedIdentifier(name: string, target: DdlTarget): string {
  const rules = WRITERS[target].identifiers;
  if (!needsQuotes(rules, name) && !needsQuotes(WRITERS.h2.identifiers, name)) return name;
  const quote = rules.open === '`' ? '`' : '"';
  const text = storedName(rules, name).toWellFormed().replaceAll('\0', '');
  return quote + text.replaceAll(quote, quote + quote) + quote;
}

/**
 * A name as a fragment has it that Hibernate puts into its statements, each name behind the alias of the row: it knows backticks
 * for every database, but the standard's quotes only where they are the database's own, and leaves other names as they are,
 * which is ambiguous as soon as two tables are joined.
 */
export function fragmentIdentifier(name: string, target: DdlTarget): string {
  const shared = sharedIdentifier(name, target);
  const isOwn = shared === name || shared.startsWith(WRITERS[target].identifiers.open);
  return isOwn || /[`\]]/u.test(name) ? shared : `\`${name}\``;
}

/** A column that says of a row that it was deleted: by when, or by a flag. */
export type DeletionMark = {
  readonly column: string;
  /** `bit`: a text of one digit. */
  readonly as: 'time' | 'date' | 'boolean' | 'number' | 'bit';
  readonly nullable: boolean;
};

function castTo(parameter: string, type: string | undefined): string {
  return type === undefined ? parameter : `cast(${parameter} as ${type})`;
}

/**
 * A table whose rows are marked and stay; its marks, and the columns a row is found by, in their order, with the type that
 * their values are cast to.
 */
export type MarkedTable = {
  readonly schema?: string;
  readonly name: string;
  readonly marks: readonly DeletionMark[];
  readonly foundBy: readonly { readonly column: string; readonly type?: string }[];
};

/**
 * The condition that a row was not deleted, as a fragment for Hibernate, and the statement that marks one, whose parameters are
 * what it is found by; the target and H2 both understand them.
 */
export function softDeleteSql(
  table: MarkedTable,
  target: DdlTarget,
): { readonly condition: string; readonly statement: string } {
  const set = table.marks.map(({ column, as }) => `${sharedIdentifier(column, target)} = ${markedValue(as, target)}`);
  const where = table.foundBy.map(({ column, type }) => `${sharedIdentifier(column, target)} = ${castTo('?', type)}`);
  return {
    condition: notDeleted(table.marks, target, fragmentIdentifier),
    statement: `update ${tableName(table, target)} set ${set.join(', ')} where ${where.join(' and ')}`,
  };
}

/** A table whose rows are marked and stay, and what of them is read. */
export type DeletedRows = Omit<MarkedTable, 'foundBy'> & {
  readonly key: MarkedTable['foundBy'];
  /** The type that the moment is cast to which marks are compared with, where it has to be. */
  readonly momentType?: string;
  /** All its columns, in case some are not read. */
  readonly columns: readonly string[];
  /** Columns that are read as nothing, as they may be large. */
  readonly unread: readonly string[];
};

/**
 * The statements for rows that are marked as deleted; the target and H2 both understand them.
 *
 * @returns the query for all, what was deleted last first, and for how many there are; the query for one, whose parameters are its
 *   key; and, where marks say when, the query for the keys of those that were deleted before a moment, and the statement that
 *   deletes one of them for good, whose parameters are its key
 */
export function deletedRowsSql(
  table: DeletedRows,
  target: DdlTarget,
): {
  readonly list: string;
  readonly count: string;
  readonly one: string;
  readonly expired?: string;
  readonly remove: string;
} {
  const named = (column: string): string => sharedIdentifier(column, target);
  const from = `from ${tableName(table, target)} where not (${notDeleted(table.marks, target)})`;
  const columns = table.columns.map((column) =>
    table.unread.includes(column) ? `null as ${named(column)}` : named(column),
  );
  const moment = table.marks.find(({ as }) => as === 'time' || as === 'date');
  const keys = table.key.map(({ column }) => named(column));
  const order = [...(moment === undefined ? [] : [`${named(moment.column)} desc`]), ...keys].join(', ');
  const found = table.key
    .map(({ column, type }, index) => `${named(column)} = ${castTo(`?${index + 1}`, type)}`)
    .join(' and ');
  return {
    list: `select ${table.unread.length === 0 ? '*' : columns.join(', ')} ${from} order by ${order}`,
    count: `select count(*) ${from}`,
    one: `select * ${from} and ${found}`,
    ...(moment === undefined
      ? {}
      : {
          expired: `select ${keys.join(', ')} ${from} and ${named(moment.column)} < ${castTo('?1', table.momentType)}`,
        }),
    remove: `delete ${from} and ${found}`,
  };
}

function notDeleted(marks: readonly DeletionMark[], target: DdlTarget, named = sharedIdentifier): string {
  return marks.map((mark) => unmarked(mark, named(mark.column, target), target)).join(' and ');
}

function unmarked({ as, nullable }: DeletionMark, own: string, target: DdlTarget): string {
  if (as === 'time' || as === 'date') return `${own} is null`;
  const isFalse = as === 'boolean' ? flagSql(own, false, target) : `${own} = ${as === 'bit' ? "'0'" : '0'}`;
  return nullable ? `(${own} is null or ${isFalse})` : isFalse;
}

/**
 * The condition that a flag is set, or is not, in words that the target and H2 both understand. Oracle and SQL Server have no word
 * for truth; in H2 a flag is neither a number nor the text of one.
 */
export function flagSql(own: string, isSet: boolean, target: DdlTarget): string {
  switch (target) {
    case 'sqlserver':
      return `${own} = cast('${isSet ? '1' : '0'}' as bit)`;
    case 'oracle':
      return `to_char(${own}) in (${isSet ? "'1', 'TRUE'" : "'0', 'FALSE'"})`;
    default:
      return `${own} = ${String(isSet)}`;
  }
}

function markedValue(as: DeletionMark['as'], target: DdlTarget): string {
  switch (as) {
    case 'time':
      return 'current_timestamp';
    case 'date':
      return 'cast(current_timestamp as date)';
    case 'boolean':
      return target === 'oracle' || target === 'sqlserver' ? '1' : 'true';
    case 'number':
      return '1';
    case 'bit':
      return "'1'";
  }
}
