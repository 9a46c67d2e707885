import { validate as isDeployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as isStatefulSet } from 'kubernetes-models/_schemas/IoK8sApiAppsV1StatefulSet';
import { validate as isConfigMap } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ConfigMap';
import { validate as isService } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import { validate as isNetworkPolicy } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy';
import { validate as isDisruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { fileOf, guardedServices, projects, type Project } from './projects.ts';
import { watchReads } from './watch-reads.ts';

type Validator = ((data: unknown) => boolean) & { readonly errors?: readonly unknown[] | null };

/** The kinds a project may have: another one is a manifest nobody has looked at. */
const VALIDATORS = new Map<unknown, Validator>([
  ['ConfigMap', isConfigMap],
  ['Deployment', isDeployment],
  ['PodDisruptionBudget', isDisruptionBudget],
  ['Service', isService],
  ['NetworkPolicy', isNetworkPolicy],
]);

/** The kind of what keeps data of its own. */
const KEEPERS = new Map<unknown, Validator>([['StatefulSet', isStatefulSet]]);

/** Those of a service alone, which says nothing of who may reach it. */
const ALONE = [...VALIDATORS.keys()].filter((kind) => kind !== 'NetworkPolicy');

type Manifest = Readonly<Record<string, unknown>>;

/** What an API server would say about a manifest; nothing where it would take it. */
function complaints(manifest: Manifest): readonly string[] {
  const validate = VALIDATORS.get(manifest['kind']) ?? KEEPERS.get(manifest['kind']);
  if (validate === undefined) return ['an unknown kind'];
  const { data, unread } = watchReads(manifest);
  if (!validate(data)) return (validate.errors ?? []).map((error) => JSON.stringify(error));
  return unread().map((path) => `unknown field ${path}`);
}

function manifestsOf({ files }: Project): readonly (readonly [path: string, manifest: Manifest])[] {
  const paths = [...files.keys()].filter((path) => /^k8s\/(?!.*kustomization).+\.yaml$/.test(path));
  return paths.map((path) => {
    const document = parseDocument(files.get(path) ?? '', { version: '1.1', strict: true });
    expect(document.errors, path).toEqual([]);
    return [path, document.toJS() as Manifest];
  });
}

describe('Kubernetes manifests are what an API server takes', () => {
  const all = projects();

  test.each(all.map((project) => [project.title, project] as const))('%s', (_, project) => {
    const manifests = manifestsOf(project);
    expect(manifests.map(([, { kind }]) => kind).toSorted()).toEqual(ALONE);
    for (const [path, manifest] of manifests) expect(complaints(manifest), path).toEqual([]);
  });

  test.each([
    ['another version', { apiVersion: 'apps/v2', kind: 'Deployment' }, '/apiVersion'],
    ['an unknown field', { apiVersion: 'v1', kind: 'Service', spec: { port: 80 } }, 'unknown field /spec/port'],
    ['a number for a text', { apiVersion: 'v1', kind: 'ConfigMap', data: { PORT: 80 } }, '/data/PORT'],
    ['a missing field', { apiVersion: 'apps/v1', kind: 'Deployment', spec: { template: {} } }, 'selector'],
  ])('%s is found', (_, manifest, said) => {
    expect(complaints(manifest).join('\n')).toContain(said);
  });
});

describe('Kubernetes manifests of services and their gateway', () => {
  const project = guardedServices();
  const { services, gateway } = project.generation.system;
  const folders = [...services.map(({ folder }) => folder), gateway?.folder ?? ''];
  const manifests = new Map(manifestsOf(project));
  const labelOf = (folder: string) =>
    (manifests.get(`k8s/${folder}/deployment.yaml`) as unknown as { spec: { template: { metadata: unknown } } }).spec
      .template.metadata;

  test('are what an API server takes, of every kind for each, and all are taken at once', () => {
    for (const [path, manifest] of manifests) expect(complaints(manifest), path).toEqual([]);
    for (const folder of folders) {
      const kinds = [...manifests].flatMap(([path, { kind }]) => (path.startsWith(`k8s/${folder}/`) ? [kind] : []));
      expect(kinds.toSorted(), folder).toEqual([...VALIDATORS.keys()].toSorted());
      const { resources } = parseDocument(fileOf(project, `k8s/${folder}/kustomization.yaml`)).toJS() as {
        readonly resources: readonly string[];
      };
      expect(
        resources.map((name) => `k8s/${folder}/${name}`),
        folder,
      ).toEqual([...manifests.keys()].filter((path) => path.startsWith(`k8s/${folder}/`)));
    }
    expect(parseDocument(fileOf(project, 'k8s/kustomization.yaml')).toJS()).toMatchObject({ resources: folders });
  });

  test('let everybody call the gateway, and its system alone the services, at the ports they listen on', () => {
    for (const { folder, port, image } of services) {
      expect(manifests.get(`k8s/${folder}/network-policy.yaml`)).toMatchObject({
        spec: {
          podSelector: { matchLabels: { 'app.kubernetes.io/name': image.name } },
          ingress: [
            {
              from: [{ podSelector: { matchLabels: { 'app.kubernetes.io/part-of': 'shop' } } }],
              ports: [{ protocol: 'TCP', port }],
            },
          ],
        },
      });
    }
    for (const folder of folders)
      expect(labelOf(folder)).toMatchObject({ labels: { 'app.kubernetes.io/part-of': 'shop' } });
    const open = manifests.get('k8s/gateway/network-policy.yaml');
    const system = [{ podSelector: { matchLabels: { 'app.kubernetes.io/part-of': 'shop' } } }];
    expect(open).toMatchObject({
      spec: {
        ingress: [
          { ports: [{ protocol: 'TCP', port: 8080 }] },
          // Its metrics are the business of those who run it.
          { from: system, ports: [{ protocol: 'TCP', port: 9080 }] },
        ],
      },
    });
    expect(JSON.stringify((open as { spec: { ingress: readonly object[] } }).spec.ingress[0])).not.toContain('"from"');
  });

  test('have the broker of events where services tell each other what happened, at the address they are told', () => {
    const telling = guardedServices('rabbitmq');
    const all = new Map(manifestsOf(telling));
    for (const [path, manifest] of all) expect(complaints(manifest), path).toEqual([]);
    const broker = all.get('k8s/rabbitmq/service.yaml') as { readonly metadata: { readonly name: string } };
    for (const { folder, parts } of telling.generation.system.services) {
      const told = all.get(`k8s/${folder}/config-map.yaml`) as { readonly data: Readonly<Record<string, string>> };
      const hasEvents = parts.some(({ name }) => name === 'events');
      expect(told.data['RABBITMQ_HOST'], folder).toBe(hasEvents ? broker.metadata.name : undefined);
    }
    expect(JSON.stringify(all.get('k8s/rabbitmq/stateful-set.yaml'))).toContain(
      JSON.stringify({ secretKeyRef: { name: broker.metadata.name, key: 'RABBITMQ_PASSWORD' } }),
    );
    const { services: containers } = parseDocument(fileOf(telling, 'compose.yaml')).toJS() as {
      readonly services: Readonly<Record<string, { readonly environment: Readonly<Record<string, string>> }>>;
    };
    const [user, named] = ['RABBITMQ_DEFAULT_USER', 'RABBITMQ_USERNAME'];
    const clients = Object.values(containers).filter(({ environment }) => environment['RABBITMQ_HOST'] === 'rabbitmq');
    expect(clients.length).toBeGreaterThan(1);
    for (const { environment } of clients) {
      expect(environment[named]).toBe(containers['rabbitmq']?.environment[user]);
      expect(environment['RABBITMQ_PASSWORD']).toBe(containers['rabbitmq']?.environment['RABBITMQ_DEFAULT_PASS']);
    }
  });

  test('tell all services the same issuer, and the gateway where each of them is', () => {
    const told = services.map(({ folder }) => manifests.get(`k8s/${folder}/config-map.yaml`)?.['data']);
    for (const data of told) expect(data).toMatchObject({ JWT_ISSUER: 'http://shop-gateway' });
    const { LOG_FORMAT, ...addresses } = (manifests.get('k8s/gateway/config-map.yaml')?.['data'] ?? {}) as Readonly<
      Record<string, string>
    >;
    expect(LOG_FORMAT).toBe('ecs');
    expect(Object.values(addresses)).toEqual(services.map(({ image }) => `http://${image.name}`));
  });
});
