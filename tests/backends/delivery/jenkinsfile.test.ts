import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { jdkProgram, REPOSITORY, runOk, scratchFolder, tool } from '../../kit/index.ts';
import { fileOf, projects } from '../../delivery/projects.ts';
import type { Claim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';

/** The calls of each file as Groovy reads them. */
async function callsOf(files: readonly string[]): Promise<readonly string[]> {
  const program = join(REPOSITORY, 'tests/backends/delivery/JenkinsfileShape.java');
  const { stdout } = await runOk(jdkProgram(tool('jdk-25'), 'java'), ['-cp', tool('groovy'), program, ...files]);
  return stdout
    .split(/^== .*\n/mu)
    .slice(1)
    .map((calls) => calls.trimEnd());
}

const CLAIM: Claim = {
  name: 'every database',
  generate: () =>
    projects().map((project) => ({ files: [{ path: project.title, content: fileOf(project, 'Jenkinsfile') }] })),
};

const VERIFY = `
    stage Verify
      agent
        docker
          image …
      steps
        sh mvn -B -Dmaven.repo.local=.m2 verify
      post
        always
          junit target/surefire-reports/TEST-*.xml`;

const SUITE = {
  name: 'Groovy reads the Jenkinsfile',
  tools: ['jdk-25', 'groovy'],
  claims: () => [CLAIM],
  dependsOn: 'everything',
  limits: { changed: 1, again: 1 / 8 },
  parts: ['JDK 25'],
  harness: ['tests/backends/delivery', 'tests/backends/delivery/jenkinsfile.test.ts'],
} as const;

describeProofs(SUITE, ({ proven }) => {
  const scratch = scratchFolder('jenkinsfiles');
  const all = projects();
  let calls: readonly string[] = [];
  let passed = 0;

  beforeAll(async () => {
    const files = all.map((project, at) => {
      const file = join(scratch, String(at));
      writeFileSync(file, fileOf(project, 'Jenkinsfile'));
      return file;
    });
    calls = await callsOf(files);
  });

  test.each(all.map((project, at) => ({ ...project, at })))('$title', ({ generation, at }) => {
    const words = calls[at]?.replaceAll(/(?<=image |withRun ).*|(?<=sh docker build --tag ).*(?=:)/gu, '…');
    // A server that the tests bring along refuses root, as builds in a container have it: theirs is the one beside them. What
    // stands in for MongoDB is Java itself.
    const { database, devDatabase } = generation.options;
    const bringsServer = devDatabase === 'embedded' && database !== 'mongodb';
    expect(words).toBe(`pipeline
  agent none
  options
    timeout [time:30, unit:MINUTES]
    disableConcurrentBuilds
  stages${bringsServer ? '' : VERIFY}
    stage Verify on database
      agent any
      environment
      steps
        script
          withRun …
            sh until docker inspect --format '{{.State.Health.Status}}' \${server1.id} | grep -qx healthy; do sleep 2; done
            inside --link \${server1.id}:database
              sh mvn -B -Dmaven.repo.local=.m2 verify
      post
        always
          junit target/surefire-reports/TEST-*.xml
    stage Image
      agent any
      steps
        sh docker build --tag …:\${env.BUILD_NUMBER} .`);
    passed += 1;
  });

  test('a file that is wrong is found', async () => {
    const file = join(scratch, 'wrong');
    writeFileSync(file, "pipeline {\n  agent 'any\n}\n");
    await expect(callsOf([file])).rejects.toThrow();
    if (passed === all.length) proven(CLAIM);
  });
});
