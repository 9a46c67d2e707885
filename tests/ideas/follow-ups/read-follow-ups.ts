import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { type Expectation, list, type Outcome, readExpectation } from './expectation.ts';

const FOLDER = import.meta.dirname;

export type FollowUp = {
  /** `shop 3`: the base and the number of the sentence. */
  readonly id: string;
  /** The SQL text the sentence is said about. */
  readonly sql: string;
  readonly say: string;
  /** Each must hold by one of its alternatives; empty where nothing may change. */
  readonly changes: readonly (readonly Expectation[])[];
  /** What is right instead of a change, or as well as one. */
  readonly outcomes: readonly Outcome[];
  /** Further tables that may come with the change. */
  readonly may: readonly string[];
};

type Entry = { readonly say: string; readonly expect: string; readonly also?: string; readonly may?: string };

/** Sentences in the words people use, about ten of the schemas; written later than the others. */
export const SPOKEN = path.join(FOLDER, 'spoken');

/** A hundred sentences of varied wording about the same ten schemas, written before anybody saw what becomes of them. */
export const VARIED = path.join(FOLDER, 'varied');

/** All follow-ups of a folder, this one unless told. Throws where a file is not as README.md says. */
export function readFollowUps(folder = FOLDER): readonly FollowUp[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .flatMap((file) => {
      const base = path.basename(file, '.yaml');
      const sql = readFileSync(path.join(FOLDER, 'bases', `${base}.sql`), 'utf8');
      const entries = parse(readFileSync(path.join(folder, file), 'utf8')) as readonly Entry[];
      return entries.map((entry, index) => readFollowUp(`${base} ${index + 1}`, sql, entry));
    });
}

const isOutcome = (text: string): text is Outcome => text === 'asks' || text === 'cannot';

const KEYS = new Set(['say', 'expect', 'also', 'may']);

function readFollowUp(id: string, sql: string, entry: Entry): FollowUp {
  const unknown = Object.keys(entry).filter((key) => !KEYS.has(key));
  if (unknown.length > 0) throw new Error(`${id} has ${unknown.join(', ')}`);
  const { say, expect, also = '', may = '' } = entry;
  const clauses = list(expect, ';').map((clause) => list(clause, ' or '));
  return {
    id,
    sql,
    say,
    changes: clauses
      .map((alternatives) => alternatives.filter((text) => !isOutcome(text)).map(readExpectation))
      .filter((alternatives) => alternatives.length > 0),
    outcomes: [...clauses.flat(), ...list(also, ',')].filter(isOutcome),
    may: list(may, ','),
  };
}
