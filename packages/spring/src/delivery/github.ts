import type { Blueprint, DatabaseContainer } from '@backsmith/blueprint';
import { renderYaml } from '@backsmith/render';
import type { YamlMapping } from '@backsmith/render';
import { TEST_PASSWORD, testEnvironment } from './pipeline.ts';

/** The workflow: the tests on the database in memory, the same on the real one, and the image. */
export function githubWorkflow({ delivery, project }: Blueprint): string {
  const { actions, database } = delivery;
  const verify: readonly YamlMapping[] = [
    { uses: actions.checkout },
    {
      uses: actions.setupJava,
      with: { distribution: 'temurin', 'java-version': project.java, cache: 'maven' },
    },
    { run: 'sh ./mvnw -B verify' },
  ];
  return renderYaml({
    name: 'CI',
    on: { push: { branches: ['main'] }, pull_request: {} },
    permissions: { contents: 'read' },
    concurrency: { group: '${{ github.workflow }}-${{ github.ref }}', 'cancel-in-progress': true },
    jobs: {
      verify: { 'runs-on': 'ubuntu-latest', steps: verify },
      'verify-on-database': {
        'runs-on': 'ubuntu-latest',
        services: { database: service(database) },
        env: testEnvironment(database, database.localTestUrl),
        steps: verify,
      },
      image: {
        'runs-on': 'ubuntu-latest',
        needs: ['verify'],
        steps: [{ uses: actions.checkout }, { run: `docker build --tag ${delivery.name} .` }],
      },
    },
  });
}

function service(database: DatabaseContainer): YamlMapping {
  const { image, environment, passwords, port, health } = database;
  const command = health.replaceAll('"', '\\"');
  return {
    image,
    env: { ...environment, ...Object.fromEntries(passwords.map((variable) => [variable, TEST_PASSWORD])) },
    ports: [`${port}:${port}`],
    options: `--health-cmd "${command}" --health-interval 5s --health-timeout 5s --health-retries 30`,
  };
}

/** Asks for updates of libraries, images and workflow steps once a week. */
export function dependabot(): string {
  const ecosystems = ['maven', 'docker', 'github-actions'];
  return renderYaml({
    version: 2,
    updates: ecosystems.map((ecosystem) => ({
      'package-ecosystem': ecosystem,
      directory: '/',
      schedule: { interval: 'weekly' },
      groups: { all: { patterns: ['*'], 'update-types': ['minor', 'patch'] } },
    })),
  });
}
