import { didYouMean, type Diagnostic } from '@backsmith/text';
import type { Schema, Table } from '../../model/schema.ts';

/**
 * What a user says was renamed from one version of a schema to the next: `customer` to `client`, `customer.mail` to `email`
 * or to `client.email`. Nothing is guessed: what is not said here came or went.
 */
export type Renames = Readonly<Record<string, string>>;

export type TableRename = { readonly before: Table; readonly after: Table };
export type ColumnRename = {
  readonly before: Table;
  readonly from: string;
  readonly after: Table;
  readonly to: string;
};
export type ResolvedRenames = {
  readonly tables: readonly TableRename[];
  readonly columns: readonly ColumnRename[];
  /** Errors only: a rename that says nothing both schemas know. */
  readonly diagnostics: readonly Diagnostic[];
};

/**
 * Finds what the renames are about. A wrong one is an error, so that no rename is silently a drop and an addition. Renames
 * stand in no source text, so line and column of what is wrong with them are 0.
 */
export function resolveRenames(before: Schema, after: Schema, renames: Renames): ResolvedRenames {
  const tables: TableRename[] = [];
  const columns: ColumnRename[] = [];
  const diagnostics: Diagnostic[] = [];
  const entries = Object.entries(renames);
  for (const [from, to] of entries) {
    const old = findTable(before, from);
    if (old === undefined) continue;
    const found = findTable(after, to);
    const problem = tableProblem(before, after, from, to, found);
    if (problem !== undefined) diagnostics.push(problem);
    else if (found !== undefined) tables.push({ before: old, after: found });
  }
  for (const [from, to] of entries) {
    if (findTable(before, from) !== undefined) continue;
    const resolved = resolveColumn(before, after, tables, from, to);
    if ('code' in resolved) diagnostics.push(resolved);
    else columns.push(resolved);
  }
  return { tables, columns, diagnostics };
}

function tableProblem(
  before: Schema,
  after: Schema,
  from: string,
  to: string,
  found: Table | undefined,
): Diagnostic | undefined {
  if (found === undefined) {
    return problem(
      from,
      to,
      `the new schema has no table ${to}`,
      to,
      after.tables.map(({ name }) => name),
    );
  }
  if (findTable(after, from) !== undefined) return problem(from, to, `the new schema still has a table ${from}`);
  return findTable(before, to) === undefined ? undefined : problem(from, to, `there was a table ${to} before`);
}

function resolveColumn(
  before: Schema,
  after: Schema,
  tables: readonly TableRename[],
  from: string,
  to: string,
): ColumnRename | Diagnostic {
  const [owner, column] = splitLast(from);
  const table = owner === undefined ? undefined : findTable(before, owner);
  if (table === undefined) {
    const known = before.tables.map(({ name }) => name);
    return problem(from, to, `the earlier schema has no table ${owner ?? from}`, owner ?? from, known);
  }
  const old = table.columns.find(({ name }) => isSame(name, column));
  if (old === undefined) {
    return problem(
      from,
      to,
      `${table.name} had no column ${column}`,
      column,
      table.columns.map(({ name }) => name),
    );
  }
  const now = tables.find((rename) => rename.before === table)?.after ?? findTable(after, qualifiedName(table));
  if (now === undefined) return problem(from, to, `the new schema has no table ${table.name}`);
  const wanted = splitLast(to)[1];
  const found = now.columns.find(({ name }) => isSame(name, wanted));
  if (found === undefined) {
    return problem(
      from,
      to,
      `${now.name} has no column ${wanted}`,
      wanted,
      now.columns.map(({ name }) => name),
    );
  }
  if (now.columns.some(({ name }) => name === old.name)) return problem(from, to, `${now.name} still has ${old.name}`);
  if (table.columns.some(({ name }) => name === found.name)) return problem(from, to, `there was ${found.name} before`);
  return { before: table, from: old.name, after: now, to: found.name };
}

function findTable(schema: Schema, name: string): Table | undefined {
  const exact = schema.tables.find((table) => isSame(qualifiedName(table), name));
  if (exact !== undefined) return exact;
  const named = schema.tables.filter((table) => isSame(table.name, name) || isSame(table.name, splitLast(name)[1]));
  const isPlain = !name.includes('.') || named.every((table) => isSame(table.name, name));
  const inUsual = /^(public|dbo)\./i.test(name);
  return named.length === 1 && (isPlain || inUsual) ? named[0] : undefined;
}

function qualifiedName({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return schema === undefined ? name : `${schema}.${name}`;
}

function splitLast(name: string): readonly [owner: string | undefined, last: string] {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? [undefined, name] : [name.slice(0, dot), name.slice(dot + 1)];
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function problem(from: string, to: string, why: string, meant = '', known: readonly string[] = []): Diagnostic {
  const hint = didYouMean(meant, known);
  return {
    severity: 'error',
    code: 'rename-unknown',
    message: `The rename ${from}=${to} cannot be: ${why}.`,
    ...(hint === '' ? {} : { hint: hint.trim() }),
    line: 0,
    column: 0,
  };
}
