import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Generation } from '@backsmith/engine';
import {
  ADMINISTRATOR,
  WITHOUT_LIMITS,
  fetchDocument,
  giveRole,
  ownTablesOf,
  proveApi,
  proveRoles,
  readResources,
  register,
  signIn,
} from '@backsmith/prover';
import { ALL_FEATURES } from '../../engine/all-features.ts';
import { knownSchemas } from '../../corpus/known-schemas.ts';
import { scratchFolder, tool } from '../../kit/index.ts';
import type { ProjectClaim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { SESSION_ATTACKS } from '../attacks/session-attacks.ts';
import { tablesOf } from '../mongo/tables-of.ts';
import { BackendHosts } from '../proof/backend-hosts.ts';
import { compileBackends, generateProject, type Project } from '../proof/project.ts';
import { judged } from '../strict-sql/known-gaps.ts';
import { refusedBy } from '../strict-sql/strict-sql.ts';
import { brokenRules } from './beyond-grammar.ts';
import { declaredTables } from '../validated/declared-columns.ts';
import { unroundedMoments, type Bound } from './unrounded-moments.ts';
import { PLAYED, boundIn, compileDriver, recordedSettings, statementsIn, type Played } from './recording-driver.ts';

// No server of Oracle or SQL Server is here. A backend is told that one answers, so that Hibernate and our own code speak as
// they would to it; what they say is recorded, and read by a strict grammar and by the rules no grammar knows.

const LONGEST_CLAIM = 1_800_000;

type RecordedClaim = ProjectClaim & { readonly played: Played };

function claims(): readonly RecordedClaim[] {
  return PLAYED.flatMap((played) =>
    knownSchemas().map(({ name, source }) => {
      const { database } = played;
      const own = `${name}${played.label}`;
      const options = { database, devDatabase: 'h2', features: ALL_FEATURES } as const;
      return {
        name: `${name} for ${played.label}`,
        played,
        generate: () => [generateProject(own, source(), options)] as const,
      };
    }),
  );
}

const SUITE = {
  name: 'Oracle and SQL Server would take every statement',
  tools: ['jdk-25', 'maven', 'ecj'],
  claims,
  dependsOn: 'application',
  limits: { changed: 2, again: 1 / 8 },
  parts: ['JDK 25'],
  harness: [
    ...['tests/backends/recorded', 'tests/backends/strict-sql', 'packages/prover/src/client'],
    'tests/backends/recorded/recorded.test.ts',
  ],
} as const;

/** Statements of SQL Server that miss rows, each behind what it was given. */
function unrounded(claim: RecordedClaim, bound: readonly Bound[]): readonly string[] {
  if (claim.played.database !== 'sqlserver') return [];
  const { files } = claim.generate()[0];
  const migration = files.find(({ path }) => path.endsWith('db/migration/sqlserver/V1__schema.sql'));
  if (migration === undefined) throw new Error(`${claim.name} has no first migration`);
  const tables = declaredTables('sqlserver', String(migration.content));
  return unroundedMoments(bound, tables).map(
    ({ at, type, statement }) => `parameter ${at} is a ${type}: ${statement.slice(0, 600)}`,
  );
}

/** What was called of an API, and what it answered otherwise than it should. */
type Driven = { readonly calls: number; readonly failures: readonly string[] };

/** Calls all of an API as an administrator, and as a user, an editor and nobody; ends sessions in every way there is. */
async function drive(url: string, generation: Generation, mails: string, log: () => string): Promise<Driven> {
  const administrator = await signIn(url, ADMINISTRATOR);
  const token = administrator.accessToken;
  const catalog = { tables: () => Promise.resolve(tablesOf(generation)) };
  const proof = await proveApi(url, catalog, { token, ownTables: ownTablesOf(generation) });
  let people = 0;
  const newcomer = () => register(url, mails, `newcomer${(people += 1)}@people.example`);
  const user = await signIn(url, await newcomer());
  const writer = await newcomer();
  await giveRole(url, token, writer.email, 'EDITOR');
  const editor = (await signIn(url, writer)).accessToken;
  const roles = await proveRoles(url, { user: user.accessToken, editor, administrator: token });
  const path = readResources(await fetchDocument(url)).find((one) => one.path.startsWith('/api/'))?.path ?? '/auth/me';
  const target = { url, mails, key: '', administrator, user, path, newcomer, log };
  const trials = (await Promise.all(SESSION_ATTACKS.map(({ run }) => run(target)))).flat();
  const broken = trials.filter(({ held }) => !held).map(({ what, answer }) => `${what}: ${answer}`);
  return { calls: proof.calls + roles.calls, failures: [...proof.failures, ...roles.failures, ...broken] };
}

describeProofs<RecordedClaim>(SUITE, ({ taken, proven }) => {
  const scratch = scratchFolder('recorded');
  const total = { backends: 0, calls: 0, statements: 0, judged: 0, refused: 0 };
  let projects: readonly Project[] = [];
  let hosts: BackendHosts | undefined;
  let driver = '';

  beforeAll(async () => {
    driver = await compileDriver(scratch);
    projects = await compileBackends(scratch, new Map(taken.map((claim) => [claim.name, claim.generate()[0]])));
    hosts = new BackendHosts(tool('jdk-25'), projects[0]?.jars ?? '');
  }, LONGEST_CLAIM);
  afterAll(async () => {
    await hosts?.end();
    console.log(`recorded: ${JSON.stringify(total)}`);
  });

  /** Boots the backend of a claim, calls all of it, and answers what it has said to its database. */
  async function record({ name, played }: RecordedClaim, at: number) {
    const project = projects.find((one) => one.name === name);
    if (project === undefined || hosts === undefined) throw new Error(`${name} was not compiled`);
    const file = join(scratch, `statements-${at}`);
    const mails = join(scratch, `mails-${at}`);
    const env = {
      ...recordedSettings(played, project.generation, `recorded${at}`, file),
      ...WITHOUT_LIMITS,
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      APP_SECURITY_GENERATEKEY: 'true',
      APP_MAIL_FOLDER: mails,
    };
    const { mainClass } = project.program;
    const backend = await hosts.start({ mainClass, classPath: [...project.own, driver], env });
    try {
      const driven = await drive(backend.url, project.generation, mails, () => backend.log());
      return {
        ...driven,
        bound: boundIn(file),
        statements: statementsIn(file),
        unanswered: statementsIn(`${file}.unanswered`),
      };
    } finally {
      await backend.stop();
    }
  }

  test.each(taken.map((claim, at) => [claim.name, claim, at] as const))(
    '%s',
    { timeout: LONGEST_CLAIM },
    async (name, claim, at) => {
      const { database, major } = claim.played;
      const { calls, failures, bound, statements, unanswered } = await record(claim, at);
      const readable = statements.flatMap((statement) => judged(database, statement) ?? []);
      const unread = await refusedBy(database, readable, scratch);
      const refused = [
        ...unread.map(({ statement, reason }) => `${statement.slice(0, 600)}\n  ${reason.slice(0, 200)}`),
        ...brokenRules(database, statements, major),
        ...unrounded(claim, bound),
      ];
      total.backends++;
      total.calls += calls;
      total.statements += statements.length;
      total.judged += readable.length;
      total.refused += refused.length;
      const figures = {
        calls,
        otherwise: failures.length,
        unanswered: unanswered.length,
        statements: statements.length,
        refused: refused.length,
      };
      console.log(`${name}: ${JSON.stringify(figures)}`);
      if (refused.length > 0) console.log(refused.slice(0, 5).join('\n'));
      if (failures.length > 0) console.log(failures.slice(0, 5).join('\n').slice(0, 2000));
      expect({ refused, unanswered }).toEqual({ refused: [], unanswered: [] });
      expect(readable.length).toBeGreaterThan(statements.length * 0.9);
      expect(statements.length).toBeGreaterThan(20);
      proven(claim);
    },
  );
});
