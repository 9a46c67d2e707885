// Hostile input for the schema reader, by the million; every run of a seed is the same.
//   node bench/fuzz-reader.ts lexer [count] [seed]       generated texts through lexer and splitter; default 10 million
//   node bench/fuzz-reader.ts mutations [count] [seed]   damaged statements through the whole reader; default 1 million
//   node bench/fuzz-reader.ts evil [megabytes]           texts made to keep a reader busy, in every dialect; default 1
// Prints what failed and how often; ends with 1 where anything did.
import { DIALECTS, splitStatements, tokenize } from '@backsmith/sql';
import { readSchema } from '@backsmith/schema';
import { STATEMENTS, damaged, evilTexts, nonsense, numbersFrom, tokenFault } from '@backsmith/sql/testing';

const MOST_SHOWN = 10;
/** A short text may not take longer, nor an evil one per megabyte. */
const SLOWEST_SHORT_MS = 250;
const SLOWEST_EVIL_MS = 4000;

class Failures {
  #count = 0;

  add(what: string, dialect: string, text: string): void {
    this.#count += 1;
    if (this.#count <= MOST_SHOWN) console.log(`FAIL ${what} ${JSON.stringify([dialect, text.slice(0, 2000)])}`);
  }

  finish(done: string): void {
    console.log(`${done}: ${this.#count} failed`);
    if (this.#count > 0) process.exitCode = 1;
  }
}

/** Runs one input; a thrown error or too long a time is a failure too. */
function attempt(
  failures: Failures,
  dialect: string,
  text: string,
  limit: number,
  run: () => string | undefined,
): number {
  const started = process.cpuUsage();
  try {
    const fault = run();
    if (fault !== undefined) failures.add(fault, dialect, text);
  } catch (error) {
    failures.add(`threw ${String(error)}`, dialect, text);
  }
  const { user, system } = process.cpuUsage(started);
  const milliseconds = (user + system) / 1000;
  if (milliseconds > limit) failures.add(`took ${milliseconds.toFixed(0)} ms`, dialect, text);
  return milliseconds;
}

function fuzzLexer(count: number, seed: number): void {
  const failures = new Failures();
  const next = numbersFrom(seed);
  for (let done = 0; done < count; done += 1) {
    const text = nonsense(next, 24);
    const dialect = DIALECTS[done % DIALECTS.length] ?? 'postgresql';
    attempt(failures, dialect, text, SLOWEST_SHORT_MS, () => {
      const { value } = tokenize(text, dialect);
      return tokenFault(text, value, splitStatements(value, dialect));
    });
  }
  failures.finish(`${count} generated texts, seed ${seed}`);
}

function fuzzMutations(count: number, seed: number): void {
  const failures = new Failures();
  const next = numbersFrom(seed);
  let after = 0;
  for (let done = 0; done < count; done += 1) {
    const [dialect, statement] = STATEMENTS[done % STATEMENTS.length] ?? ['postgresql', ''];
    const text = `CREATE TABLE before_it (id int);\n${damaged(statement, next)}\n;\nCREATE TABLE after_it (id int);\n`;
    attempt(failures, dialect, text, SLOWEST_SHORT_MS, () => {
      const { schema, tally } = readSchema(text, { dialect }).value;
      const names = new Set(schema.tables.map(({ name }) => name));
      if (names.has('after_it')) after += 1;
      if (!names.has('before_it')) return 'lost the table before';
      return tally.lost === 0 ? undefined : `lost ${tally.lost}`;
    });
  }
  failures.finish(
    `${count} damaged statements, seed ${seed}; the table behind the damage found in ${((after / count) * 100).toFixed(2)} %`,
  );
}

function runEvil(megabytes: number): void {
  const failures = new Failures();
  let slowest = { milliseconds: 0, name: '' };
  const texts = evilTexts(megabytes * 1_000_000);
  for (const [name, evil] of texts) {
    const text = `CREATE TABLE before_it (id int);\n${evil}`;
    for (const dialect of DIALECTS) {
      const milliseconds = attempt(failures, dialect, name, SLOWEST_EVIL_MS * megabytes, () => {
        const { schema, tally } = readSchema(text, { dialect }).value;
        if (schema.tables[0]?.name !== 'before_it') return 'lost the table before';
        return tally.lost === 0 ? undefined : `lost ${tally.lost}`;
      });
      if (milliseconds > slowest.milliseconds) slowest = { milliseconds, name: `${name}, ${dialect}` };
    }
  }
  failures.finish(
    `${texts.length} evil texts of ${megabytes} MB in ${DIALECTS.length} dialects, slowest ${slowest.milliseconds.toFixed(0)} ms (${slowest.name})`,
  );
}

const [mode = '', first, second] = process.argv.slice(2);
switch (mode) {
  case 'lexer':
    fuzzLexer(Number(first ?? 10_000_000), Number(second ?? 1));
    break;
  case 'mutations':
    fuzzMutations(Number(first ?? 1_000_000), Number(second ?? 1));
    break;
  case 'evil':
    runEvil(Number(first ?? 1));
    break;
  default:
    console.error('usage: node bench/fuzz-reader.ts lexer|mutations|evil [count or megabytes] [seed]');
    process.exitCode = 2;
}
