import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_FEATURES } from '../../engine/all-features.ts';
import { knownSchemas } from '../../corpus/known-schemas.ts';
import { scratchFolder, tool } from '../../kit/index.ts';
import type { ProjectClaim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { BackendHosts } from '../proof/backend-hosts.ts';
import { compileBackends, generateProject, type Project } from '../proof/project.ts';
import { refusedBy } from '../strict-sql/strict-sql.ts';
import { unexplained } from './answered-otherwise.ts';
import { brokenIn, readableIn, recordBackend } from './record-backend.ts';
import { PLAYED, compileDriver, type Played } from './recording-driver.ts';

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
    return recordBackend(hosts, driver, project, { played, file, name: `recorded${at}`, extent: 'all' });
  }

  test.each(taken.map((claim, at) => [claim.name, claim, at] as const))(
    '%s',
    { timeout: LONGEST_CLAIM },
    async (name, claim, at) => {
      const recorded = await record(claim, at);
      const { calls, failures, statements, unanswered } = recorded;
      const readable = readableIn(claim.played, recorded);
      const unread = await refusedBy(claim.played.database, readable, scratch);
      const refused = [
        ...unread.map(({ statement, reason }) => `${statement.slice(0, 600)}\n  ${reason.slice(0, 200)}`),
        ...brokenIn(claim.played, claim.generate()[0], recorded),
      ];
      total.backends++;
      total.calls += calls;
      total.statements += statements.length;
      total.judged += readable.length;
      total.refused += refused.length;
      const figures = {
        calls,
        otherwise: failures.length,
        unexplained: unexplained(failures).length,
        unanswered: unanswered.length,
        statements: statements.length,
        refused: refused.length,
      };
      console.log(`${name}: ${JSON.stringify(figures)}`);
      if (refused.length > 0) console.log(refused.slice(0, 5).join('\n'));
      if (failures.length > 0) console.log(unexplained(failures).slice(0, 5).join('\n').slice(0, 2000));
      expect({ refused, unanswered }).toEqual({ refused: [], unanswered: [] });
      expect(readable.length).toBeGreaterThan(statements.length * 0.9);
      expect(statements.length).toBeGreaterThan(20);
      proven(claim);
    },
  );
});
