import { afterAll, beforeAll, expect, test } from 'vitest';
import { HttpCalls } from '@backsmith/prover';
import {
  bootBackend,
  scratchFolder,
  startPostgres,
  tool,
  type Backend,
  type TestDatabaseServer,
} from '../../kit/index.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { databaseSettings } from '../proof/database-kinds.ts';
import { compileBackends, generateProject } from '../proof/project.ts';
import { timedCompile } from './timed-compile.ts';

/** More than a record of Java has components, and as many as PostgreSQL keeps in a table. */
const WIDE = 300;
const WIDEST = 1600;
/** What every project costs, seen where there is next to no column; the compiler is slow at first, whatever it compiles. */
const FIRST = 3;
const BASE = 2;
/** Processor seconds of javac for a hundred columns above the base. */
const MOST_SECONDS = 1;

const TYPES = ['int', 'varchar(40)', 'numeric(12,2)', 'date', 'boolean'];

/** A table of so many columns, the key among them. */
function project(columns: number) {
  const declared = Array.from({ length: columns - 1 }, (_, at) => `c${at} ${TYPES[at % TYPES.length] ?? ''}`);
  const sql = `CREATE TABLE broad (${['id serial PRIMARY KEY', ...declared].join(', ')});`;
  return generateProject(`broad${columns}`, Buffer.from(sql), { database: 'postgresql' });
}

/** What javac spends on each project but the first, which warms it up, in seconds of processor time. @throws Error where one does not compile */
async function compileTimes(counts: readonly number[]): Promise<readonly number[]> {
  const projects = new Map(counts.map((columns) => [`${columns} columns`, project(columns).files] as const));
  const { times, errors } = await timedCompile(scratchFolder('columns'), projects, 500_000);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return [...projects.keys()].slice(1).map((title) => {
    const own = times.filter((one) => one.title === title);
    return own.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  });
}

const SUITE = {
  name: 'tables of many columns',
  tools: ['jdk-25', 'maven', 'ecj'],
  claims: () => [{ name: `${WIDE} and ${WIDEST} columns`, generate: () => [project(WIDE), project(WIDEST)] }],
  dependsOn: 'application',
  limits: { changed: 1, again: 1 / 8 },
  parts: ['JDK 25', 'PostgreSQL'],
  harness: ['tests/backends/wide/columns.test.ts', 'tests/backends/wide/timed-compile.ts'],
} as const;

describeProofs(SUITE, ({ taken, proven }) => {
  let server: TestDatabaseServer;
  let backend: Backend;
  let calls: HttpCalls;
  /** What has come through the compiler in time; it is proven when it has answered, too. */
  let compiled: typeof taken = [];

  beforeAll(async () => {
    const [ready] = await compileBackends(scratchFolder('broad'), new Map([['broad', project(WIDE)]]));
    if (ready === undefined) throw new Error('nothing was compiled');
    server = await startPostgres();
    const env = databaseSettings(await server.database('broad'));
    backend = await bootBackend({ jdk: tool('jdk-25'), ...ready.program, env });
    calls = new HttpCalls(backend.url);
  }, 600_000);
  afterAll(async () => {
    await backend.stop();
    await server.stop();
  });

  test(`javac takes ${MOST_SECONDS} s at most for a hundred columns more, and compiles ${WIDEST}`, async () => {
    const [base = 0, wide = 0, widest = 0] = await compileTimes([FIRST, BASE, WIDE, WIDEST]);
    const perHundred = ((wide - base) / WIDE) * 100;
    console.log(
      `javac: ${base.toFixed(2)} s for ${BASE} columns, ${wide.toFixed(2)} s for ${WIDE}, ${widest.toFixed(2)} s for ${WIDEST}; ` +
        `${perHundred.toFixed(2)} s per 100 columns`,
    );
    expect(perHundred).toBeLessThan(MOST_SECONDS);
    expect(((widest - base) / WIDEST) * 100).toBeLessThan(MOST_SECONDS);
    compiled = taken;
  }, 600_000);

  test(`a record of ${WIDE} columns is written, read, written back and patched`, async () => {
    const last = `c${WIDE - 2}`;
    const body = JSON.stringify({ c0: 7, c1: 'a text', c2: 1.5, c3: '2024-02-29', c4: true });
    const made = await calls.send({ method: 'POST', path: '/api/v1/broads', body });
    expect(made.status, made.text).toBe(201);
    const path = `/api/v1/broads/${String((made.body as { id: number }).id)}`;
    const read = await calls.send({ method: 'GET', path });
    expect(Object.keys(read.body as object)).toHaveLength(WIDE);
    const put = await calls.send({ method: 'PUT', path, body: read.text });
    expect([put.status, put.text]).toEqual([200, read.text]);
    const patch = { [last]: null, c1: 'another', c0: 8 };
    const mediaType = 'application/merge-patch+json';
    const patched = await calls.send({ method: 'PATCH', path, body: JSON.stringify(patch), mediaType });
    expect(patched.body, patched.text).toEqual({ ...(read.body as object), ...patch });
    const found = await calls.send({ method: 'GET', path: '/api/v1/broads?c0=8&sort=c0' });
    expect(found.body, found.text).toMatchObject({ totalItems: 1 });
    compiled.forEach(proven);
  });
});
