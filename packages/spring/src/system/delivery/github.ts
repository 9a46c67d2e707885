import type { Blueprint, ServerContainer, System } from '@backsmith/blueprint';
import { renderYaml } from '@backsmith/render';
import type { YamlMapping } from '@backsmith/render';
import { environmentOf, serverEnvironment, TEST_PASSWORD, testSecret } from './environment.ts';

/** The workflow: the tests on the database of development where it runs anywhere, the same on the real one, and the images. */
export function githubWorkflow({ root, services }: System): string {
  const { actions } = root;
  const alone = services.every(({ store }) => store.development.runsAnywhere);
  const setUp: readonly YamlMapping[] = [
    { uses: actions.checkout },
    {
      uses: actions.setupJava,
      with: { distribution: 'temurin', 'java-version': root.java, cache: 'maven' },
    },
  ];
  const verify = [...setUp, { run: 'sh ./mvnw -B verify' }];
  return renderYaml({
    name: 'CI',
    on: { push: { branches: ['main'] }, pull_request: {} },
    permissions: { contents: 'read' },
    concurrency: { group: '${{ github.workflow }}-${{ github.ref }}', 'cancel-in-progress': true },
    jobs: {
      ...(alone ? { verify: { 'runs-on': 'ubuntu-latest', steps: verify } } : {}),
      ...Object.fromEntries(services.map((one) => [onDatabase(one), databaseJob(one, setUp)])),
      image: {
        'runs-on': 'ubuntu-latest',
        needs: alone ? ['verify'] : services.map(onDatabase),
        steps: [
          { uses: actions.checkout },
          ...services.map(({ image, folder }) => ({
            run: `docker build --tag ${image.name} ${folder === '' ? '' : `--file ${folder}/Dockerfile `}.`,
          })),
        ],
      },
    },
  });
}

function onDatabase({ folder }: Blueprint): string {
  return folder === '' ? 'verify-on-database' : `verify-${folder}-on-database`;
}

/** The tests of a service on the real database, which listens at its usual port in each job. */
function databaseJob(blueprint: Blueprint, setUp: readonly YamlMapping[]): YamlMapping {
  const { folder, store } = blueprint;
  const selected = folder === '' ? '' : `--projects ${folder} `;
  return {
    'runs-on': 'ubuntu-latest',
    services: { [store.container.host]: service(store.container) },
    env: environmentOf(blueprint, 'github', testSecret),
    steps: [...setUp, { run: `sh ./mvnw -B ${selected}verify` }],
  };
}

function service(server: ServerContainer): YamlMapping {
  const { image, port, health } = server;
  const command = health.replaceAll('"', '\\"');
  return {
    image,
    env: serverEnvironment(server, TEST_PASSWORD),
    ports: [`${port}:${port}`],
    options: `--health-cmd "${command}" --health-interval 5s --health-timeout 5s --health-retries 30`,
  };
}

/** Asks for updates of libraries, images and workflow steps once a week. */
export function dependabot(): string {
  const ecosystems = ['maven', 'docker', 'docker-compose', 'github-actions'];
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
