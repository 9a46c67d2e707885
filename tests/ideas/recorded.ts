import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = path.join(import.meta.dirname, 'recorded.json');

type Figures = Readonly<Record<string, number>>;
type Recorded = Readonly<Record<string, Figures>>;

const read = (): Recorded => JSON.parse(readFileSync(FILE, 'utf8')) as Recorded;

/** The figures recorded under a name. */
export function recordedFigures(name: string): Figures {
  return read()[name] ?? {};
}

/** With UPDATE_IDEAS=1 the figures are recorded. */
export function mayRecord(name: string, figures: Figures): void {
  if (process.env['UPDATE_IDEAS'] === '1')
    writeFileSync(FILE, `${JSON.stringify({ ...read(), [name]: figures }, undefined, 2)}\n`);
}
