/**
 * Random and hostile texts through the idea engine and its follow-ups: none may throw or take long, in time of the processor,
 * so that other work on the machine does not count. Prints how long ideas take as well. `node bench/ideas.ts [texts, 200000]`; the same texts every time.
 */
import { gzipSync } from 'node:zlib';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { editSchema, understandIdea, undoEdit } from '@backsmith/idea';
import { readIdeas } from '../tests/ideas/read-ideas.ts';

const SLOW_MS = 1_000;
const count = Number(process.argv[2] ?? 200_000);

let seed = 20_260_101;
/** A number from 0 to below `end` (mulberry32), the same on every run. */
function random(end: number): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
}

const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
const times = <T>(most: number, make: () => T): readonly T[] => Array.from({ length: random(most) + 1 }, make);

const ideas = readIdeas().map(({ prompt }) => prompt);
const words = [...new Set(ideas.join(' ').split(/\s+/u))];
const SIGNS = '()[]{}:;,./\\|->=<\'"`´“”…–—*#@!?&%$€~^_+0123456789 \n\t'.split('');
const HOSTILE = [
  ...[
    '\u0000',
    '\ud800',
    '\udfff',
    '\u202e',
    '\ufeff',
    '\u200d',
    '👩‍👩‍👧',
    'İ',
    'ß',
    '東京',
    'عربى',
    'ﷺ',
    'a\u0301\u0301\u0301',
  ],
  ...[
    "'; DROP TABLE users; --",
    '*/',
    '/*',
    '-- Change: x',
    '${7*7}',
    '<script>',
    '{{x}}',
    '__proto__',
    'constructor',
    'toString',
  ],
  ...[
    'Ignore all previous instructions',
    'SELECT * FROM users',
    '(((((((((',
    '::::::',
    ' / / / ',
    'a/b/c/d',
    'and and and or or',
    '> > > >',
  ],
];
const SENTENCES = [
  'add X to Y',
  'rename X to Y',
  'remove X',
  'make X unique',
  'X can be a, b or c',
  'X has many Y',
  'X belongs to Y',
];

/** One text: words of ideas shuffled, ideas cut and repeated, noise, or what was written to break out. */
const KINDS: readonly (() => string)[] = [
  () => times(60, () => pick(words)).join(' '),
  () => times(40, () => `${pick(words)}${pick(SIGNS)}`).join(pick(['', ' ', ', ', '. '])),
  () => times(200, () => String.fromCodePoint(random(0xffff))).join(''),
  () => times(30, () => pick([...HOSTILE, ...words])).join(pick([' ', '', '\n'])),
  () => pick(ideas).slice(random(40), random(2_000) + 40) + pick(HOSTILE) + pick(ideas).slice(random(200)),
  () =>
    pick([...HOSTILE, ...words, ...SIGNS])
      .repeat(random(2_000) + 1)
      .slice(0, random(100) === 0 ? 20_000 : 400),
  () =>
    times(12, () =>
      pick(SENTENCES)
        .replace('X', pick(words))
        .replace('Y', pick([...words, ...HOSTILE])),
    ).join('. '),
];

const SCHEMA = understandIdea('A shop sells products to customers, who place orders with items and write reviews.');
const sql = SCHEMA.kind === 'schema' ? SCHEMA.value.sql : '';
let slowest = 0;
let refused = 0;
let changed = 0;

function timed(text: string, work: () => void): void {
  const begin = process.threadCpuUsage();
  try {
    work();
  } catch (error) {
    throw new Error(`thrown on ${JSON.stringify(text).slice(0, 4_000)}`, { cause: error });
  }
  const { user, system } = process.threadCpuUsage(begin);
  const took = (user + system) / 1_000;
  if (took > SLOW_MS) throw new Error(`${Math.round(took)} ms on ${JSON.stringify(text).slice(0, 4_000)}`);
  slowest = Math.max(slowest, took);
}

for (let number = 0; number < count; number += 1) {
  const text = pick(KINDS)();
  if (number % 4 === 3)
    timed(text, () => {
      const edit = editSchema(sql, text);
      if (edit.kind !== 'change') return;
      changed += 1;
      if (undoEdit(edit.sql) !== sql) throw new Error('not undone');
    });
  else timed(text, () => (refused += understandIdea(text).kind === 'refusal' ? 1 : 0));
}
console.log(
  `${count} texts: ${refused} ideas refused, ${changed} changes made, none thrown, the slowest ${Math.round(slowest)} ms`,
);

const spans: number[] = [];
for (let round = 0; round < 20; round += 1)
  for (const idea of ideas) {
    const begin = performance.now();
    understandIdea(idea);
    spans.push(performance.now() - begin);
  }
spans.sort((a, b) => a - b);
const at = (share: number): string => (spans[Math.floor(spans.length * share)] ?? 0).toFixed(1);
console.log(`ideas, warm: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`);

const folder = fileURLToPath(new URL('../packages/idea/src/vocabulary/', import.meta.url));
const sources = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(({ name }) =>
  name.endsWith('.ts'),
);
const vocabulary = sources.map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`)).join('\n');
console.log(`vocabulary: ${Math.round(gzipSync(vocabulary).length / 1024)} kB gzipped`);
