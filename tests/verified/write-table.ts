import type { Recorded, Seen } from './seen.ts';

const INTRODUCTION = `# Known schemas, verified

Written by \`npm run verify:known\`: every schema is generated with all features for the database it is written for, and goes through
what the server does with a project beside its download: compiled, started, called and tested in the sandbox. Times are seconds on a
machine of two processors, beside whatever else it did: the load says how many programs wanted a processor at the end. A stand-in is
the database that the project brings along for its development. \`recorded.json\` holds the same with the words of the failures.`;

const MARKS = { passed: '', failed: ' ✗', skipped: ' –' } as const;

/** Shortened for a cell: what stands for what is said above the table. */
function databaseOf({ database = '–', missing }: Seen): string {
  const short = database.replace(/, which stands for (.+)/, ' for $1');
  return missing === undefined ? short : `${short} (lacks ${missing.join(', ')})`;
}

function stepOf({ steps }: Seen, name: string): string {
  const step = steps.find((one) => one.step === name);
  return step === undefined
    ? '–'
    : step.status === 'skipped'
      ? 'not looked at'
      : `${step.seconds} s${MARKS[step.status]}`;
}

function countOf(count: number | undefined, word: string, of: string): string {
  return count === undefined ? of : `${count.toLocaleString('en')} ${word}, ${of}`;
}

function rowOf([name, seen]: readonly [string, Seen]): string {
  const { figures } = seen;
  const cells = [
    name,
    databaseOf(seen),
    countOf(figures.files, 'files', stepOf(seen, 'compile')),
    stepOf(seen, 'start'),
    countOf(figures.calls, 'calls', stepOf(seen, 'call')),
    countOf(figures.tests, 'tests', stepOf(seen, 'test')),
    `${seen.outcome.split('\n')[0] ?? ''}${seen.failureCount ? `, ${seen.failureCount} failures` : ''}`,
    `${seen.wallSeconds} s`,
    seen.cpuSeconds === undefined ? '–' : `${seen.cpuSeconds} s`,
    String(seen.load),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** The beginning of a failure and its end, where the answer says what it is about. */
function shortened(failure: string): string {
  const line = failure.replaceAll(/\s+/g, ' ').replaceAll('`', "'");
  return line.length <= 300 ? line : `${line.slice(0, 80)} … ${line.slice(-200)}`;
}

/** What kept a schema from being proven as a whole, in a line; nothing where it passed. */
function reasonOf([name, { outcome, missing, failures }]: readonly [string, Seen]): readonly string[] {
  if (outcome === 'passed') return [];
  const lack = missing === undefined ? [] : [`the PostgreSQL here lacks ${missing.join(', ')}`];
  const first = failures.slice(0, 2).map((what) => `\`${shortened(what)}\``);
  const said = ['partial', 'failed'].includes(outcome) ? [] : [outcome.split('\n')[0] ?? ''];
  return [`- ${name}: ${[...said, ...lack, ...first].join('; ')}`];
}

/** The page with the table, from what is recorded. */
export function writeTable(recorded: Recorded): string {
  const all = Object.entries(recorded);
  const count = (outcome: string) => all.filter(([, seen]) => seen.outcome === outcome).length;
  const heads = ['Schema', 'On', 'Compile', 'Start', 'Call', 'Test', 'Outcome', 'Wall', 'CPU', 'Load'];
  const sum = `${all.length} schemas: ${count('passed')} passed, ${count('partial')} in part, ${all.length - count('passed') - count('partial')} failed or unseen.`;
  const table = [`| ${heads.join(' | ')} |`, `|${' --- |'.repeat(heads.length)}`, ...all.map(rowOf)];
  const reasons = all.flatMap(reasonOf);
  const unseen = reasons.length === 0 ? [] : ['Why not all passed:', reasons.join('\n')];
  return `${[INTRODUCTION, sum, table.join('\n'), ...unseen].join('\n\n')}\n`;
}
