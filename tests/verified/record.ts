import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { REPOSITORY } from '../kit/index.ts';
import type { Recorded } from './seen.ts';
import { writeTable } from './write-table.ts';

const FOLDER = join(REPOSITORY, 'tests/verified');
const RECORD = join(FOLDER, 'recorded.json');
const PAGE = join(FOLDER, 'README.md');

export function readRecord(): Recorded {
  return existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Recorded) : {};
}

/** Keeps it, and writes the table anew. */
export async function writeRecord(recorded: Recorded): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(recorded).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(RECORD, await format(JSON.stringify(sorted), { parser: 'json', printWidth: 120 }));
  writeFileSync(PAGE, await format(writeTable(sorted), { parser: 'markdown', printWidth: 120 }));
}
