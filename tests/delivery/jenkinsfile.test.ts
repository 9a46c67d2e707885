import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { describeWith, jdkProgram, REPOSITORY, runOk, scratchFolder, tool } from '../kit/index.ts';
import { fileOf, projects } from './projects.ts';

/** The calls of each file as Groovy reads them. */
async function callsOf(files: readonly string[]): Promise<readonly string[]> {
  const program = join(REPOSITORY, 'tests/delivery/JenkinsfileShape.java');
  const { stdout } = await runOk(jdkProgram(tool('jdk-25'), 'java'), ['-cp', tool('groovy'), program, ...files]);
  return stdout
    .split(/^== .*\n/mu)
    .slice(1)
    .map((calls) => calls.trimEnd());
}

describeWith(['jdk-25', 'groovy'], 'Groovy reads the Jenkinsfile', () => {
  const scratch = scratchFolder('jenkinsfiles');
  const all = projects();
  let calls: readonly string[] = [];

  beforeAll(async () => {
    const files = all.map((project, at) => {
      const file = join(scratch, String(at));
      writeFileSync(file, fileOf(project, 'Jenkinsfile'));
      return file;
    });
    calls = await callsOf(files);
  });

  test.each(all.map(({ title }, at) => [title, at] as const))('%s', (_, at) => {
    const words = calls[at]?.replaceAll(/(?<=image ).*|(?<=sh docker build --tag ).*(?=:)/gu, '…');
    expect(words).toBe(`pipeline
  agent none
  options
    timeout [time:30, unit:MINUTES]
    disableConcurrentBuilds
  stages
    stage Verify
      agent
        docker
          image …
          args -v maven-repository:/m2
      steps
        sh mvn -B -Dmaven.repo.local=/m2 verify
      post
        always
          junit target/surefire-reports/TEST-*.xml
    stage Image
      agent any
      steps
        sh docker build --tag …:\${env.BUILD_NUMBER} .`);
  });

  test('a file that is wrong is found', async () => {
    const file = join(scratch, 'wrong');
    writeFileSync(file, "pipeline {\n  agent 'any\n}\n");
    await expect(callsOf([file])).rejects.toThrow();
  });
});
