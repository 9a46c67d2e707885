import { writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { knownSchemas } from '../../corpus/known-schemas.ts';
import { REPOSITORY, jdkProgram, runOk, scratchFolder, tool } from '../../kit/index.ts';
import type { ProjectClaim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { compileBackends, generateProject, type Project } from '../proof/project.ts';
import { declaredTables } from './declared-columns.ts';
import type { Vendor } from './reported-types.ts';

// Whether a backend for Oracle or SQL Server starts is decided by Hibernate, which compares each mapped column with what the
// vendor's driver says of it. No server is here: Hibernate is asked, and the driver's words are a table of their own.

/** What the driver says of the server: 19c, 23ai; SQL Server 2019, 2022, and Azure SQL, which calls itself 12. */
const SERVERS: Readonly<Record<Vendor, { readonly product: string; readonly majors: readonly number[] }>> = {
  oracle: { product: 'Oracle', majors: [19, 23] },
  sqlserver: { product: 'Microsoft SQL Server', majors: [12, 15, 16] },
};

const VENDORS = Object.keys(SERVERS) as readonly Vendor[];

type VendorClaim = ProjectClaim & { readonly vendor: Vendor };

function claims(): readonly VendorClaim[] {
  return VENDORS.flatMap((vendor) =>
    knownSchemas().map(({ name, source }) => ({
      name: `${name} on ${vendor}`,
      vendor,
      generate: () => [generateProject(`${name}${vendor}`, source(), { database: vendor })] as const,
    })),
  );
}

function textOf({ name, generation }: Project, path: string): string {
  const file = generation.files.find((one) => one.path === `src/main/resources/${path}`);
  if (file === undefined) throw new Error(`${name} has no ${path}`);
  return String(file.content);
}

/** The settings below `spring.jpa.properties`, each with its whole name. */
function settingsOf(node: unknown, name: string): readonly (readonly [string, unknown])[] {
  if (typeof node !== 'object' || node === null) return [[name, node]];
  return Object.entries(node).flatMap(([key, value]) => settingsOf(value, name === '' ? key : `${name}.${key}`));
}

function jpaSettings(project: Project): Readonly<Record<string, unknown>> {
  const all = settingsOf(parse(textOf(project, 'application.yaml')), '');
  const start = 'spring.jpa.properties.';
  return Object.fromEntries(
    all.flatMap(([name, value]) => (name.startsWith(start) ? [[name.slice(start.length), value]] : [])),
  );
}

function jobsOf(project: Project, { name, vendor }: VendorClaim): readonly object[] {
  const { product, majors } = SERVERS[vendor];
  const main = project.program.mainClass;
  const shared = {
    product,
    settings: jpaSettings(project),
    folder: main.slice(0, main.lastIndexOf('.')).replaceAll('.', '/'),
    classes: project.own.slice(1),
    resources: project.own[0],
    tables: declaredTables(vendor, textOf(project, `db/migration/${vendor}/V1__schema.sql`)),
  };
  return majors.map((major) => ({ ...shared, name: `${name}\t${major}`, major: String(major) }));
}

type Verdict = { readonly wrong: readonly string[]; readonly judged: number };

/** What Hibernate says of each claim, over all versions of its server. */
async function judge(taken: readonly VendorClaim[], scratch: string): Promise<ReadonlyMap<string, Verdict>> {
  const generations = new Map(taken.map((claim, at) => [String(at), claim.generate()[0]]));
  const projects = await compileBackends(scratch, generations);
  const jobs = join(scratch, 'jobs');
  const lines = projects.flatMap((project) => {
    const claim = taken[Number(project.name)];
    return claim === undefined ? [] : jobsOf(project, claim).map((job) => JSON.stringify(job));
  });
  writeFileSync(jobs, lines.join('\n'));
  const classPath = [...new Set(projects.flatMap(({ jars, own }) => [...jars.split(delimiter), ...own.slice(1)]))];
  const flags = ['-Xmx2g', '-XX:+UseSerialGC', '-cp', classPath.join(delimiter)];
  const program = join(REPOSITORY, 'tests/backends/validated/Validated.java');
  const { stdout } = await runOk(jdkProgram(tool('jdk-25'), 'java'), [...flags, program, jobs], {
    timeoutMs: 1_800_000,
  });
  const said = stdout.split('\n').map((line) => line.split('\t'));
  return new Map(
    taken.map((claim) => {
      const own = said.filter(([name]) => name === claim.name);
      const judged = own.flatMap(([, , what, text]) => (what === 'judged' ? [Number(text)] : []));
      const wrong = own.flatMap(([, major, what, text]) => (what === 'judged' ? [] : [`${major} ${what} ${text}`]));
      const unended = SERVERS[claim.vendor].majors.length - judged.length;
      return [
        claim.name,
        { judged: judged.reduce((sum, one) => sum + one, 0), wrong: unended === 0 ? wrong : [...wrong, 'did not end'] },
      ];
    }),
  );
}

const SUITE = {
  name: 'Hibernate starts on what is written for Oracle and SQL Server',
  tools: ['jdk-25', 'maven', 'ecj'],
  claims,
  dependsOn: 'application',
  limits: { changed: 8, again: 1 / 16 },
  parts: ['JDK 25', 'compiler'],
  harness: ['tests/backends/validated'],
} as const;

describeProofs<VendorClaim>(SUITE, ({ taken, proven }) => {
  const scratch = scratchFolder('validated');
  let verdicts: ReadonlyMap<string, Verdict> = new Map();

  beforeAll(async () => {
    verdicts = await judge(taken, scratch);
    const judged = [...verdicts.values()].reduce((sum, one) => sum + one.judged, 0);
    const wrong = [...verdicts.values()].reduce((sum, one) => sum + one.wrong.length, 0);
    console.log(`${taken.length} projects: ${judged} columns judged, ${wrong} would end the start`);
  }, 1_800_000);

  test.each(taken.map((claim) => [claim.name, claim] as const))('%s', (name, claim) => {
    const verdict = verdicts.get(name);
    expect(verdict?.wrong).toEqual([]);
    expect(verdict?.judged).toBeGreaterThan(0);
    proven(claim);
  });
});
