import type { Blueprint, System } from '@backsmith/blueprint';
import { renderYaml } from '@backsmith/render';
import { databaseManifests } from './database.ts';
import { KUSTOMIZATION, inFolder, type Manifests } from './manifest-parts.ts';
import { secretGenerator, secretsForLocal, secretsIn } from './secrets.ts';
import type { Workload } from './workload.ts';

const FOLDER = 'k8s/overlays/local';

/** Many of them have to find room on one machine. */
const SMALL = `# One machine has fewer processors than all of them ask for.
- op: replace
  path: /spec/template/spec/containers/0/resources/requests
  value:
    cpu: 20m
    memory: 256Mi
`;

/** What is so in a cluster on one machine: databases of its own, and secrets of a file. By path. */
export function localOverlay(system: System, workloads: readonly Workload[]): Manifests {
  const secrets = secretsIn(system, workloads);
  const servers = system.services.map(({ store }) => store.container);
  const started = servers.filter(({ start }) => start !== undefined);
  const manifests: Manifests = {
    'kustomization.yaml': renderYaml({
      ...KUSTOMIZATION,
      resources: ['../../base', ...servers.map(({ host }) => `${host}.yaml`)],
      ...(started.length > 0 && {
        configMapGenerator: started.map(({ host }) => ({
          name: `${host}-start`,
          files: [`start.sh=${host}-start.sh`],
        })),
      }),
      secretGenerator: secretGenerator(secrets),
      patches: ['Deployment', 'StatefulSet'].map((kind) => ({ path: 'small-requests.yaml', target: { kind } })),
    }),
    'small-requests.yaml': SMALL,
    'secrets.example.env': secretsForLocal(secrets),
    ...serversOf(system.services, system.root.name),
  };
  return inFolder(FOLDER, manifests);
}

function serversOf(services: readonly Blueprint[], system: string): Manifests {
  const files = services.flatMap(({ store, image }) => {
    const { container } = store;
    const { host, start } = container;
    const manifests = [`${host}.yaml`, renderYaml(...databaseManifests(container, image.name, system))] as const;
    return start === undefined ? [manifests] : [manifests, [`${host}-start.sh`, start.content] as const];
  });
  return Object.fromEntries(files);
}
