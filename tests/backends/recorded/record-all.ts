// BACKSMITH_CORPUS=<folder> npx node tests/backends/recorded/record-all.ts <folder> [server or schema …]
//
// Lets the backends of all known schemas speak to each server that is played (SQL Server 2022 and Oracle 23ai where none is named; all schemas where none is),
// small schemas first, and has all they say judged. The folder keeps what came of each, so that another run goes on where one
// ended: a line of figures in `figures.jsonl`, and a file for each schema with what is to be looked at.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { knownSchemas, type KnownSchema } from '../../corpus/known-schemas.ts';
import { ALL_FEATURES } from '../../engine/all-features.ts';
import { tool } from '../../kit/index.ts';
import { useJavaTools } from '../java-tools/ask-java-tools.ts';
import { startJavaTools } from '../java-tools/serve-java-tools.ts';
import { BackendHosts } from '../proof/backend-hosts.ts';
import { compileBackends, generateProject, type Project } from '../proof/project.ts';
import { refusedBy } from '../strict-sql/strict-sql.ts';
import { unexplained } from './answered-otherwise.ts';
import { brokenIn, readableIn, recordBackend, type Recorded } from './record-backend.ts';
import { PLAYED, compileDriver, type Played } from './recording-driver.ts';

/** Tables of the schemas that are compiled and judged together. */
const TABLES_AT_ONCE = 60;

type Run = { readonly schema: string; readonly tables: number; readonly played: Played; readonly project: Project };

const [folder = '', ...named] = process.argv.slice(2);
if (folder === '') throw new Error('which folder keeps what was recorded?');
const out = resolve(folder);
mkdirSync(out, { recursive: true });
const figures = join(out, 'figures.jsonl');
const labels = named.filter((one) => PLAYED.some(({ label }) => label === one));
const names = named.filter((one) => !labels.includes(one));
const servers = PLAYED.filter(({ label }) => (labels.length === 0 ? label !== 'Oracle 19c' : labels.includes(label)));
const done = new Set(
  existsSync(figures)
    ? readFileSync(figures, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as { readonly schema: string; readonly server: string })
        .map(({ schema, server }) => `${schema} ${server}`)
    : [],
);

const safe = (name: string): string => name.replaceAll(/[^A-Za-z0-9_-]/g, '_');

function note(run: { readonly schema: string; readonly server: string }, said: object, looked: object = {}): void {
  writeFileSync(
    join(out, `${safe(run.schema)}-${safe(run.server)}.json`),
    JSON.stringify({ ...run, ...said, ...looked }, undefined, 1),
  );
  appendFileSync(figures, `${JSON.stringify({ ...run, ...said })}\n`);
  console.log(JSON.stringify({ ...run, ...said }));
}

/** Roughly how large a schema is, before it is read. */
function tablesIn(schema: KnownSchema): number {
  return (
    Buffer.from(schema.source())
      .toString('latin1')
      .match(/create table/gi)?.length ?? 0
  );
}

/** Records one backend; what keeps it from starting is noted, and ends no run. */
async function record(hosts: BackendHosts, driver: string, scratch: string, run: Run): Promise<Recorded | undefined> {
  const { schema, played, project, tables } = run;
  const name = `recorded${safe(schema)}${played.major}`.toLowerCase();
  const file = join(scratch, `${safe(schema)}-${played.major}`);
  try {
    return await recordBackend(hosts, driver, project, { played, file, name, extent: 'kinds' });
  } catch (error) {
    note({ schema, server: played.label }, { tables, failed: String(error).slice(-1500) });
    return undefined;
  }
}

/** Has all that backends said to one server judged together. */
async function judge(
  played: Played,
  runs: readonly (Run & { readonly recorded: Recorded; readonly seconds: number })[],
  scratch: string,
): Promise<void> {
  const readable = runs.flatMap(({ recorded }) => readableIn(played, recorded));
  const unread = readable.length === 0 ? [] : await refusedBy(played.database, [...new Set(readable)], scratch);
  for (const { schema, tables, project, recorded, seconds } of runs) {
    const own = new Set(readableIn(played, recorded));
    const refused = [
      ...unread
        .filter(({ statement }) => own.has(statement))
        .map(({ statement, reason }) => `${statement}\n  ${reason}`),
      ...brokenIn(played, project.generation, recorded),
    ];
    const { calls, failures, statements, unanswered } = recorded;
    note(
      { schema, server: played.label },
      {
        tables,
        seconds,
        calls,
        statements: statements.length,
        judged: own.size,
        refused: refused.length,
        otherwise: failures.length,
        unexplained: unexplained(failures).length,
        unanswered: unanswered.length,
      },
      { refusals: refused, failures, unansweredStatements: unanswered, said: statements },
    );
  }
}

async function recordBatch(
  batch: readonly (readonly [KnownSchema, number])[],
  scratch: string,
  driver: string,
): Promise<void> {
  const open = batch.flatMap(([schema, tables]) =>
    servers.filter(({ label }) => !done.has(`${schema.name} ${label}`)).map((played) => ({ schema, tables, played })),
  );
  const generations = new Map(
    open.map(({ schema, played: { database } }) => {
      const name = `${schema.name}-${database}`;
      return [
        name,
        generateProject(`${schema.name}${database}`, schema.source(), {
          database,
          devDatabase: 'h2',
          features: ALL_FEATURES,
        }),
      ];
    }),
  );
  const projects = await compileBackends(scratch, generations);
  const hosts = new BackendHosts(tool('jdk-25'), projects[0]?.jars ?? '');
  try {
    for (const played of servers) {
      const recorded: (Run & { readonly recorded: Recorded; readonly seconds: number })[] = [];
      for (const one of open.filter((each) => each.played === played)) {
        const project = projects.find(({ name }) => name === `${one.schema.name}-${played.database}`);
        if (project === undefined) throw new Error(`${one.schema.name} was not compiled`);
        const run = { schema: one.schema.name, tables: one.tables, played, project };
        const began = Date.now();
        const said = await record(hosts, driver, scratch, run);
        if (said !== undefined)
          recorded.push({ ...run, recorded: said, seconds: Math.round((Date.now() - began) / 1000) });
      }
      await judge(played, recorded, scratch);
    }
  } finally {
    await hosts.end();
  }
}

const sized = knownSchemas()
  .filter(({ name }) => names.length === 0 || names.includes(name))
  .map((schema) => [schema, tablesIn(schema)] as const)
  .filter(([{ name }]) => servers.some(({ label }) => !done.has(`${name} ${label}`)))
  .toSorted(([, one], [, other]) => one - other);
const batches: (readonly [KnownSchema, number])[][] = [];
let size = TABLES_AT_ONCE;
for (const one of sized) {
  if (size + one[1] + 2 > TABLES_AT_ONCE) {
    batches.push([]);
    size = 0;
  }
  batches.at(-1)?.push(one);
  size += one[1] + 2;
}

const tools = await startJavaTools();
useJavaTools(tools.address);
const drivers = join(out, 'driver');
mkdirSync(drivers, { recursive: true });
const driver = await compileDriver(drivers);
try {
  for (const batch of batches) {
    const scratch = join(out, 'scratch');
    rmSync(scratch, { recursive: true, force: true });
    mkdirSync(scratch, { recursive: true });
    try {
      await recordBatch(batch, scratch, driver);
    } catch (error) {
      console.log(`${batch.map(([{ name }]) => name).join(', ')}: ${String(error).slice(0, 3000)}`);
    }
  }
} finally {
  await tools.service.stop();
}
