import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Proof } from '@backsmith/prover';
import { REPOSITORY } from '../../kit/index.ts';

// UPDATE_PROOF=1 records what is measured, schema by schema; do it only for the better.
const RECORDED = join(REPOSITORY, 'tests/backends/proof/recorded.json');
const UPDATE = process.env['UPDATE_PROOF'] === '1';

/** What one schema's proof came to. Attempts a rule of the database refused are no calls of it. */
export type Figures = { readonly tables: number; readonly calls: number; readonly failures: number };

type Recorded = Readonly<Record<string, Readonly<Record<string, Figures>>>>;

function readRecorded(): Recorded {
  return existsSync(RECORDED) ? (JSON.parse(readFileSync(RECORDED, 'utf8')) as Recorded) : {};
}

function sorted<T>(record: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The figures of a proof. */
export function figuresOf({ tables, calls, refused, failures }: Proof): Figures {
  return { tables, calls: calls - refused, failures: failures.length };
}

/** What got worse since the figures were recorded; with `UPDATE_PROOF=1` they are recorded instead. */
export function worsened(server: string, schema: string, now: Figures): readonly string[] {
  const recorded = readRecorded();
  if (UPDATE) {
    const all = sorted({ ...recorded, [server]: sorted({ ...recorded[server], [schema]: now }) });
    writeFileSync(RECORDED, `${JSON.stringify(all, undefined, 2)}\n`);
    return [];
  }
  const before = recorded[server]?.[schema];
  if (before === undefined) return [];
  const tables = now.tables < before.tables ? [`${now.tables} tables instead of ${before.tables}`] : [];
  return now.calls < before.calls ? [...tables, `${now.calls} calls instead of ${before.calls}`] : tables;
}
