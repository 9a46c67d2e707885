import { readSchema, type Column, type Schema, type ViewColumn } from '@backsmith/schema';
import { resultsOf, type Dialect } from '@backsmith/sql';
import { baseOf, queryCases, statementsOf, type Forms } from './query-cases.ts';

/** A column as a database's catalogue has it: of which table or view, what it is called, and its type in the database's words. */
export type CatalogColumn = { readonly of: string; readonly name: string; readonly type: string };

/** How what is read of queries compares with what a database makes of them; each column by its statement. */
export type QueryTypes = {
  readonly exact: number;
  /** Of which nothing is said. */
  readonly unknown: readonly string[];
  readonly wrong: readonly string[];
};

const ALL_FORMS: Forms = () => ['view', 'table', 'unnamed'];

function statements(lines: readonly string[], forms: Forms): readonly string[] {
  return queryCases(lines).flatMap((one) => statementsOf(one, forms));
}

/** The statements that make views and tables of queries, after those in a file that make what they read. */
export function queryScript(file: string, lines: readonly string[], forms = ALL_FORMS): string {
  return baseOf(file) + statements(lines, forms).join(';\n');
}

/**
 * Compares the one column of each view and table with what the database says of it after the same statements.
 *
 * @param comparedType what of a type that is read is compared
 */
export function compareQueryTypes(
  schema: Schema,
  lines: readonly string[],
  found: readonly CatalogColumn[],
  forms = ALL_FORMS,
  comparedType = (type: string): string => type,
): QueryTypes {
  const columns = new Map(found.map((column) => [column.of, column]));
  const sums = { exact: 0, unknown: [] as string[], wrong: [] as string[] };
  for (const statement of statements(lines, forms)) {
    const [, of = ''] = /^CREATE (?:VIEW|TABLE) (\w+)/.exec(statement) ?? [];
    const said = saidOf(schema, of);
    const made = columns.get(of);
    const isNamed = made !== undefined && said?.name === made.name;
    if (isNamed && said.type !== undefined && comparedType(said.type) === made.type) sums.exact += 1;
    else if (isNamed && said.type === undefined) sums.unknown.push(statement);
    else sums.wrong.push(`${statement}: ${said?.name} ${said?.type}, not ${made?.name} ${made?.type}`);
  }
  return sums;
}

/** What is read of statements in a dialect. */
export function readQueries(script: string, dialect: Dialect): ReturnType<typeof readSchema> {
  return readSchema(script, { dialect });
}

type Said = { readonly name: string; readonly type: string | undefined };

function saidOf(schema: Schema, of: string): Said | undefined {
  const table = schema.tables.find(({ name }) => name === of);
  const [column] = table?.columns ?? [];
  if (column !== undefined) return { name: column.name, type: column.domain ?? typeOf(schema, column) };
  const [shown] = schema.views.find(({ name }) => name === of)?.traced ?? [];
  return shown && { name: shown.name, type: typeOf(schema, { ...shown, ...originOf(schema, shown) }) };
}

function typeOf({ dialect }: Schema, { dataType }: Pick<ViewColumn, 'dataType'>): string | undefined {
  return dataType === undefined || dataType.kind === 'unknown' ? undefined : resultsOf(dialect)?.spell(dataType);
}

function originOf({ tables }: Schema, { origin }: ViewColumn): Pick<Column, 'dataType'> | undefined {
  if (origin === undefined) return undefined;
  const { line, column } = origin.table;
  const table = tables.find((one) => one.line === line && one.column === column);
  return table?.columns.find(({ name }) => name === origin.column);
}
