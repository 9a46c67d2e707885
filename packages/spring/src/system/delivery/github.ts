import type { ServerContainer, System } from '@backsmith/blueprint';
import { renderYaml } from '@backsmith/render';
import type { YamlMapping } from '@backsmith/render';
import { environmentOf, serverEnvironment, TEST_PASSWORD, testSecret } from './environment.ts';

/** What pushes images: a script is easier to read and to try than a step. */
export const PUSH_SCRIPT = '.github/push-image.sh';

/** Where a job runs. */
export const ONE_WORKER = { 'runs-on': 'ubuntu-latest' } as const;

/** The workflow of one application: the tests on the database of development where it runs anywhere, the same on the real one, and the image. */
export function githubWorkflow(system: System): string {
  const [service] = system.services;
  if (service === undefined) throw new Error('A system without a service');
  const { store, image } = service;
  const alone = store.development.runsAnywhere;
  const setUp = setUpSteps(system.root);
  const verify: YamlMapping = { run: 'sh ./mvnw -B verify' };
  return renderYaml({
    name: 'CI',
    on: { push: { branches: ['main'] }, pull_request: {} },
    permissions: { contents: 'read' },
    concurrency: { group: '${{ github.workflow }}-${{ github.ref }}', 'cancel-in-progress': true },
    jobs: {
      ...(alone ? { verify: { ...ONE_WORKER, steps: [...setUp, verify] } } : {}),
      'verify-on-database': {
        ...ONE_WORKER,
        services: { [store.container.host]: serviceContainer(store.container) },
        env: environmentOf(service, 'github', testSecret),
        steps: [...setUp, verify],
      },
      image: {
        ...ONE_WORKER,
        needs: [...(alone ? ['verify'] : []), 'verify-on-database'],
        permissions: MAY_PUSH,
        steps: [
          { uses: system.root.actions.checkout },
          { run: `docker build --tag ${image.name} .` },
          pushStep(image.name),
        ],
      },
    },
  });
}

/** What a job may do that pushes images. */
export const MAY_PUSH = { contents: 'read', packages: 'write' } as const;

/** What the main branch does with an image. */
export function pushStep(name: string): YamlMapping {
  return {
    if: "github.event_name == 'push'",
    run: `sh ${PUSH_SCRIPT} ${name}`,
    env: { REGISTRY_TOKEN: '${{ secrets.GITHUB_TOKEN }}' },
  };
}

/** What a job begins with that builds. */
export function setUpSteps({ actions, java }: System['root']): readonly YamlMapping[] {
  return [
    { uses: actions.checkout },
    { uses: actions.setupJava, with: { distribution: 'temurin', 'java-version': java, cache: 'maven' } },
  ];
}

/** The server beside a job, which listens at its usual port in each. */
export function serviceContainer(server: ServerContainer): YamlMapping {
  const { image, port, health } = server;
  const command = health.replaceAll('"', '\\"');
  return {
    image,
    env: serverEnvironment(server, TEST_PASSWORD),
    ports: [`${port}:${port}`],
    options: `--health-cmd "${command}" --health-interval 5s --health-timeout 5s --health-retries 30`,
  };
}
