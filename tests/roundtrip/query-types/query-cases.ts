import { readFileSync } from 'node:fs';

/** One query of one column, as a view, as a table made of it, and as one whose column the database names. */
export type QueryCase = {
  readonly text: string;
  readonly view: string;
  readonly table: string;
  /** Nothing for a whole query, which names its column itself. */
  readonly unnamed?: string;
};

const WHOLE = /^(?:SELECT|WITH)\b/;

/** The statements that make view and tables of each line of a list: an expression over `t`, or a whole query that gives `c`. */
export function queryCases(lines: readonly string[]): readonly QueryCase[] {
  return lines.map((text, at) => {
    const isWhole = WHOLE.test(text);
    const query = isWhole ? text : `SELECT ${text} AS c FROM t`;
    return {
      text,
      view: `CREATE VIEW v${at} AS ${query}`,
      table: `CREATE TABLE c${at} AS ${query}`,
      ...(isWhole ? {} : { unnamed: `CREATE TABLE n${at} AS SELECT ${text} FROM t` }),
    };
  });
}

/** What a case is made as. */
export type Form = 'view' | 'table' | 'unnamed';

/** The forms that a case is made in. */
export type Forms = (one: QueryCase) => readonly Form[];

/** The statements of a case, of the forms that are asked for. */
export function statementsOf(one: QueryCase, forms: Forms): readonly string[] {
  return forms(one).flatMap((form) => one[form] ?? []);
}

/** The queries of a file: expressions over the tables beside it, one a line, and whole queries. */
export function queryLines(file: string): readonly string[] {
  return readFileSync(new URL(`${file}-queries.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
}

/** The statements that make the tables which the queries of a file read. */
export function baseOf(file: string): string {
  return readFileSync(new URL(`${file}.sql`, import.meta.url), 'utf8');
}
