import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProofFigures, Verification } from '@backsmith/prover';
import { format } from 'prettier';
import { REPOSITORY } from '../kit/index.ts';
import { writeTable } from './write-table.ts';

const FOLDER = join(REPOSITORY, 'tests/verified');
const RECORD = join(FOLDER, 'recorded.json');
const PAGE = join(FOLDER, 'README.md');

/** What was seen of one schema; times are whole seconds, on a machine that may have done other work beside it. */
export type Seen = {
  /** Of the archive, its beginning. */
  readonly digest: string;
  /** That of the verification, or why there is none. */
  readonly outcome: string;
  readonly database?: string;
  readonly wallSeconds: number;
  readonly cpuSeconds?: number;
  /** How many programs wanted a processor at its end. */
  readonly load: number;
  readonly steps: readonly Pick<Verification['steps'][number], 'step' | 'status' | 'seconds'>[];
  readonly figures: ProofFigures;
  readonly failures: readonly string[];
  readonly failureCount?: number;
  /** Extensions the database lacked. */
  readonly missing?: readonly string[];
};

export type Recorded = Readonly<Record<string, Seen>>;

export function readRecord(): Recorded {
  return existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Recorded) : {};
}

/** Keeps it, and writes the table anew. */
export async function writeRecord(recorded: Recorded): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(recorded).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(RECORD, await format(JSON.stringify(sorted), { parser: 'json', printWidth: 120 }));
  writeFileSync(PAGE, await format(writeTable(sorted), { parser: 'markdown', printWidth: 120 }));
}
