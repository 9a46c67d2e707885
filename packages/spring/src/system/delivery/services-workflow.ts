import type { Blueprint, Gateway, System } from '@backsmith/blueprint';
import { renderYaml, shellWord } from '@backsmith/render';
import type { YamlMapping, YamlValue } from '@backsmith/render';
import { environmentOf, testSecret } from './environment.ts';
import { MAY_PUSH, ONE_WORKER, pushStep, serviceContainer, setUpSteps } from './github.ts';

/** A script of the workflow, which is easier to read and to try without it. */
export const CHANGED_SCRIPT = '.github/changed-modules.sh';

/**
 * The workflow of several services: all are compiled together, and each that changed is tested on its database and becomes an
 * image, which the main branch pushes. A job that has nothing to do is skipped, which a rule of the branch takes for success.
 */
export function servicesWorkflow(system: System): string {
  const { root, services, gateway } = system;
  const modules = [...services, ...(gateway === undefined ? [] : [gateway])];
  const setUp = setUpSteps(root);
  return renderYaml({
    name: 'CI',
    on: { push: { branches: ['main'] }, pull_request: {} },
    permissions: { contents: 'read' },
    concurrency: {
      group: '${{ github.workflow }}-${{ github.ref }}',
      'cancel-in-progress': "${{ github.event_name == 'pull_request' }}",
    },
    jobs: {
      changes: changesJob(
        root,
        modules.map(({ folder }) => folder),
      ),
      build: {
        ...ONE_WORKER,
        steps: [...setUp, { run: 'sh ./mvnw -B -DskipTests verify' }],
      },
      ...Object.fromEntries(services.map((one) => [one.folder, moduleJob(one, setUp, onDatabase(one))])),
      ...(gateway && { [gateway.folder]: moduleJob(gateway, setUp, {}) }),
    },
  });
}

function changesJob({ actions }: System['root'], folders: readonly string[]): YamlMapping {
  return {
    ...ONE_WORKER,
    outputs: Object.fromEntries(folders.map((folder) => [folder, `\${{ steps.changed.outputs.${folder} }}`])),
    steps: [
      { uses: actions.checkout, with: { 'fetch-depth': 0 } },
      {
        id: 'changed',
        run: `sh ${CHANGED_SCRIPT} "$BASE" >> "$GITHUB_OUTPUT"`,
        env: { BASE: '${{ github.event.pull_request.base.sha || github.event.before }}' },
      },
    ],
  };
}

function onDatabase(service: Blueprint): Readonly<Record<string, YamlValue>> {
  const { container } = service.store;
  return {
    services: { [container.host]: serviceContainer(container) },
    env: environmentOf(service, 'github', testSecret),
  };
}

function moduleJob(
  { folder, image }: Pick<Blueprint | Gateway, 'folder' | 'image'>,
  setUp: readonly YamlMapping[],
  beside: Readonly<Record<string, YamlValue>>,
): YamlMapping {
  return {
    ...ONE_WORKER,
    needs: ['changes'],
    if: `needs.changes.outputs.${folder} == 'true'`,
    permissions: MAY_PUSH,
    ...beside,
    steps: [
      ...setUp,
      { run: `sh ./mvnw -B --projects ${folder} verify` },
      { run: `docker build --tag ${image.name} --file ${folder}/Dockerfile .` },
      pushStep(image.name),
    ],
  };
}

/** Says of each module whether it changed; of all of them where their build did, or where nobody knows. */
export function changedScript(modules: readonly string[]): string {
  return `#!/bin/sh
# Says of each module whether it changed since a commit: orders-service=true. All did where what they have together changed,
# or where the commit is not known.
set -eu

if changed=$(git diff --name-only "$1" HEAD 2>/dev/null); then
  all=$(printf '%s\\n' "$changed" | grep -cE '^(pom\\.xml$|mvnw|\\.dockerignore$|\\.github/)' || true)
else
  all=1
fi
for module in ${modules.map(shellWord).join(' ')}; do
  own=$(printf '%s\\n' "\${changed:-}" | grep -c "^$module/" || true)
  if [ "$all" -gt 0 ] || [ "$own" -gt 0 ]; then
    echo "$module=true"
  else
    echo "$module=false"
  fi
done
`;
}

/** Pushes an image by its commit, and as the newest. */
export function pushScript(): string {
  return `#!/bin/sh
# Pushes an image to the registry of GitHub: by its commit, and as the newest of its name.
set -eu

# Names of images are in lower case, those of repositories need not be.
registry=ghcr.io/$(printf '%s' "$GITHUB_REPOSITORY" | tr '[:upper:]' '[:lower:]')
printf '%s' "$REGISTRY_TOKEN" | docker login ghcr.io --username "$GITHUB_ACTOR" --password-stdin
for tag in "$GITHUB_SHA" latest; do
  docker tag "$1" "$registry/$1:$tag"
  docker push "$registry/$1:$tag"
done
`;
}
