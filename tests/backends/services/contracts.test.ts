import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate, type Generation, type Options } from '@backsmith/engine';
import { beforeAll, expect, test } from 'vitest';
import { REPOSITORY, javaEnvironment, run, scratchFolder, tool, writeFiles } from '../../kit/index.ts';
import type { ProjectClaim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';

const CASE = join(REPOSITORY, 'tests/golden/cases/depot-services');
const SERVICE = 'parcels-service';

function depot(): Generation {
  const options = JSON.parse(readFileSync(join(CASE, 'options.json'), 'utf8')) as Options;
  const { value, diagnostics } = generate(readFileSync(join(CASE, 'input.sql')), options);
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return value;
}

const SUITE = {
  name: 'services hold each other to their contracts',
  tools: ['jdk-17', 'maven'],
  claims: (): readonly ProjectClaim[] => [{ name: 'depot', generate: () => [depot()] }],
  dependsOn: 'build',
  limits: { changed: 1, again: 1 / 8 },
  parts: ['JDK 17'],
  harness: ['tests/backends/services/contracts.test.ts'],
} as const;

/** What somebody does to the code of a service, in main and test alike, and which of its tests tell them. */
const CHANGES = [
  {
    what: 'a field others filter by is called otherwise',
    replace: ['senderId', 'fromId'],
    told: ['answersParcelsBySenderIdToClients'],
  },
  {
    what: 'a list says otherwise how many there are',
    replace: ['totalItems', 'total'],
    told: [
      'answersParcelsByReceiverIdToClients',
      'answersParcelsByRouteAndStopNumberToClients',
      'answersParcelsBySenderIdToClients',
    ],
  },
  {
    what: 'a client calls records otherwise',
    replace: ['"stops"', '"halts"'],
    told: ['asksClientsForStopExists'],
  },
  {
    what: 'a client asks elsewhere',
    replace: ['/internal/missing-records', '/internal/lost-records'],
    told: ['asksClientsForClientExists', 'asksClientsForStopExists'],
  },
] as const;

describeProofs<ProjectClaim>(SUITE, ({ taken, proven }) => {
  const folder = join(scratchFolder('contracts'), 'depot');
  const { files } = depot();
  let passed = 0;

  beforeAll(() => writeFiles(folder, files));

  /** Runs the tests of contracts of one service, and says which of them ran and which failed. */
  async function testContracts() {
    rmSync(join(folder, SERVICE, 'target/surefire-reports'), { recursive: true, force: true });
    const goals = ['test', '--projects', SERVICE, '-Dtest=*ContractTest', '-Dsurefire.failIfNoSpecifiedTests=false'];
    const { code } = await run(join(folder, 'mvnw'), ['-B', '-q', ...goals], {
      cwd: folder,
      env: { ...javaEnvironment(tool('jdk-17')), MAVEN_OPTS: '-Xmx512m' },
      timeoutMs: 600_000,
    });
    const reports = globSync(join(folder, SERVICE, 'target/surefire-reports/TEST-*.xml'));
    const cases = reports.flatMap(
      (path) => readFileSync(path, 'utf8').match(/<testcase .*?(?:\/>|<\/testcase>)/gsu) ?? [],
    );
    const nameOf = (text: string) => /^<testcase name="(\w+)"/u.exec(text)?.[1] ?? text;
    const failed = cases.filter((text) => /<(?:error|failure)\b/u.test(text));
    return { code, ran: cases.map(nameOf).toSorted(), failed: failed.map(nameOf).toSorted() };
  }

  test('both sides keep them as they are generated', async () => {
    const { code, ran, failed } = await testContracts();
    expect([code, failed]).toEqual([0, []]);
    expect(ran).toEqual([
      'answersParcelsByReceiverIdToClients',
      'answersParcelsByRouteAndStopNumberToClients',
      'answersParcelsBySenderIdToClients',
      'asksClientsForClientExists',
      'asksClientsForStopExists',
    ]);
    passed += 1;
  });

  test.each(CHANGES)('where $what, its own tests say so', async ({ replace: [from, to], told }) => {
    const changed = files.filter(
      ({ path, content }) =>
        path.startsWith(`${SERVICE}/src/`) && path.endsWith('.java') && String(content).includes(from),
    );
    expect(changed.length).toBeGreaterThan(0);
    for (const { path, content } of changed) writeFileSync(join(folder, path), String(content).replaceAll(from, to));
    const { code, failed } = await testContracts();
    for (const { path, content } of changed) writeFileSync(join(folder, path), content);
    expect(failed).toEqual(told);
    expect(code).not.toBe(0);
    passed += 1;
  });

  test('all of it holds', () => {
    expect(passed).toBe(1 + CHANGES.length);
    for (const claim of taken) proven(claim);
  });
});
